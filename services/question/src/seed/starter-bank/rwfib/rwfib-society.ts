import type { StarterQuestion } from '../starter-question.js';
import { dropdownBlanks } from './rwfib.js';

export const dropdownSocietyQuestions: readonly StarterQuestion[] = [
  dropdownBlanks({
    number: 21,
    name: 'The First Public Libraries',
    text: 'Lending libraries of the eighteenth century were businesses. Readers paid a yearly fee and had [access|excess|assess|success] to novels that few of them could have bought. Owners soon discovered that a story [published|publishing|to publish|publishes] in three volumes could be lent to three families at the same time, and encouraged authors to write at [length|long|large|width]. When towns began to open free libraries, some citizens feared that workers would be distracted [from|of|with|by means] their duties. The opposite [proved|provided|improved|approved] to be the case: the books most in demand dealt with engineering, geography and law.',
    translation:
      '十八世纪的借书馆是生意。读者每年付一笔费用，就能读到很少有人买得起的小说。店主很快发现，分三卷出版的故事可以同时借给三个家庭，于是鼓励作者写得长一些。城镇开始开设免费图书馆时，有些市民担心工人会因此分心、耽误本职。事实证明恰恰相反：最受欢迎的书讲的是工程、地理和法律。',
    zh: 'have access to 表示“能接触、使用”。published in three volumes 是过去分词作后置定语。at length 意为“详尽地”。prove to be the case 意为“结果是这样”。',
    en: '"Have access to" and "at length" are fixed. A story is published, so a past participle follows. "Prove to be" means to turn out to be.',
    difficulty: 0,
    predictiveRate: 8_100,
  }),
  dropdownBlanks({
    number: 22,
    name: 'Signs That Nobody Reads',
    text: 'A sign is read in a second or not at all. Traffic engineers have known this for decades and keep their messages [short|shortly|brief of|shortage]. In public buildings, by contrast, notices tend to grow. Somebody adds a sentence because one visitor [misunderstood|misunderstanding|mistook for|missed out] the old one, and in the end nobody reads the sheet [at all|in all|after all|all over]. Hospitals that were troubled by lost patients have tried the opposite. They removed two thirds of their signs, [used|using to|use|were used] one colour for each building and painted a line on the floor. Questions at the desk fell by a [third|three|thirds|part three] within weeks.',
    translation:
      '标牌要么一秒钟读完，要么根本没人读。交通工程师几十年前就懂得这一点，信息力求简短。公共建筑里的告示却越来越长：因为有一位访客误解了旧告示，有人就加上一句，最后根本没有人读。为病人迷路所困扰的医院反其道而行：撤掉三分之二的标牌，每栋楼用一种颜色，并在地上画一条线。几周之内，服务台的询问减少了三分之一。',
    zh: 'keep + 宾语 + 形容词 short。because 从句缺过去式谓语 misunderstood。nobody … at all 加强否定。removed, used and painted 三个并列过去式。fall by a third 表示减少的幅度。',
    en: '"Keep" is followed by an object and an adjective. "Removed, used and painted" are three parallel past forms. "At all" strengthens "nobody", and "by a third" gives the amount.',
    difficulty: 2,
  }),
  dropdownBlanks({
    number: 23,
    name: 'The Price of a Free Gift',
    text: 'When visitors to a restaurant are given a sweet with the bill, they leave larger tips, [even though|so that|in case of|as if by] the sweet costs almost nothing. Psychologists explain this by a rule that is found in every [known|know|knowing|knows] society: favours must be returned. The effect is strongest when the gift seems personal and [unexpected|inexpensive|unlimited|insecure]. In one experiment a waiter who turned back after a few steps to offer a second sweet raised his tips [by|at|on|in] more than a fifth. Companies are well [aware|award|beware|awake] of the rule, which is why the sample of cheese in a supermarket is not quite as free as it looks.',
    translation:
      '餐厅客人收到账单时若附上一颗糖，他们给的小费会更多，尽管糖几乎不花钱。心理学家用一条在所有已知社会都存在的规则来解释：人情必须还。当礼物显得有针对性又出乎意料时，效果最强。一次实验中，一位服务员走出几步又转身递上第二颗糖，小费增加了五分之一以上。商家很清楚这条规则，所以超市里试吃的奶酪并不像看上去那样免费。',
    zh: '糖不值钱却换来更多小费，是让步关系，用 even though。known society 中过去分词作定语。“又转身再给一颗”说明礼物出乎意料（unexpected）。raise by 表示增加的幅度；be aware of 是固定搭配。',
    en: 'The cheap sweet and the larger tip are in contrast: "even though". The waiter who turns back illustrates "unexpected". "By" gives the amount of a change, and "aware of" is fixed.',
    difficulty: 1,
    predictiveRate: 6_750,
  }),
  dropdownBlanks({
    number: 24,
    name: 'How Standard Time Began',
    text: 'Until the middle of the nineteenth century every town kept its own time, set by the sun. A clock in Bristol was ten minutes [behind|late|after of|beneath] one in London, and nobody cared, for no one could travel fast enough to notice. Railways [changed|exchanged|chanced|charged] that. Timetables in a dozen local times were confusing, and two trains on one track, each [keeping|kept|keeps|to be kept] to a different clock, could easily collide. Companies therefore adopted a single time for all their stations. Towns resisted [at first|firstly of|in the first|for first]; some public clocks were fitted with two minute hands. [Eventually|Evenly|Equally|Especially] convenience won.',
    translation:
      '直到十九世纪中叶，每个城镇都按太阳使用自己的时间。布里斯托尔的钟比伦敦慢十分钟，但没人在意，因为没有人走得快到能察觉。铁路改变了这一点。时刻表上有十几种地方时，令人困惑；同一条轨道上的两列火车若各守不同的钟，很容易相撞。因此铁路公司为所有车站采用统一时间。城镇起初抵制，有些公共时钟装了两根分针。最终，便利获胜。',
    zh: 'be ten minutes behind 指“慢十分钟”，late 后不能直接接 one。each keeping to … 是独立主格。at first 与后面的 Eventually 呼应，构成“起初……最终……”的脉络。',
    en: '"Behind" is a preposition and can be followed by "one in London"; "late" cannot. "Each keeping" is an absolute construction. "At first" and "eventually" mark the two ends of the story.',
    difficulty: 1,
  }),
  dropdownBlanks({
    number: 25,
    name: 'Why Handshakes Became Polite',
    text: 'Shaking hands is so [common|commonly|community|comment] that we rarely ask where the habit comes from. Ancient reliefs show kings holding the right hand of an ally, perhaps to [prove|improve|approve|remove] that neither carried a weapon. As an everyday greeting it [spread|sped|spent|sprang to] much later, among merchants and religious groups who considered bowing to [others|other|anothers|the else] a sign of inequality. Recordings made with hidden cameras have added a curious detail: people often bring their hand to their nose afterwards, [apparently|apparent|appearing|in appearance of] without noticing it.',
    translation:
      '握手太普遍了，我们很少问这个习惯从何而来。古代浮雕上，国王握着盟友的右手，也许是为了证明双方都没带武器。作为日常问候，它要晚得多才传播开来，在商人和某些宗教团体中流行，他们认为向别人鞠躬是不平等的标志。隐蔽摄像机的录像又补充了一个奇怪的细节：握手之后，人们常把手凑到鼻子边，显然自己并没有察觉。',
    zh: 'so + 形容词 common + that。prove that 意为“证明”。spread 过去式同形，表示习惯“传播”。bowing to others 泛指“向别人鞠躬”。修饰整个短语用副词 apparently。',
    en: '"So common that" needs an adjective. "Prove that" takes a clause. A habit "spreads", and an adverb is required before "without noticing it".',
    difficulty: 0,
  }),
  dropdownBlanks({
    number: 26,
    name: 'A City without Street Names',
    text: 'Visitors to Japan are puzzled by addresses, since most streets have no name at all. It is the [blocks|locks|bricks|clocks] that are numbered, and within each block the houses used to be numbered in the [order|role|line|row] in which they were built. Number one may thus stand [next|near by|nearly|beside of] to number twelve. Letter carriers learned their district by [heart|head|mind|memory of], and policemen kept detailed maps for strangers. The system is not illogical; it merely rests on a different idea of what matters. For a Western planner a city [consists|contains|includes|composes] of lines, for a Japanese one it is made of areas.',
    translation:
      '到日本的游客会被地址弄糊涂，因为大多数街道根本没有名字。编号的是街区，而每个街区里的房子过去按建造顺序编号，所以一号可能挨着十二号。邮递员把自己的片区背得滚瓜烂熟，警察则备有详细地图给外来人看。这套系统并非不合逻辑，只是基于对“什么重要”的不同看法。对西方规划者来说，城市由线组成；对日本规划者来说，城市由面组成。',
    zh: 'in the order in which they were built 指“按建造的先后顺序”。next to 是固定搭配。learn by heart 意为“背熟”。consist of 表示“由……组成”，其他三个词都不接 of。',
    en: '"In the order in which", "next to" and "by heart" are fixed. Only "consists" can be followed by "of".',
    difficulty: 1,
    isExercise: true,
  }),
  dropdownBlanks({
    number: 27,
    name: 'Memory of Witnesses',
    text: 'We like to think of memory as a film that can be played again. Experiments [tell|say to|speak|talk] a different story. In a classic study, people watched a short film of two cars colliding and were then asked how fast the cars had been [going|gone|go|to go]. Those who were asked how fast they were when they "smashed" estimated a higher speed than those who heard the word "hit". A week [later|late|after that|latest], the first group was also more likely to remember broken glass, although [none|no|nothing|neither] had been shown. Questions, it seems, do not simply call [up|off|in to|for on] a memory; they rewrite it.',
    translation:
      '我们喜欢把记忆看作可以重放的影片。实验说明的却不是这样。在一项经典研究中，人们看了两车相撞的短片，随后被问车速多快。听到“猛撞”一词的人估计的速度比听到“碰”的人更高。一周后，前一组人也更可能“记得”碎玻璃，尽管片中根本没有。看来，问题不只是唤起记忆，还会改写记忆。',
    zh: 'tell a different story 表示“说明情况并非如此”。how fast … had been going 用现在分词构成进行时。none 代替前面的 broken glass。call up a memory 意为“唤起记忆”，call off 是“取消”。',
    en: '"Tell a different story" is fixed. "None" stands for "no broken glass". "Call up" means to bring to mind, "call off" to cancel.',
    difficulty: 2,
    predictiveRate: 5_450,
  }),
  dropdownBlanks({
    number: 28,
    name: 'Why Coins Have Ridges',
    text: 'The fine lines around the edge of many coins are more than [decoration|declaration|dedication|decision]. When coins were made of gold and silver, dishonest people would cut a thin strip from the rim and pass the coin [on|in to|away of|up] at full value. [Collected|Collect|Collecting|To collect] over months, the clippings were worth a small fortune. Ridges put an [end|edge|ending of|aim] to the practice, because any cutting could be seen at [once|one|first time|a moment]. Modern coins contain no precious metal; still, the ridges have been kept, partly out of habit and partly because they help blind people to tell one coin from another.',
    translation:
      '许多硬币边缘的细纹不只是装饰。硬币还用金银铸造时，不诚实的人会从边缘切下薄薄一条，再按足额面值把硬币花出去。几个月积攒下来，这些碎屑价值不菲。齿纹终结了这种做法，因为任何切割都能立刻看出来。现代硬币不含贵金属，但齿纹保留了下来，一来出于习惯，二来可以帮助盲人分辨不同的硬币。',
    zh: 'pass sth on 指“转手给别人”。Collected over months 是过去分词短语作状语，逻辑主语 the clippings 是“被收集”。put an end to 意为“终结”。at once 意为“立刻”。',
    en: '"Pass on" means to give to the next person. The clippings are collected, so the sentence opens with a past participle. "Put an end to" and "at once" are fixed.',
    difficulty: 0,
  }),
  dropdownBlanks({
    number: 29,
    name: 'Bilingual Babies',
    text: 'Babies who grow up with two languages were once expected to fall behind. It is true that they may know fewer words in [either|both|neither of|all] language than children who hear only one, but when the two are added [together|altogether|to gather|together with] the totals are alike. Nor do they mix languages out of [confusion|conclusion|confession|concussion]; a toddler will choose the language of the person to [whom|who|that|which] she is speaking surprisingly early. There is also some evidence that such children switch more easily between tasks, though the size of this advantage is [disputed|disposed|dispersed|displayed].',
    translation:
      '在双语中长大的婴儿曾被认为会落后。确实，他们在任何一种语言中认识的词可能都比只听一种语言的孩子少，但两种加在一起，总数相当。他们混用语言也不是因为混乱；幼儿很早就会根据说话对象选择语言，早得令人惊讶。还有一些证据表明，这样的孩子在不同任务之间转换更容易，不过这种优势有多大仍有争议。',
    zh: 'either 后接单数名词 language，both 要接复数。add together 是“相加”。out of confusion 指“出于混乱”。介词 to 后指人只能用 whom。though 引出保留意见，所以是 disputed（有争议的）。',
    en: '"Either" is followed by a singular noun, "both" by a plural. After the preposition "to" a person must be "whom". "Though" announces a reservation: the size is "disputed".',
    difficulty: 2,
  }),
  dropdownBlanks({
    number: 30,
    name: 'Left-Handed in a Right-Handed World',
    text: 'About one person in ten writes with the left hand, and tools found in caves suggest that the [proportion|promotion|profession|prediction] has hardly changed since the Stone Age. If being in the minority is a [disadvantage|discovery|discount|disagreement], it is hard to see why left-handers have not died out. One answer comes from sport. In tennis or boxing they surprise opponents who are [used|using|useful|usual] to facing right-handers. The [advantage|advance|adventure|advice] exists only as long as they remain rare, which would [account|count|amount|discount] for a share that is small but stable.',
    translation:
      '大约每十个人里有一个用左手写字，洞穴里发现的工具表明，这一比例自石器时代以来几乎没变。如果身为少数是一种劣势，就很难理解左撇子为什么没有消失。一种解释来自体育。在网球或拳击中，对手习惯了面对右手选手，左撇子会让他们措手不及。只有当他们保持稀少时，这一优势才存在，这就能说明为什么他们的比例虽小却稳定。',
    zh: 'one person in ten 就是 proportion（比例）。be used to doing 意为“习惯于”，to 是介词。disadvantage 与后面的 advantage 呼应。account for 意为“解释”。',
    en: '"One in ten" is a "proportion". "Used to facing" means accustomed to. "Account for" means to explain; "disadvantage" and "advantage" answer each other.',
    difficulty: 1,
  }),
];
