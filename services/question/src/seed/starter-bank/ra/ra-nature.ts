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
    name: 'Roots That Hold the Shore',
    text: 'Mangroves grow where few other trees survive, with their roots in salt water and soft mud. The tangled roots break the force of storm waves and give young fish a place to hide. Villages that protected their mangrove belt have often suffered far less damage than those that cleared it.',
    translation:
      '红树林生长在其他树木难以存活的地方，根扎在咸水和软泥之中。盘根错节的根系削弱风暴潮的冲击，也为幼鱼提供藏身之所。保护了红树林带的村庄，受损程度往往远低于砍掉它的村庄。',
    zh: '开头 where few other trees survive 是地点从句，读完再停顿。tangled 两个音节，词尾 led 读 /ld/，不要多加元音。',
    en: 'Read "where few other trees survive" as one clause before pausing. "Tangled" has two syllables and ends in ld without a vowel.',
    difficulty: 1,
    isExercise: true,
  }),
  readAloud({
    number: 18,
    name: 'A Desert Full of Seeds',
    text: 'Some deserts look lifeless for years, while millions of seeds lie waiting in the sand. Many of them carry a chemical that prevents growth until enough rain has washed it away. A light shower is not sufficient; after a heavy storm, however, the plain may turn yellow and purple within weeks.',
    translation:
      '有些沙漠多年看上去毫无生机，而数百万颗种子正躺在沙中等待。许多种子带有一种抑制生长的化学物质，要等足够的雨水把它冲掉才会发芽。一场小雨并不够；但一场暴雨之后，这片平原可能几周之内就染成黄色和紫色。',
    zh: '区分 desert（重音在前）与 dessert（重音在后）。sufficient 重音在第二音节；however 两侧短停。',
    en: '"Desert" has its stress on the first syllable, unlike "dessert". "Sufficient" is stressed on the second. Pause briefly around "however".',
    difficulty: 0,
  }),
  readAloud({
    number: 19,
    name: 'The Weight of a Cloud',
    text: 'A small summer cloud may contain several hundred tonnes of water, yet it floats. The droplets are so tiny, and spread through such a large volume, that the rising air beneath easily keeps them up. Only when they collide and grow do they become heavy enough to fall as rain.',
    translation:
      '一朵小小的夏云可能含有几百吨水，却能飘浮在空中。水滴如此微小，又分散在如此巨大的体积里，下方上升的空气轻易就能托住它们。只有当它们相互碰撞、变大时，才会重到足以化作雨落下。',
    zh: 'so tiny … such a large volume … that 是一个长结构，that 前再换气。Only when … do they 倒装，重读 Only 与 grow。',
    en: 'Hold your breath until "that" in the "so tiny ... such a large volume ... that" structure. In the inverted last sentence stress "only" and "grow".',
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
