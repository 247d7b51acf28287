import { singleChoice } from './single-choice.js';
import type { StarterQuestion } from './starter-question.js';

export const natureQuestions: readonly StarterQuestion[] = [
  singleChoice({
    number: 1,
    name: 'Lamps That Fade Paintings',
    question: 'Why did the museum replace its lamps?',
    passage: [
      'When the city museum closed its main gallery for three weeks last spring, many visitors assumed that the roof was leaking. The truth was less dramatic. Staff were replacing four hundred halogen lamps, which had lit the collection for almost twenty years, with a new system designed for works on paper.',
      'Nobody had complained about the old lighting; on the contrary, guests often praised its warmth. Nor was the change expected to pay for itself, since the new lamps are expensive and the museum already bought its electricity at a reduced rate. The decision followed a survey in which conservators compared the drawings with photographs taken in 1998. Blues had turned grey, and some pencil lines were barely visible. The new lamps give off almost none of the radiation responsible for such damage, although they leave the rooms noticeably darker.',
    ],
    choices: [
      'To cut the cost of electricity',
      'To prevent further damage to the collection',
      'To respond to complaints from visitors',
      'To make the rooms brighter and more welcoming',
    ],
    right: 1,
    translation:
      '去年春天，市博物馆的主展厅关闭了三周，许多参观者以为屋顶漏水。真相没有那么戏剧化：工作人员正在用一套专为纸本作品设计的新系统替换照亮藏品近二十年的四百盏卤素灯。没有人抱怨过旧灯光，相反，客人常称赞它温暖。这一改变也不指望收回成本，因为新灯很贵，而博物馆的电价本就优惠。决定源于一次调查：修复师把素描与 1998 年拍的照片对比，发现蓝色变灰，有些铅笔线几乎看不见。新灯几乎不产生造成这种损害的辐射，尽管展厅明显变暗了。',
    zh: '第二段先排除“抱怨”和“省钱”（nor was the change expected to pay for itself），再说明决定源于调查：蓝色变灰、铅笔线变淡。因此目的是防止藏品继续受损。房间反而变暗，排除“更明亮”。',
    en: 'The second paragraph rules out complaints and savings before it gives the reason: conservators found that blues had turned grey and lines had faded. The rooms became darker, so the last option contradicts the text.',
    difficulty: 0,
    predictiveRate: 6_100,
  }),
  singleChoice({
    number: 2,
    name: 'Crows and Their Enemies',
    question: 'What did the experiment with masks show?',
    passage: [
      'Crows have long been known to use tools, but their memory for faces is perhaps more remarkable. In one experiment, researchers on a university campus wore a rubber mask while they caught and ringed seven wild crows. The birds were released unharmed a few minutes later. During the following weeks other volunteers walked across the campus, some wearing the same mask, some a different one, and some none at all.',
      'People in the original mask were scolded loudly, even when they kept their distance and carried nothing. People in the other mask were ignored. More surprising was what happened next. After five years more than half of the crows on the campus reacted to the dangerous face, although only seven had ever been trapped, and several of those had died. Young birds that had hatched long after the experiment had evidently learned from their parents and neighbours whom to fear.',
    ],
    choices: [
      'Crows attack anybody whose face is covered.',
      'Crows forget a threat once it has been absent for some years.',
      'Crows can be trained to trust the people who ring them.',
      'Crows pass on knowledge about a particular person to other crows.',
    ],
    right: 3,
    translation:
      '人们早就知道乌鸦会使用工具，但它们对面孔的记忆或许更惊人。在一项实验中，研究人员在大学校园里戴着橡胶面具捕捉并环志了七只野生乌鸦，几分钟后毫发无损地放归。随后几周，其他志愿者穿过校园，有的戴同样的面具，有的戴另一种，有的不戴。戴原面具的人即使保持距离、两手空空也遭到大声斥叫；戴另一种面具的人则被无视。更令人惊讶的是，五年后校园里一半以上的乌鸦对那张“危险的脸”有反应，而被捕过的只有七只，其中几只已经死亡。实验很久之后孵化的小鸟显然从父母和邻居那里学会了该怕谁。',
    zh: '关键证据是：只有七只被捕过，五年后却有一半以上有反应，后来孵化的幼鸟也会。说明知识在乌鸦之间传递。戴另一种面具的人被忽视，排除“攻击任何遮脸的人”。',
    en: 'Only seven birds were trapped, yet more than half reacted years later, including birds that hatched after the experiment: the knowledge had been handed on. People in the other mask were ignored, which rules out the first option.',
    difficulty: 1,
    predictiveRate: 7_400,
  }),
  singleChoice({
    number: 3,
    name: 'Seeds in the Mountain',
    question: 'According to the passage, what is the main weakness of a seed vault?',
    passage: [
      'Deep inside a frozen mountain, far to the north, more than a million samples of seeds lie in sealed boxes. The vault is often described as an insurance policy for agriculture: should war, flood or disease destroy a national collection, its duplicates can be sent home and planted again. It has already been used for this purpose once, when a research centre in a country at war lost access to its own stores.',
      'Useful as it is, the vault cannot do everything. A seed in a freezer is protected from danger, but also from change. In the field, plants meet new insects, new diseases and warmer summers, and over generations they adapt. The stored seeds stay exactly as they were on the day when they were packed. Many botanists therefore insist that farmers who keep sowing traditional varieties are doing something that no freezer can replace, and that they deserve the same support as the vault.',
    ],
    choices: [
      'Its seeds do not adapt to a changing environment.',
      'It is too far away to be reached in an emergency.',
      'It holds the seeds of only a few countries.',
      'Its seeds can be damaged by war and flood.',
    ],
    right: 0,
    translation:
      '在遥远北方一座冰冻的山里，一百多万份种子样本躺在密封的箱子中。这座种子库常被称为农业的保险单：如果战争、洪水或病害毁掉一国的收藏，备份可以寄回重新种植。它已为此动用过一次，当时一个身处战乱国家的研究中心无法使用自己的库存。种子库虽然有用，却并非万能。冷冻的种子免于危险，也免于变化。在田里，植物遇到新的昆虫、新的病害和更热的夏天，代代适应；库中的种子则始终停在装箱那天的样子。因此许多植物学家坚持认为，继续种植传统品种的农民所做的事是任何冷库都替代不了的，应得到同样的支持。',
    zh: '转折句 “protected from danger, but also from change” 是答案所在：种子停留在装箱那天的状态，不会适应环境。其余选项或未提及，或与第一段相反。',
    en: 'The turning point is "protected from danger, but also from change": stored seeds stay as they were. The other options are either not mentioned or contradict the first paragraph.',
    difficulty: 1,
  }),
  singleChoice({
    number: 4,
    name: 'The Return of the Beaver',
    question: 'Which statement about the beavers does the writer support?',
    passage: [
      'Beavers disappeared from most British rivers four centuries ago, hunted for their fur. Over the last two decades small groups have been released again, at first inside fenced areas and, more recently, into the wild. Their dams create ponds, slow the current and hold back water after heavy rain. Downstream of one settlement, engineers measured floods that were up to sixty per cent lower than before, and the ponds filled with frogs, dragonflies and fish.',
      'Not everybody is delighted. A single family can put a potato field under water within a week, and the farmer who loses a harvest gains little from a drier village ten miles away. Simply removing the animals would throw away a cheap form of flood protection; ignoring the losses would turn the countryside against them. The sensible course, already taken in Bavaria, is to pay farmers promptly and to employ advisers who move or lower a dam before the damage is done.',
    ],
    choices: [
      'They should be kept inside fenced areas.',
      'Their effect on floods has been exaggerated.',
      'They should stay, and farmers should be compensated.',
      'They harm the wildlife of the rivers in which they settle.',
    ],
    right: 2,
    translation:
      '四个世纪前，河狸因皮毛遭捕猎，从英国大多数河流中消失。近二十年来，人们重新放归小群河狸，起初在围栏内，近来放到野外。它们的水坝形成池塘，减缓水流，在大雨后蓄水。在一处栖居地下游，工程师测得洪峰比以前最多低 60%，池塘里满是青蛙、蜻蜓和鱼。但并非人人高兴：一个河狸家庭一周内就能淹没一块土豆田，而失去收成的农民从十英里外更干燥的村庄得不到什么好处。把动物一赶了之，会丢掉廉价的防洪手段；无视损失，又会让乡村反对它们。明智的做法（巴伐利亚已经采用）是及时赔付农民，并雇用顾问在造成损害之前迁移或降低水坝。',
    zh: '作者的态度在最后一句 “The sensible course … is to pay farmers promptly and to employ advisers”。既保留河狸又补偿农民，即第三项。',
    en: 'The writer\'s own view is in the last sentence: "the sensible course" is to pay farmers promptly and to manage the dams, so the beavers stay.',
    difficulty: 1,
    predictiveRate: 5_300,
  }),
  singleChoice({
    number: 5,
    name: 'Sand Is Running Out',
    question: 'Why is desert sand of little use to builders?',
    passage: [
      'Apart from water, no natural resource is consumed in greater quantities than sand. Concrete, glass and even the chips inside a telephone begin with it, and the world now uses about fifty billion tonnes a year, enough to build a high wall around the planet. Rivers cannot replace what is taken. In several countries their beds have sunk by metres, bridges have been weakened and salt water has crept inland.',
      'A traveller in the Sahara may wonder how there can be a shortage of anything so common. The difficulty is one of shape. Grains carried by rivers are broken and angular, so that they lock together when they are mixed with cement. Desert grains have rolled against one another in the wind for thousands of years, and are as round as marbles. Concrete made with them crumbles. For this reason a city surrounded by dunes has had to import sand by ship from the other side of the ocean.',
    ],
    choices: [
      'It contains too much salt.',
      'Its grains are too smooth to hold together.',
      'It is too expensive to carry out of the desert.',
      'Its grains are too small to be collected.',
    ],
    right: 1,
    translation:
      '除了水，没有哪种自然资源的消耗量超过沙子。混凝土、玻璃乃至手机芯片都始于沙，如今世界每年使用约五百亿吨，足以绕地球砌一道高墙。河流来不及补充被取走的沙：在一些国家，河床下沉数米，桥梁受损，咸水向内陆渗透。撒哈拉的旅人也许纳闷，这么常见的东西怎么会短缺。难点在于形状：河沙的颗粒破碎而有棱角，与水泥混合时会互相咬合；沙漠里的沙粒在风中彼此滚动了几千年，圆得像弹珠，用它做的混凝土会碎裂。因此一座被沙丘包围的城市不得不从大洋彼岸用船进口沙子。',
    zh: '“The difficulty is one of shape”，沙漠沙粒 “as round as marbles”，不能互相咬合，所以太光滑无法黏合。盐分只在河流段落提到，是干扰项。',
    en: '"The difficulty is one of shape": desert grains are as round as marbles and do not lock together. Salt is mentioned only for rivers, to distract.',
    difficulty: 0,
    isExercise: true,
  }),
  singleChoice({
    number: 6,
    name: 'A Clock in Every Cell',
    question: 'What does the writer say about people who work at night?',
    passage: [
      'Almost every cell in the body keeps its own time. The clocks are made of proteins that rise and fall over roughly twenty-four hours, and they decide when the liver expects food, when the skin repairs itself and when muscles are at their strongest. A small region of the brain, informed by the eyes, acts as the conductor: each morning, daylight tells it to bring the orchestra back into line.',
      'Those who work at night confuse the players. Light from lamps persuades the brain that it is day, while a meal at three in the morning wakes a liver that had begun to rest. Contrary to a common belief, years of experience hardly help, because on every free weekend the sun pulls the clocks back. Doctors cannot abolish night work, but they have found that bright light early in the shift, dark glasses on the way home and no heavy food after midnight reduce the conflict considerably.',
    ],
    choices: [
      'They adapt completely after some years of practice.',
      'They should avoid all light during their shifts.',
      'They suffer because their brains produce too little protein.',
      'They can lessen the harm by controlling light and meals.',
    ],
    right: 3,
    translation:
      '身体里几乎每个细胞都有自己的时间。这些时钟由大约二十四小时起落一次的蛋白质构成，决定肝脏何时期待食物、皮肤何时自我修复、肌肉何时最有力。大脑中一个小区域由眼睛提供信息，充当指挥：每天清晨，日光让它把整个乐队重新对齐。夜班工作者会让乐手混乱：灯光让大脑以为是白天，而凌晨三点的一餐唤醒了已开始休息的肝脏。与常见看法相反，多年经验几乎没有帮助，因为每个休息的周末，太阳又把时钟拉了回去。医生无法取消夜班，但发现上班初期用强光、回家路上戴墨镜、午夜后不吃油腻食物，能大大减少这种冲突。',
    zh: '最后一句列出三种方法：强光、墨镜、午夜后不吃重食，即控制光线和饮食可减轻危害。“Contrary to a common belief, years of experience hardly help” 排除第一项。',
    en: 'The last sentence lists the remedies: light early in the shift, dark glasses, no heavy food after midnight. "Years of experience hardly help" rules out the first option.',
    difficulty: 2,
  }),
  singleChoice({
    number: 7,
    name: 'Mapping the Ocean Floor',
    question: 'Why have large parts of the ocean floor not been mapped in detail?',
    passage: [
      'We possess sharper maps of Mars than of most of our own planet. Satellites in orbit around Mars photograph its dry surface directly; on Earth, several kilometres of water lie in the way, and neither light nor radio waves travel far through it. Satellites can estimate the depth of the sea from tiny bulges in its surface, but such maps show nothing smaller than a mountain.',
      'For details there is only sound. A ship sends out hundreds of beams and listens for the echoes, which gives an excellent picture of a strip a few kilometres wide. The equipment is no longer expensive, and nations have mostly agreed to share what they find. What is missing is time: a single vessel, moving at the speed of a bicycle, would need about a thousand years to cover everything. Researchers hope that fishing boats, cargo ships and fleets of small robots will do together what no expedition can do alone.',
    ],
    choices: [
      'Because surveying by ship takes an enormous amount of time',
      'Because governments refuse to share their data',
      'Because the instruments are too costly for research ships',
      'Because satellites have concentrated on other planets',
    ],
    right: 0,
    translation:
      '我们拥有的火星地图比地球大部分地区的地图更清晰。火星轨道上的卫星直接拍摄干燥的地表；在地球上，中间隔着几公里深的水，光和无线电波都穿不远。卫星可以通过海面微小的隆起估算深度，但这种地图显示不出比山更小的东西。要看细节只能靠声音：船发出数百道声束并聆听回声，可得到几公里宽的清晰条带。设备已不昂贵，各国也大多同意共享结果。缺的是时间：一艘船以自行车的速度行驶，要约一千年才能测完。研究者希望渔船、货船和成群的小机器人一起完成任何一次考察都无法独自完成的工作。',
    zh: '“What is missing is time” 直接给出答案。设备“不再昂贵”、各国“同意共享”分别排除另外两项。',
    en: '"What is missing is time" gives the answer. The equipment "is no longer expensive" and nations "agreed to share", which excludes two options.',
    difficulty: 0,
    predictiveRate: 5_900,
  }),
];
