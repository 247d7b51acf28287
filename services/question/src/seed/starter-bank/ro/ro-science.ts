import type { StarterQuestion } from '../starter-question.js';
import { reorder } from './ro.js';

export const reorderScienceQuestions: readonly StarterQuestion[] = [
  reorder({
    number: 1,
    name: 'The Frozen Mammoth',
    boxes: [
      'In 2007 a reindeer herder in northern Siberia noticed a strange shape in the mud of a riverbank.',
      'When he returned with his sons, he saw that it was the body of a baby mammoth.',
      'He feared that touching it would bring bad luck, so he informed the director of the local museum.',
      'By the time the director arrived, however, the body had been sold and was leaning against the wall of a shop.',
      'It was recovered with only a damaged ear, and has since told scientists more about mammoths than any skeleton.',
    ],
    translation:
      '2007 年，西伯利亚北部一位驯鹿牧人在河岸的泥里发现了一个奇怪的东西。他带着儿子回来时，看出那是一具小猛犸的尸体。他怕碰它会招来厄运，便通知了当地博物馆馆长。可是馆长赶到时，尸体已被卖掉，正靠在一家商店的墙边。它后来被追回，只损坏了一只耳朵，此后它告诉科学家的猛犸知识比任何骨架都多。',
    zh: '首句引入人物 a reindeer herder，之后用 he 指代。strange shape 先出现，再揭示是 a baby mammoth。the director of the local museum 必须先于 the director arrived；末句 recovered 承接“被卖掉”。',
    en: '"A reindeer herder" comes before "he", and "a strange shape" before the mammoth. The museum director must be introduced before he arrives, and what was sold can then be recovered.',
    difficulty: 0,
    predictiveRate: 7_100,
  }),
  reorder({
    number: 2,
    name: 'Weighing the Earth',
    boxes: [
      'Newton had described how gravity depends on mass, but nobody knew how heavy the Earth itself was.',
      'In 1798 Henry Cavendish tried to find out with two large lead balls, two small ones and a thin wire.',
      'The small balls hung from this wire, and the large ones drew them aside by less than a hair.',
      'From this tiny movement he calculated the density of our planet.',
      'His figure differs from the modern one by about one per cent.',
    ],
    translation:
      '牛顿描述了引力如何取决于质量，但没有人知道地球本身有多重。1798 年，亨利·卡文迪许想用两个大铅球、两个小铅球和一根细丝弄清楚。小球悬挂在这根细丝上，大球把它们拉偏了不到一根头发的距离。由这一微小的移动，他算出了地球的密度。他的数值与现代数值只相差约百分之一。',
    zh: 'tried to find out 承接首句的未知问题。a thin wire → this wire；drew them aside → this tiny movement；calculated the density → His figure，代词链一环扣一环。',
    en: 'Follow the chain of references: "a thin wire" becomes "this wire", the pull becomes "this tiny movement", and the calculation becomes "his figure".',
    difficulty: 1,
  }),
  reorder({
    number: 3,
    name: 'Spider Silk by the Metre',
    boxes: [
      'Weight for weight, the silk of some spiders is stronger than steel.',
      'For this reason, people have long dreamed of producing it in farms, as is done with silkworms.',
      'Unlike silkworms, though, spiders that are kept together eat one another.',
      'Researchers have therefore given the necessary genes to yeast.',
      'The threads made in this way are not yet as tough as the natural ones, but they can be ordered by the metre.',
    ],
    translation:
      '按同等重量计算，有些蜘蛛的丝比钢还结实。因此人们早就梦想像养蚕那样在农场里生产蛛丝。然而与蚕不同，关在一起的蜘蛛会互相吞食。于是研究者把所需的基因转入酵母。这样生产的丝还不如天然的坚韧，但可以按米订购。',
    zh: 'For this reason 承接强度。as is done with silkworms → Unlike silkworms, though 形成转折。不能养殖，所以 therefore 改用酵母；in this way 指酵母方法。',
    en: '"For this reason" refers to the strength, "unlike silkworms, though" answers the mention of silkworms, "therefore" follows from the difficulty, and "in this way" from the yeast.',
    difficulty: 0,
  }),
  reorder({
    number: 4,
    name: 'Why Planes Leave White Lines',
    boxes: [
      'The exhaust of a jet engine contains hot water vapour.',
      'At a height of ten kilometres the vapour freezes within a second into tiny crystals.',
      'If the surrounding air is dry, these vanish almost at once.',
      'In moist air, by contrast, they grow and may spread into a veil that lasts for hours.',
      'Such veils trap heat, which is why pilots are now testing routes that avoid moist layers.',
    ],
    translation:
      '喷气发动机的尾气含有高温水蒸气。在十公里的高空，水蒸气一秒钟内就冻成微小的冰晶。如果周围空气干燥，冰晶几乎立刻消失。相反，在潮湿的空气中，它们会长大，可能扩展成持续数小时的薄纱。这样的薄纱会锁住热量，因此飞行员正在试飞避开潮湿气层的航线。',
    zh: 'hot water vapour → the vapour → crystals → these，指代清楚。dry 与 In moist air, by contrast 相对。a veil → Such veils，最后引出对策。',
    en: '"Vapour" becomes "the vapour" and then crystals, which "these" refers to. "By contrast" sets moist air against dry air, and "a veil" is taken up by "such veils".',
    difficulty: 0,
    isExercise: true,
  }),
  reorder({
    number: 5,
    name: 'The Twin Who Left Home',
    boxes: [
      'An astronaut spent almost a year in space while his identical twin remained on Earth.',
      'Before, during and after the flight, doctors compared the two men.',
      'Some of the differences, such as a change in height, disappeared within days of the landing.',
      'Others, above all in the activity of certain genes, were still measurable six months later.',
      'These lasting effects are of special interest to those who plan a journey to Mars.',
    ],
    translation:
      '一名宇航员在太空生活了将近一年，他的同卵双胞胎兄弟则留在地球。飞行前、飞行中和飞行后，医生都对两人作了比较。有些差异，例如身高的变化，着陆后几天内就消失了。另一些，尤其是某些基因的活动，六个月后仍能测到。计划火星之行的人对这些持久的影响特别感兴趣。',
    zh: '先有两兄弟，才有 the two men。比较之后才有 the differences：Some of the differences 与 Others 前后配对。These lasting effects 指“六个月后仍能测到”的差异。',
    en: '"The two men" needs the twins first. "Some of the differences" is paired with "others", and "these lasting effects" refers to what was still measurable.',
    difficulty: 1,
    predictiveRate: 4_800,
  }),
  reorder({
    number: 6,
    name: 'The Discovery of X-rays',
    boxes: [
      'One evening in 1895 Wilhelm Röntgen was working in a darkened room with a covered glass tube.',
      'Each time he switched it on, a screen on the other side of the room began to glow.',
      'Visible light could not be the cause, since the tube was wrapped in black cardboard.',
      'He concluded that unknown rays must be passing through the cover, and put his hand in their way.',
      'To his astonishment the screen showed the shadow of its bones.',
    ],
    translation:
      '1895 年的一个晚上，威廉·伦琴在暗室里摆弄一根遮住的玻璃管。每次他接通电源，房间另一头的一块屏就开始发光。可见光不可能是原因，因为管子裹着黑纸板。他断定有未知射线穿透了遮盖物，便把手放到它们的路径上。令他惊讶的是，屏上显出了手骨的影子。',
    zh: 'a covered glass tube → switched it on → the tube。先排除可见光，才得出 unknown rays 的结论。put his hand in their way → its bones，its 指 hand。',
    en: '"It" refers to the tube. Visible light has to be ruled out before unknown rays can be concluded, and "its bones" refers to the hand.',
    difficulty: 0,
  }),
  reorder({
    number: 7,
    name: 'How Scents Reach the Brain',
    boxes: [
      'Information from the eyes and ears passes through a relay station before it reaches the cortex.',
      'Smell is the only sense that takes a shortcut around this station.',
      'It leads directly to regions in which emotions and memories are formed.',
      'That may be why the scent of a certain soap can bring back a whole summer of childhood.',
    ],
    translation:
      '来自眼睛和耳朵的信息在到达大脑皮层之前要经过一个中转站。嗅觉是唯一绕过这个中转站走捷径的感觉。它直接通向形成情绪和记忆的区域。这也许就是为什么某种肥皂的香味能让人想起童年的整个夏天。',
    zh: 'a relay station → this station → It（shortcut）leads directly。That may be why 作总结，解释气味唤起回忆的原因，只能放最后。',
    en: '"A relay station" must come before "this station". "It" takes up the shortcut, and "that may be why" draws the conclusion.',
    difficulty: 1,
  }),
  reorder({
    number: 8,
    name: 'A Laboratory in a Paper Strip',
    boxes: [
      'Many villages are hours away from the nearest laboratory.',
      'For the people who live there, chemists have developed tests that need neither electricity nor trained staff.',
      'A drop of blood is placed on a strip of paper, in which wax forms narrow channels.',
      'Through these it is drawn to several spots that change colour.',
      'The nurse takes a picture of the spots and sends it to a doctor in the city.',
    ],
    translation:
      '许多村庄离最近的实验室有好几个小时的路程。化学家为那里的人开发了既不用电也不用专业人员的检测法。把一滴血滴在纸条上，纸条中的蜡形成细小的通道。血经由这些通道被吸到几个会变色的点上。护士拍下这些点，发给城里的医生。',
    zh: 'the people who live there 指村庄。narrow channels → Through these，it 指那滴血。several spots → the spots，最后一步是拍照发送。',
    en: '"There" refers to the villages, "through these" to the channels and "the spots" to the "several spots" of the sentence before.',
    difficulty: 1,
  }),
  reorder({
    number: 9,
    name: 'Quiet Earth',
    boxes: [
      'Seismometers are so sensitive that they record not only earthquakes but also traffic and football crowds.',
      'This background noise normally falls at weekends and over New Year.',
      'In the spring of 2020, when people in many countries stayed at home, it dropped by as much as half.',
      'Thanks to the unusual calm, geologists detected small tremors that would otherwise have gone unnoticed.',
    ],
    translation:
      '地震仪非常灵敏，不仅记录地震，也记录交通和球迷的动静。这种背景噪声通常在周末和新年期间下降。2020 年春天，许多国家的人待在家里，它下降了多达一半。得益于这种不寻常的安静，地质学家探测到了本来会被忽略的微震。',
    zh: 'traffic and football crowds → This background noise → it dropped。the unusual calm 概括“下降一半”，因此放在最后。',
    en: '"This background noise" sums up traffic and crowds, "it" takes up the noise, and "the unusual calm" sums up the drop of 2020.',
    difficulty: 2,
  }),
  reorder({
    number: 10,
    name: 'Reading without Letters',
    boxes: [
      'A skilled reader does not spell out each word.',
      'Instead, the eyes jump along the line and rest for a quarter of a second on every second or third word.',
      'During these rests the brain takes in about eight letters on the right, but only four on the left.',
      'Among readers of Hebrew, which runs in the other direction, this pattern is reversed.',
      'It follows that the asymmetry is learned and not built into the eye.',
    ],
    translation:
      '熟练的读者并不逐个拼读单词，而是眼睛沿着行跳动，每隔一两个词停留四分之一秒。在这些停顿中，大脑能摄入右边约八个字母，左边却只有四个。希伯来语的书写方向相反，其读者的这种模式也相反。由此可见，这种不对称是学来的，而不是眼睛天生的。',
    zh: 'Instead 承接 does not spell out。rest → these rests；左右字母数 → this pattern is reversed；It follows that 得出结论，the asymmetry 指左右不等。',
    en: '"Instead" answers "does not", "these rests" takes up the pauses, "this pattern" the unequal numbers, and "it follows that" draws the conclusion.',
    difficulty: 2,
  }),
];
