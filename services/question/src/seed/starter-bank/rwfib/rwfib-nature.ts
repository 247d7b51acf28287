import type { StarterQuestion } from '../starter-question.js';
import { dropdownBlanks } from './rwfib.js';

export const dropdownNatureQuestions: readonly StarterQuestion[] = [
  dropdownBlanks({
    number: 11,
    name: 'Rivers under the Desert',
    text: 'More than two thousand years ago, farmers on the dry plains of Persia learned to bring water from the mountains through tunnels. A shaft was sunk at the foot of a hill [until|while|unless|whereas] water was found; then a gently sloping channel was dug, sometimes for forty kilometres, so that the water would flow by its own [weight|width|waste|wealth]. Being underground, it lost almost nothing to [evaporation|evacuation|exploration|elevation]. Each village appointed a keeper who decided when every field was to be watered, and disputes were remarkably [rare|rarely|raw|rear]. Many of these tunnels are still in [use|used|using|usage of] today.',
    translation:
      '两千多年前，波斯干旱平原上的农民学会了用隧道从山里引水。人们在山脚打竖井直到找到水，然后挖一条坡度平缓的水渠，有时长达四十公里，让水靠自身重量流动。因为在地下，水几乎不因蒸发而损失。每个村庄任命一位管水人，决定每块田何时灌溉，纠纷极少。许多这样的隧道今天仍在使用。',
    zh: '挖井直到找到水，用 until。by its own weight 指水靠自重流动。地下环境减少的是 evaporation（蒸发）。were 后缺表语，用形容词 rare；in use 是固定搭配。',
    en: 'Digging goes on "until" water is found. Underground water is safe from "evaporation". After "were" an adjective is needed ("rare"), and "in use" is a fixed phrase.',
    difficulty: 1,
  }),
  dropdownBlanks({
    number: 12,
    name: 'The Quiet Work of Fungi',
    text: 'When a leaf falls in a forest, it does not stay there for long. Fungi send fine threads into it and break [down|up to|in|over] the tough material that animals cannot digest. The minerals which are [released|relied|relieved|related] in this way become food for the next generation of plants. Many fungi go further and form partnerships with living roots: they [supply|suppose|apply|demand] the tree with water and receive sugar [in return|on purpose|by chance|in advance]. A single teaspoon of forest soil may hold several kilometres of such threads.',
    translation:
      '森林里的一片落叶不会久留。真菌把细丝伸进叶中，分解动物无法消化的坚韧物质。这样释放出来的矿物质成为下一代植物的养料。许多真菌更进一步，与活的树根结成伙伴：它们为树提供水分，换回糖分。一小茶匙森林土壤里可能有好几公里长的这种细丝。',
    zh: 'break down 指“分解”。release minerals 是“释放矿物质”。supply … with … 是固定结构。in return 表示“作为回报”，符合伙伴之间交换的意思。',
    en: '"Break down" means to decompose, and minerals are "released". The pattern is "supply somebody with something". The exchange between partners is expressed by "in return".',
    difficulty: 0,
    predictiveRate: 4_300,
  }),
  dropdownBlanks({
    number: 13,
    name: 'Why Birds Fly in a V',
    text: 'Large birds such as geese often travel in a V, and the pattern is not a matter of good manners. The wing of a flying bird pushes air downwards, but the air beyond its tip curls upwards. A bird that keeps to the right [position|decision|condition|opinion] behind its neighbour is gently lifted and saves a [considerable|considerate|considering|consistent] amount of energy. Timing matters as well: each bird adjusts its wing beats to [match|reach|fetch|watch] those of the one ahead. The leader, of course, enjoys no such benefit. Birds therefore take [turns|places|steps|parts] at the front, and a tired leader quietly drops back.',
    translation:
      '大雁等大型鸟类常排成 V 字飞行，这种队形并不是讲究礼貌。飞鸟的翅膀把空气往下压，而翼尖外侧的空气却向上翻卷。一只鸟若在邻伴后面保持合适的位置，就会被轻轻托起，省下相当多的力气。时机同样重要：每只鸟都调整扇翅的节奏，与前面的鸟一致。领头鸟当然得不到这种好处，所以鸟儿轮流在前，疲惫的领头鸟会悄悄退到后面。',
    zh: 'considerable 指“相当多的”，considerate 是“体贴的”，易混。match those of the one ahead 中 those 指 wing beats，“与之一致”。take turns 意为“轮流”，take place 是“发生”。',
    en: '"Considerable" means large; "considerate" means kind. The wing beats are made to "match" those of the bird ahead. "Take turns" is the phrase for doing something one after another.',
    difficulty: 0,
  }),
  dropdownBlanks({
    number: 14,
    name: 'Farming Seaweed',
    text: 'Seaweed needs no fresh water, no fertiliser and no land. Some kinds grow by half a metre a day, [absorbing|absorbed|absorb|absorption] carbon and surplus nutrients as they do so. In Asia it has been part of the daily [diet|dose|fuel|recipe] for centuries, while elsewhere it used to be gathered mainly for industry. Interest is now growing for another reason: when a little red seaweed is mixed [into|from|over|by] their feed, cows produce far less methane. Whether this can be done on a large [scale|size|measure|amount] is uncertain, because the plant is difficult to cultivate and no one knows how long the effect will [last|delay|late|keep on to].',
    translation:
      '海藻不需要淡水、肥料和土地。有些种类一天能长半米，同时吸收碳和多余的养分。在亚洲，它几个世纪以来一直是日常饮食的一部分，而在别处过去主要是为工业而采集。如今人们对它的兴趣因另一个原因而增长：在饲料中掺一点红藻，奶牛产生的甲烷就会少得多。这能否大规模推广尚不确定，因为这种植物难以栽培，也没有人知道效果能持续多久。',
    zh: '逗号后无连词，用现在分词 absorbing 表伴随。daily diet 是“日常饮食”。mix … into … 与 on a large scale（大规模）为固定搭配。“效果持续多久”用 last。',
    en: 'After the comma there is no conjunction, so a participle is needed: "absorbing". "On a large scale" is fixed, and an effect "lasts" for a certain time.',
    difficulty: 1,
  }),
  dropdownBlanks({
    number: 15,
    name: 'Lakes That Explode',
    text: 'Deep beneath a few lakes in Africa, gas from volcanic rock seeps into the water. As long as the layers do not mix, it stays dissolved, much like the gas in a closed bottle of lemonade. If a landslide or a storm [disturbs|distributes|distracts|disposes] the deep water, however, the gas can escape all at [once|time|first|last]. In 1986 an invisible cloud rolled down a valley in Cameroon and, being [heavier|more heavily|heaviest|heavy] than air, filled it to the height of the houses. Engineers have since [installed|instructed|inspired|insisted] pipes through which the lake releases its gas harmlessly, in a fountain fifty metres high.',
    translation:
      '在非洲少数湖泊的深处，火山岩中的气体渗入水中。只要水层不混合，气体就一直溶解着，很像密封瓶里的汽水。但如果山体滑坡或风暴扰动深层湖水，气体就可能一下子全部逸出。1986 年，一团看不见的云沿喀麦隆的一条山谷滚下，因为比空气重，一直填到房屋的高度。此后工程师安装了管道，让湖水以五十米高的喷泉形式无害地释放气体。',
    zh: '扰动湖水用 disturb；distract 指分散人的注意力。all at once 意为“一下子”。than 提示比较级，且作表语用形容词 heavier。install pipes 是“安装管道”。',
    en: 'Water is "disturbed"; people are "distracted". "All at once" means suddenly. "Than" calls for a comparative, and after "being" it must be an adjective: "heavier".',
    difficulty: 1,
  }),
  dropdownBlanks({
    number: 16,
    name: 'The Language of Trees',
    text: 'When giraffes feed on an acacia, the tree begins within minutes to pump bitter substances into its leaves. It also gives [off|over|in|away to] a gas that drifts to neighbouring trees, which then prepare their own defence [before|although|whether|so] a single leaf has been touched. Giraffes seem to know the trick: they walk past the nearest trees and continue to feed at some distance, or move [against|through to|below|among] the wind, so that the warning cannot precede them. It is tempting to speak of conversation, but most botanists are [cautious|careless|curious|precious]. A signal that is received, they point out, was not necessarily [intended|pretended|attended|extended].',
    translation:
      '长颈鹿吃金合欢时，树在几分钟内就开始往叶子里输送苦味物质。它还释放一种气体飘向邻近的树，让它们在一片叶子都没被碰到之前就做好防御。长颈鹿似乎懂得这个把戏：它们走过最近的树，到一定距离之外继续吃，或者逆风移动，使警报无法走在它们前面。人们很想称之为“对话”，但大多数植物学家很谨慎。他们指出，被接收到的信号未必是有意发出的。',
    zh: 'give off 指“释放（气体）”。气味顺风传播，逆风移动（against the wind）警报才追不上前方的树。末句说信号未必是“有意的”，用 intended，也解释了前句的 cautious。',
    en: '"Give off" means to release a gas. A warning carried by the wind cannot reach trees upwind, so giraffes move "against" the wind. The last sentence explains why botanists are "cautious": the signal may not be "intended".',
    difficulty: 2,
    predictiveRate: 5_900,
  }),
  dropdownBlanks({
    number: 17,
    name: 'Salmon Feed the Forest',
    text: 'Every autumn millions of salmon return from the Pacific to the streams where they were born. Few of them [survive|revive|arrive|derive] the journey for long. Bears carry many fish into the woods, eat the best parts and leave the [rest|remain|others|another]. What remains is consumed by insects and finally enters the soil. Chemists can [trace|trade|treat|trick] nitrogen from the ocean in trees that stand hundreds of metres from the water. Where salmon have vanished, trees grow more slowly. The forest, in other [words|terms of|minds|hands], depends on the sea, and a dam that blocks the fish also starves the trees.',
    translation:
      '每年秋天，数百万条鲑鱼从太平洋回到出生的溪流。能在这趟旅程之后久活的很少。熊把许多鱼带进树林，吃掉最好的部分，留下其余的。剩下的由昆虫吃掉，最后进入土壤。化学家能在离水数百米的树中追踪到来自海洋的氮。鲑鱼消失的地方，树长得更慢。换句话说，森林依赖海洋，阻挡鱼的水坝也让树挨饿。',
    zh: 'survive 可直接接宾语，意为“幸存”。the rest 指“剩余部分”，不可数也可用。trace nitrogen 是“追踪氮的来源”。in other words 用于换一种说法作总结。',
    en: '"Survive" takes a direct object. "The rest" is what is left of each fish. Chemists "trace" a substance to its origin. "In other words" introduces the conclusion.',
    difficulty: 0,
  }),
  dropdownBlanks({
    number: 18,
    name: 'The Eel and Its Secret',
    text: 'Eels live in European rivers for up to twenty years, but nobody has ever seen one [lay|lie|laid|lying] eggs there. In autumn the adults swim downstream, [cross|across|cause|access] the Atlantic and disappear. Their tiny, transparent young were traced back a century ago to the Sargasso Sea, five thousand kilometres away, because the specimens caught there were the [smallest|smaller of|least small|fewest]. Even now nobody has watched them spawn. Tagging them is difficult, [since|despite|until|unless] the devices hinder the animals or are swallowed by whales. A creature that is smoked and eaten in every harbour thus keeps the most [basic|basis|basically|based] fact of its life to itself.',
    translation:
      '鳗鱼在欧洲河流中可生活长达二十年，但从来没有人见过它在那里产卵。秋天，成年鳗鱼顺流而下，横渡大西洋，然后消失。一个世纪前，人们根据在马尾藻海捕到的幼体最小，把这些微小透明的幼鱼追溯到五千公里外的那片海域。直到今天，也没有人亲眼见过它们产卵。加装标记很困难，因为装置妨碍鳗鱼游动，或者被鲸吞掉。在每个港口都被熏来吃的动物，就这样守住了自己一生中最基本的秘密。',
    zh: 'lay eggs 意为“产卵”，see sb do 用原形 lay，lie 是“躺”。cross 是动词，across 是介词。标记困难的原因用 since 引出。the most 后、fact 前需形容词 basic。',
    en: '"Lay eggs" must not be confused with "lie". "Cross" is a verb, "across" a preposition. The reason for the difficulty is introduced by "since", and before "fact" an adjective is needed.',
    difficulty: 1,
    isExercise: true,
  }),
  dropdownBlanks({
    number: 19,
    name: 'Counting Whales from Space',
    text: 'Counting whales from a ship is slow, costly and sometimes dangerous. Satellites now offer an [alternative|alteration|attempt|allowance]. Their cameras can distinguish objects thirty centimetres across, which is [sufficient|efficient|deficient|proficient] to recognise a whale resting near the surface. A programme searches the pictures, and biologists check [whatever|whoever|however|wherever] it has found. The method is not perfect: animals that are diving cannot be seen, and in rough weather a breaking wave may be [mistaken|misled|misused|missed] for a back. Even so, remote regions that no expedition could [afford|effort|offer|refuse] to visit are being surveyed for the first time.',
    translation:
      '乘船数鲸又慢又贵，有时还危险。如今卫星提供了另一种办法。它们的相机能分辨三十厘米大小的物体，足以认出在水面附近休息的鲸。程序搜索照片，生物学家再核对它找到的一切。这种方法并不完美：正在潜水的鲸看不见，天气恶劣时碎浪可能被误认作鲸背。即便如此，任何考察队都去不起的偏远海域正首次得到调查。',
    zh: 'alternative 指“替代办法”。sufficient 是“足够的”，efficient 是“高效的”。whatever it has found 作 check 的宾语，指“它找到的任何东西”。be mistaken for 意为“被误认为”。',
    en: '"Sufficient" means enough; "efficient" means without waste. "Whatever it has found" is the object of "check". "Be mistaken for" is the fixed pattern, and one can or cannot "afford to" do something.',
    difficulty: 2,
  }),
  dropdownBlanks({
    number: 20,
    name: 'Why Onions Make Us Cry',
    text: 'An onion that is left alone has almost no smell. Only when a knife [damages|dares|deals|dances] its cells do two substances that were stored separately come [into|to the|at|under] contact. They react to form a gas that rises to the eyes, where it turns into a mild acid. The eyes defend themselves by [producing|to produce|produced|produce] tears. Chilling the onion beforehand slows the reaction, and a sharp blade crushes [fewer|less|little|much] cells than a blunt one. Breathing through the mouth, on the other [hand|side|part|foot], makes no difference at all, whatever grandmothers may say.',
    translation:
      '完好的洋葱几乎没有气味。只有当刀破坏了细胞，分开储存的两种物质才会接触，反应生成一种气体，升到眼睛里变成弱酸。眼睛以流泪来自卫。事先把洋葱冷藏可以减慢反应，锋利的刀也比钝刀压坏的细胞少。至于用嘴呼吸，不管祖母们怎么说，其实毫无用处。',
    zh: 'come into contact 是固定搭配。介词 by 后用动名词 producing。cells 可数，比较少用 fewer；less 修饰不可数名词。on the other hand 引出无效的方法，与前面有效的方法形成对比。',
    en: '"Come into contact" is fixed, and "by" is followed by an -ing form. Cells can be counted, so "fewer". "On the other hand" contrasts useless advice with the useful tips before it.',
    difficulty: 0,
  }),
];
