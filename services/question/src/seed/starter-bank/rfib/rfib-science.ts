import type { StarterQuestion } from '../starter-question.js';
import { dragBlanks } from './rfib.js';

export const dragScienceQuestions: readonly StarterQuestion[] = [
  dragBlanks({
    number: 1,
    name: 'Honey That Never Spoils',
    text: 'Jars of honey have been found in tombs that are three thousand years old, and their contents were still safe to [eat]. Honey contains very little [water], so any bacterium that lands in it dries out and dies. It is also slightly [acidic], which keeps most other germs away. As long as the lid stays [closed], no moisture can enter and nothing will grow.',
    spare: ['heavy', 'sugar', 'eaten'],
    translation:
      '人们在三千年前的墓中发现过蜂蜜罐，里面的蜂蜜仍可安全食用。蜂蜜含水极少，落入其中的细菌会脱水而死。它还略带酸性，能挡住大多数其他细菌。只要盖子一直盖紧，水分就进不去，什么都长不出来。',
    zh: 'safe to 后接动词原形 eat。“细菌会 dries out”说明缺的是 water；sugar 其实很多，不符合事实。slightly 后接形容词 acidic，盖子 stays closed 才能挡住水汽。',
    en: '"Safe to" needs a verb. Bacteria dry out because there is little "water"; honey has plenty of sugar. The lid must stay "closed" to keep moisture out.',
    difficulty: 0,
    predictiveRate: 7_600,
  }),
  dragBlanks({
    number: 2,
    name: 'How Bats See with Their Ears',
    text: 'A bat hunting at night sends out short cries that are far too high for humans to [hear]. When a cry strikes an insect, an [echo] returns, and the delay tells the bat how far away its prey is. As the bat comes [closer], the cries follow one another more rapidly, until they [merge] into a buzz just before the catch.',
    spare: ['wing', 'speak', 'darker'],
    translation:
      '蝙蝠夜间捕猎时发出短促的叫声，频率太高，人听不见。叫声碰到昆虫便有回声返回，时间差告诉蝙蝠猎物有多远。蝙蝠越靠近，叫声一个接一个就越快，直到捕捉前的一刻融成一片嗡嗡声。',
    zh: 'too high for humans to hear 是 too … to … 结构。an 提示后面的名词以元音开头：echo。comes closer 与后文叫声越来越快对应；merge into a buzz 指“连成一片嗡嗡声”。',
    en: 'The article "an" points to "echo". "Too high to hear" is a too-to structure. The faster cries finally "merge into" one sound as the bat comes "closer".',
    difficulty: 0,
  }),
  dragBlanks({
    number: 3,
    name: 'Glass Is Not a Slow Liquid',
    text: 'Old church windows are often thicker at the [bottom], and guides like to claim that the glass has flowed downwards over the centuries. The [explanation] is wrong. Early glassmakers could not produce panes of [even] thickness, and builders simply placed the heavy edge below so that the window would stand more [firmly]. In some windows the thick edge is at the top.',
    spare: ['deeply', 'evidence of', 'melted'],
    translation:
      '古老教堂的窗玻璃往往底部更厚，导游喜欢说玻璃几百年来一直在往下流。这个解释是错的。早期的玻璃匠做不出厚度均匀的玻璃，工匠只是把较重的一边放在下面，让窗户更稳固。有些窗户厚的一边反而在上面。',
    zh: '第一空与末句 at the top 形成对照，填 bottom。explanation 概括前一句的说法。even thickness 指“厚度均匀”，这里 even 是形容词。more 后面用副词 firmly 修饰 stand。',
    en: '"Bottom" contrasts with "top" in the last sentence. "Even thickness" uses "even" as an adjective meaning uniform. An adverb modifies "stand": "firmly".',
    difficulty: 1,
  }),
  dragBlanks({
    number: 4,
    name: 'The Smell of Rain',
    text: 'The pleasant smell after a summer shower has a name, petrichor, and two main sources. During dry weather plants release oils that [collect] on rocks and soil. Bacteria in the ground add a substance to which the human nose is extremely [sensitive]. When drops hit a dusty surface, they [trap] tiny bubbles of air; these burst and carry the [scent] upwards.',
    spare: ['avoid', 'visible', 'flood'],
    translation:
      '夏日阵雨后好闻的气味有个名字，叫“雨后土香”，主要有两个来源。干旱时植物释放的油积聚在岩石和土壤上。地里的细菌又加入一种人的鼻子极其敏感的物质。雨滴落在多尘的表面时困住微小的气泡，气泡破裂，把香气带上来。',
    zh: 'collect on 意为“积聚在……上”。sensitive to 是固定搭配，to which 提到了前面。雨滴“困住”气泡用 trap，气泡再破裂。末句与首句 smell 呼应，填近义词 scent。',
    en: '"Sensitive to" is the clue in "to which". Drops first "trap" air, then the bubbles burst. "Scent" takes up "smell" from the first sentence.',
    difficulty: 1,
    predictiveRate: 5_050,
  }),
  dragBlanks({
    number: 5,
    name: 'How Snowflakes Get Six Arms',
    text: 'Every snowflake begins as a speck of dust on which water vapour [freezes]. The molecules arrange themselves in a six-sided pattern, and because the corners stick out furthest, they [catch] most of the vapour and grow into arms. All six meet the same temperatures on their way down, so they look [alike]. Another flake takes a different path through the cloud, and its shape will therefore be [unique].',
    spare: ['melting', 'common', 'likely to'],
    translation:
      '每片雪花都始于一粒尘埃，水蒸气在上面结冰。分子排成六边形，由于尖角伸得最远，它们捕获大部分水汽，长成枝臂。六条枝臂在下落途中遇到同样的温度，所以看上去一样。另一片雪花在云中走的是另一条路，因此形状独一无二。',
    zh: 'on which 引导的从句缺单数谓语 freezes。catch the vapour 指“捕获水汽”。same temperatures 导致六臂 alike；路径不同导致形状 unique，前后对照。',
    en: 'The relative clause needs a singular verb: "freezes". The same temperatures make the arms "alike", whereas a different path makes another flake "unique".',
    difficulty: 0,
  }),
  dragBlanks({
    number: 6,
    name: 'A Battery Made of Rust',
    text: 'Engineers are testing a battery that works by rusting. When it delivers power, air turns iron into rust; when it is [charged], the rust becomes iron again. Such a battery is too heavy for a car, but weight hardly [matters] in a field beside a wind farm. Its great [advantage] is the price, because iron is one of the [cheapest] metals on Earth.',
    spare: ['lightest', 'danger', 'broken'],
    translation:
      '工程师正在试验一种靠生锈工作的电池。放电时，空气把铁变成铁锈；充电时，铁锈又变回铁。这种电池对汽车来说太重，但放在风电场旁边的空地上，重量几乎无关紧要。它最大的优点是价格，因为铁是地球上最便宜的金属之一。',
    zh: '与 delivers power 相对的是 is charged。weight hardly matters 指“重量不要紧”。price 是优点 advantage，one of the 后接最高级 cheapest；lightest 与 too heavy 矛盾。',
    en: '"Charged" is the opposite of delivering power. "One of the" needs a superlative that fits the price: "cheapest"; "lightest" contradicts "too heavy".',
    difficulty: 1,
  }),
  dragBlanks({
    number: 7,
    name: 'Mirages on the Road',
    text: 'On hot days the road ahead sometimes appears to be [covered] with water. What drivers see is in fact a piece of the sky. Air just above the asphalt is much [warmer] than the layer over it, and light passing from one to the other is bent. The brain, however, [assumes] that light travels in straight lines, and takes the [image] for a puddle.',
    spare: ['drunk', 'colder', 'shines'],
    translation:
      '炎热的日子里，前方的路有时看上去被水覆盖。司机看到的其实是一小片天空。紧贴沥青的空气比上面一层热得多，光线从一层进入另一层时发生弯曲。然而大脑认定光沿直线传播，便把这个影像当成了水洼。',
    zh: 'be covered with 为固定搭配。路面上方的空气因沥青晒热而“更热”（warmer）。assume that 意为“以为”。take the image for a puddle 指“把影像误认作水洼”。',
    en: '"Covered with" is fixed. Hot asphalt makes the lowest air "warmer". "Assumes that" introduces the mistake, and "take an image for" means to mistake it for something.',
    difficulty: 1,
  }),
  dragBlanks({
    number: 8,
    name: 'How Vaccines Train the Body',
    text: 'A vaccine shows the immune system a harmless part of a germ, so that the body can [practise] its defence without being in danger. Special cells keep the pattern in [memory] for years. If the real germ arrives, they [recognise] it at once and produce antibodies within days instead of weeks, usually before the patient [notices] anything at all.',
    spare: ['hospital', 'harmful', 'injects'],
    translation:
      '疫苗把病菌无害的一部分展示给免疫系统，让身体在没有危险的情况下练习防御。特殊的细胞会把这一模式记住多年。真正的病菌来到时，它们立刻认出它，几天而不是几周之内就产生抗体，通常在病人察觉之前。',
    zh: 'practise its defence 指“练习防御”。keep … in memory 意为“记住”。recognise it at once 与 keep the pattern 呼应。the patient 是单数，谓语用 notices；injects 与 anything at all 不搭配。',
    en: 'Cells keep a pattern "in memory" and later "recognise" it. The singular subject "patient" needs "notices"; "injects" makes no sense with "anything at all".',
    difficulty: 0,
    isExercise: true,
  }),
  dragBlanks({
    number: 9,
    name: 'The Longest Experiment',
    text: 'In 1927 a physics professor poured warm pitch into a funnel to show that a substance which shatters under a hammer may nevertheless [flow]. Since the stem was opened, fewer than ten drops have [fallen]. For decades nobody managed to [witness] the event: on one occasion the observer had gone out for a drink, and later a camera [failed].',
    spare: ['solid', 'succeeded', 'prevent'],
    translation:
      '1927 年，一位物理教授把温热的沥青倒进漏斗，为了说明一锤就碎的物质也可能会流动。自从漏斗颈打开以来，落下的还不到十滴。几十年里没有人能亲眼见到这一刻：有一次观察者出去喝东西，后来一次摄像机又坏了。',
    zh: 'nevertheless 表示与“一锤就碎”相反，填 flow。现在完成时 have 后接过去分词 fallen。冒号后面两件事说明都没看成，所以是 witness（目睹）和 failed（出故障）。',
    en: '"Nevertheless" asks for the opposite of shattering: "flow". After "have" comes a past participle. The two mishaps after the colon explain why nobody could "witness" a drop.',
    difficulty: 2,
  }),
  dragBlanks({
    number: 10,
    name: 'Reading a Fingerprint',
    text: 'The pattern on our fingertips is formed before birth and is never [repeated], not even in identical twins. Genes provide the general [plan], but small movements of the unborn child and the pressure of the fluid around it decide the [details]. Burns and cuts may hide the pattern for a while; as soon as the skin has [healed], it returns exactly as before.',
    spare: ['doctors', 'injured', 'weight'],
    translation:
      '指尖的纹路在出生前形成，从不重复，连同卵双胞胎也不一样。基因提供总体方案，而胎儿的细微动作和周围液体的压力决定细节。烧伤和割伤可能会使纹路暂时消失，但皮肤一愈合，它就会原样恢复。',
    zh: 'never repeated 指“从不重复”。general plan 与 details 构成“总体—细节”的对照，中间有 but 提示。as soon as the skin has healed 之后纹路才会恢复；injured 意思相反。',
    en: '"But" contrasts the general "plan" with the "details". The pattern returns when the skin has "healed"; "injured" would reverse the sense.',
    difficulty: 1,
  }),
];
