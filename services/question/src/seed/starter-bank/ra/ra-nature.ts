import type { StarterQuestion } from '../starter-question.js';
import { readAloud } from './ra.js';

export const readAloudNatureQuestions: readonly StarterQuestion[] = [
  readAloud({
    number: 15,
    name: 'The Tides of the Moon',
    text: 'The moon pulls gently on the whole of the Earth, but water follows that pull more readily than rock. Two bulges of seawater travel around the globe, and most coasts therefore meet two high tides a day. Where a bay narrows like a funnel, the difference can exceed fifteen metres.',
    translation:
      '月球轻轻牵引着整个地球，但水比岩石更容易随这种引力移动。两处隆起的海水绕着地球运行，因此多数海岸每天迎来两次高潮。在像漏斗一样收窄的海湾，潮差可超过十五米。',
    zh: 'bulges 读 /ˈbʌldʒɪz/，复数词尾自成一个音节。more readily than rock 是比较结构，重音在 water 与 rock 上形成对照。',
    en: 'The plural of "bulges" adds a syllable: BUL-jiz. Stress "water" and "rock", the two things that are compared.',
    difficulty: 1,
    predictiveRate: 5_430,
  }),
  readAloud({
    number: 16,
    name: 'How Whales Sing',
    text: "Male humpback whales sing for hours, repeating long phrases in a fixed order. All the males of one population share the same song, yet the tune changes slowly from year to year. Sometimes a completely new version spreads across an ocean, as though it were this season's popular hit.",
    translation:
      '雄性座头鲸会连续歌唱数小时，按固定顺序重复长长的乐句。同一种群的雄鲸唱同一首歌，但曲调年年都在缓慢变化。有时，一个全新的版本会传遍整片大洋，仿佛是当季的流行金曲。',
    zh: 'whales 与 hours 都是双元音加浊辅音收尾，要读饱满。as though it were 弱读 were，把重音留给 popular hit。',
    en: 'Give "whales" and "hours" their full vowels. In "as though it were" the last word is weak; keep the stress for "popular hit".',
    difficulty: 0,
  }),
  readAloud({
    number: 17,
    name: 'Mountains That Still Grow',
    text: 'The highest mountains on Earth are also among the youngest. They began to rise when one continent pushed slowly into another, and they are still growing by a few millimetres a year. Rain, ice and landslides carry away almost as much rock, so that even a giant is no more than a balance of forces.',
    translation:
      '地球上最高的山脉也属于最年轻的山脉。一块大陆缓慢地推挤另一块大陆，群山开始隆起，至今每年仍在长高几毫米。雨水、冰川和山崩带走的岩石几乎同样多，所以即便是巨峰，也不过是各种力量的平衡。',
    zh: 'among the youngest 连读。millimetres 重音在第一音节。最后一句 no more than 意为“不过是”，重音放在 balance。',
    en: 'Link "among the youngest". "Millimetres" has its stress at the front. "No more than" means "only"; put the weight on "balance".',
    difficulty: 1,
    isExercise: true,
  }),
  readAloud({
    number: 18,
    name: 'The Signals of Fireflies',
    text: 'On warm summer nights fireflies speak to each other in light. Each species flashes in its own rhythm, and a female on the ground answers only the pattern that belongs to her kind. Street lamps make these signals hard to see, which is one reason why the insects are vanishing from towns.',
    translation:
      '温暖的夏夜里，萤火虫用光彼此交谈。每个物种都按自己的节奏闪烁，地面上的雌虫只回应属于同类的图案。路灯使这些信号难以看清，这正是萤火虫从城镇消失的原因之一。',
    zh: '首句意象鲜明，speak … in light 中 light 重读。female 两个音节 /ˈfiːmeɪl/。which is one reason why 前停顿，语速放慢。',
    en: 'Stress "light" at the end of the first sentence. "Female" has two full vowels. Pause and slow down before "which is one reason why".',
    difficulty: 0,
  }),
  readAloud({
    number: 19,
    name: 'The Young Rings of Saturn',
    text: 'The rings of Saturn look solid through a telescope, but they consist of countless pieces of ice, from tiny grains to blocks the size of a house. Astronomers once assumed that they were as old as the planet. Measurements of their mass and of the dust upon them now suggest a much younger age.',
    translation:
      '透过望远镜看，土星的光环像是实心的，其实由无数冰块组成，小到细粒，大到房屋般的大块。天文学家曾认为光环和土星一样古老。如今，对光环质量及其表面尘埃的测量表明，它们的年龄要小得多。',
    zh: 'Saturn 读 /ˈsætən/。from tiny grains to blocks 的 from … to 结构分两段读。suggest a much younger age 中 much younger 重读。',
    en: '"Saturn" has a short first vowel. Read "from tiny grains" and "to blocks the size of a house" as two groups, and stress "much younger".',
    difficulty: 1,
  }),
  readAloud({
    number: 20,
    name: 'Spiders on the Wind',
    text: 'Young spiders can cross entire seas without wings. They climb to the top of a plant, raise their bodies, and release fine threads into the air. Until recently this was explained by the breeze alone, but experiments suggest that the electric field of the atmosphere also helps to lift them.',
    translation:
      '幼蛛没有翅膀也能飞越整片海洋。它们爬到植物顶端，抬起身体，向空中放出细丝。直到不久前，人们还只用微风来解释这一现象，但实验表明，大气中的电场也有助于把它们托起。',
    zh: 'climb 的 b 不发音。三个动词 climb、raise、release 是并列动作，节奏平行。electric 重音在 lec 上。',
    en: 'The b of "climb" is silent. "Climb", "raise" and "release" are parallel actions: give them the same rhythm. Stress the second syllable of "electric".',
    difficulty: 1,
  }),
  readAloud({
    number: 21,
    name: 'Soil under Our Feet',
    text: 'A handful of healthy soil holds more living things than there are people on the planet. Bacteria, fungi and tiny animals recycle dead leaves into food for new plants. It may take five hundred years to form a few centimetres of topsoil, whereas careless ploughing can lose them in a decade.',
    translation:
      '一捧健康的土壤里，生物的数量比地球上的人还多。细菌、真菌和微小的动物把落叶转化为新植物的养料。形成几厘米表土可能需要五百年，而粗放的耕作十年之内就能让它流失。',
    zh: 'fungi 可读 /ˈfʌŋɡaɪ/ 或 /ˈfʌndʒaɪ/。whereas 引出对比，前面停顿；decade 重音在首音节（英式常用）。',
    en: '"Fungi" may have a hard or a soft g. Pause before "whereas", which opens the contrast, and stress the first syllable of "decade".',
    difficulty: 2,
    predictiveRate: 6_150,
  }),
  readAloud({
    number: 22,
    name: 'Counting Birds Together',
    text: 'Every winter thousands of volunteers count the birds in their own gardens for exactly one hour. A single list proves very little, but together the records cover the whole country and reach back for decades. Researchers use them to notice which common species are quietly disappearing.',
    translation:
      '每年冬天，成千上万的志愿者在自家花园里花整整一小时数鸟。单独一份记录证明不了什么，但合在一起，这些记录覆盖全国，并可追溯几十年。研究人员借此发现哪些常见物种正在悄然消失。',
    zh: 'thousands of volunteers 中 of 弱读。records 此处是名词，重音在第一音节。species 读 /ˈspiːʃiːz/。',
    en: 'Here "records" is a noun, so the stress is on the first syllable. "Species" sounds like SPEE-sheez.',
    difficulty: 0,
  }),
  readAloud({
    number: 23,
    name: 'Lightning and Glass',
    text: 'When lightning strikes dry sand, the heat can melt the grains in a fraction of a second. As the sand cools, it hardens into a hollow tube of natural glass, rough on the outside and smooth within. Geologists read these fragile tubes as a record of storms that raged thousands of years ago.',
    translation:
      '闪电击中干燥的沙子时，高温可以在一瞬间熔化沙粒。沙子冷却后，凝成一根中空的天然玻璃管，外壁粗糙、内壁光滑。地质学家把这些易碎的管子当作数千年前风暴的记录来解读。',
    zh: 'fraction of a second 连读。rough on the outside and smooth within 对称，分别在 rough 与 smooth 上用重音。Geologists 重音在第二音节。',
    en: 'Link "fraction of a second". Stress "rough" and "smooth", the two halves of the contrast. "Geologists" has its stress on the second syllable.',
    difficulty: 1,
  }),
  readAloud({
    number: 24,
    name: 'Seeing in Infrared',
    text: 'Much of the universe is hidden behind clouds of dust that block ordinary light. Infrared radiation passes through them, so telescopes that detect heat can watch stars being born. Such instruments must be kept extremely cold; otherwise their own warmth would drown the faint signal.',
    translation:
      '宇宙的很大一部分隐藏在尘埃云之后，普通光线被其阻挡。红外辐射却能穿过，因此探测热量的望远镜可以看到恒星诞生的过程。这类仪器必须保持极低的温度，否则自身的热量会淹没微弱的信号。',
    zh: 'Infrared 三个音节 in-fra-red，不要读成 in-fraired。分号后 otherwise 用降升调，提示后果。',
    en: '"Infrared" has three syllables: in-fra-RED. After the semicolon, let your voice dip and rise on "otherwise" to announce a consequence.',
    difficulty: 2,
    isExercise: true,
  }),
  readAloud({
    number: 25,
    name: 'The Slow Life of Lichens',
    text: 'A lichen is not a plant but a partnership between a fungus and an alga. The fungus offers shelter and moisture, while its partner turns sunlight into sugar. Because lichens absorb everything directly from the air, they die quickly where it is polluted, and their absence serves as a warning.',
    translation:
      '地衣不是植物，而是真菌与藻类的合作体。真菌提供庇护和水分，它的伙伴则把阳光转化为糖。地衣直接从空气中吸收一切，因此在受污染的地方很快就会死去，它们的消失便是一种警示。',
    zh: 'lichen 读 /ˈlaɪkən/，alga 读 /ˈælɡə/。not a plant but a partnership 的重音在 plant 与 partnership。',
    en: '"Lichen" sounds like "liken" and "alga" has a hard g. In "not a plant but a partnership" stress both nouns.',
    difficulty: 2,
  }),
  readAloud({
    number: 26,
    name: 'Rivers in the Sky',
    text: "Long narrow bands of moist air carry more water across the oceans than the largest river on land. When such a stream meets a mountain range, the air is forced upwards and drops its load as heavy rain or snow. A few of these events may supply a third of a region's annual rainfall.",
    translation:
      '狭长的湿润气流带携带着水汽横跨大洋，水量超过陆地上最大的河流。当这样的气流遇到山脉，空气被迫抬升，化作大雨或大雪倾泻而下。几次这样的过程就可能带来一个地区全年三分之一的降水。',
    zh: '主语很长：Long narrow bands of moist air 读完略停再接 carry。a third of 连读，annual 两到三个音节均可。',
    en: 'The subject is long: pause slightly after "air" and before "carry". Link the words in "a third of".',
    difficulty: 1,
    predictiveRate: 7_020,
  }),
];
