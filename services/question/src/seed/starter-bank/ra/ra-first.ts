import type { StarterQuestion } from '../starter-question.js';
import { readAloud } from './ra.js';

export const readAloudFirstQuestions: readonly StarterQuestion[] = [
  readAloud({
    number: 1,
    name: 'Night Trains',
    text: 'Night trains are returning to many parts of Europe. Passengers board in the evening, sleep while the train crosses several borders, and step out in another capital in time for breakfast. A bed on rails saves a hotel bill and a great deal of carbon, although tickets often sell out weeks in advance.',
    translation:
      '夜行列车正在欧洲许多地方重新出现。乘客傍晚上车，列车穿越数个国境时他们正在熟睡，醒来走出车厢已身处另一座首都，正好赶上早餐。铁轨上的一张床既省下一晚旅馆费，又减少大量碳排放，不过车票往往提前几周就售罄。',
    zh: '按意群停顿：Passengers board in the evening / sleep while the train crosses several borders / and step out…。crosses several borders 连读时保留词尾的 s；“a great deal of” 读作一个整体，重音落在 deal。',
    en: 'Group the words by meaning: passengers board in the evening, sleep while the train crosses several borders, and step out. Keep the final s in "crosses several borders", and read "a great deal of" as one unit with the stress on "deal".',
    difficulty: 0,
    predictiveRate: 7_850,
  }),
  readAloud({
    number: 2,
    name: 'Bees in the City',
    text: 'Honeybees sometimes do better in cities than in the countryside. Parks, balconies and railway banks offer flowers from early spring until late autumn, whereas large farms may grow only one crop. Too many hives in a small area, however, leave little food for wild bees, which are far more threatened.',
    translation:
      '蜜蜂在城市里有时比在乡村过得更好。公园、阳台和铁路边坡从早春到深秋都有花开，而大型农场可能只种一种作物。然而，小范围内蜂箱过多会让野生蜂缺少食物，而野生蜂所受的威胁要大得多。',
    zh: '列举 Parks, balconies and railway banks 用升—升—降的语调。however 前后各作短暂停顿。注意 threatened 的两个音节和清辅音 th。',
    en: 'Read the list "parks, balconies and railway banks" with a rise, a rise and a fall. Pause briefly on both sides of "however". "Threatened" has two syllables and a voiceless th.',
    difficulty: 0,
  }),
  readAloud({
    number: 3,
    name: 'How Paper Travelled',
    text: 'Paper was made in China about two thousand years ago, yet it took more than a thousand years to reach Europe. Merchants carried it along the desert roads, and craftsmen improved it at every stop. When printing began to spread, cheap paper turned a clever machine into a revolution.',
    translation:
      '大约两千年前中国就造出了纸，但它花了一千多年才传到欧洲。商人沿着沙漠中的道路运送它，工匠在每一站都加以改进。印刷术开始传播时，廉价的纸把一台巧妙的机器变成了一场革命。',
    zh: '第一句在 yet 前停顿，形成对比。craftsmen 的 t 弱化，几乎不发音。最后一句的重音落在 cheap 与 revolution 上。',
    en: 'Pause before "yet" to bring out the contrast. The t in "craftsmen" is hardly heard. In the last sentence the stress falls on "cheap" and "revolution".',
    difficulty: 1,
    predictiveRate: 6_420,
  }),
  readAloud({
    number: 4,
    name: 'Sleep and Memory',
    text: 'During deep sleep the brain replays what we learned in the day and moves it into long-term storage. Students who sleep after studying usually remember more than those who stay awake all night. A short nap in the afternoon can help as well, provided that it does not delay bedtime.',
    translation:
      '深度睡眠时，大脑会重放我们白天所学的内容，并把它移入长期记忆。学习之后睡觉的学生通常比整夜不睡的学生记得更多。下午小睡片刻也有帮助，前提是不推迟晚上的就寝时间。',
    zh: '长句在 and moves it into long-term storage 前换气。provided that 引出条件，语气略微放慢。studying 读成三个音节。',
    en: 'Breathe before "and moves it into long-term storage". "Provided that" introduces a condition, so slow down a little. "Studying" has three syllables.',
    difficulty: 0,
    isExercise: true,
  }),
  readAloud({
    number: 5,
    name: 'Life without Sunlight',
    text: 'On the dark floor of the ocean, hot water rich in minerals rises through cracks in the rock. Around these vents live giant worms, pale crabs and bacteria that need no sunlight at all. Their discovery forced biologists to reconsider where life may begin, on this planet and beyond it.',
    translation:
      '在黑暗的海底，富含矿物质的热水从岩石裂缝中涌出。这些喷口周围生活着巨型蠕虫、苍白的螃蟹，以及完全不需要阳光的细菌。它们的发现迫使生物学家重新思考生命可能始于何处，无论是在这颗星球上还是在它之外。',
    zh: 'rich in minerals 作后置修饰，与 water 连读。bacteria 重音在第二音节 /bækˈtɪəriə/。最后 and beyond it 用降调收尾。',
    en: '"Rich in minerals" belongs to "water", so do not pause in between. "Bacteria" has its stress on the second syllable. Finish "and beyond it" with a falling tone.',
    difficulty: 1,
    predictiveRate: 5_600,
  }),
  readAloud({
    number: 6,
    name: 'Learning a Second Language',
    text: 'Adults often believe that only children can learn a new language well. Children do acquire the sounds more easily, but adults learn vocabulary and grammar faster, because they already know how languages work. What adults usually lack is not talent but time, and the courage to make mistakes in public.',
    translation:
      '成年人常以为只有孩子才能学好一门新语言。孩子确实更容易掌握语音，但成年人学词汇和语法更快，因为他们已经懂得语言是怎么回事。成年人通常缺少的不是天赋，而是时间，以及当众犯错的勇气。',
    zh: 'do acquire 中的 do 表强调，要重读。not talent but time 对比结构，talent 与 time 都要重读。vocabulary 的重音在第二音节。',
    en: 'The "do" in "do acquire" is emphatic and takes stress. In "not talent but time" stress both nouns. "Vocabulary" has its stress on the second syllable.',
    difficulty: 1,
  }),
  readAloud({
    number: 7,
    name: 'Farming near Volcanoes',
    text: 'It may seem strange that so many farmers live on the slopes of active volcanoes. The reason lies in the soil. Ash breaks down into minerals that plants need, and it holds water like a sponge. For generations, families have accepted a rare disaster in exchange for excellent harvests.',
    translation:
      '这么多农民住在活火山的山坡上，看起来也许奇怪。原因在于土壤：火山灰分解成植物所需的矿物质，还能像海绵一样锁住水分。世世代代，人们以接受一场罕见的灾难为代价，换取极好的收成。',
    zh: 'The reason lies in the soil 是短句，放慢并强调 soil。volcanoes 词尾读 /z/。in exchange for 连读。',
    en: '"The reason lies in the soil" is short: slow down and stress "soil". "Volcanoes" ends in a z sound. Link the words of "in exchange for".',
    difficulty: 0,
    predictiveRate: 5_120,
  }),
  readAloud({
    number: 8,
    name: 'Light in the Museum',
    text: 'Curators face a difficult choice. Bright light lets visitors admire every detail of an old painting, but it also fades the colours a little every day. Many galleries therefore keep their rooms dim and show fragile drawings for only a few months, after which these rest in the dark for years.',
    translation:
      '策展人面临一个艰难的选择。明亮的光线能让观众欣赏古画的每一处细节，却也让颜色每天褪去一点。因此许多美术馆把展厅调暗，脆弱的素描只展出几个月，随后便在黑暗中休息数年。',
    zh: 'Curators 重音在第二音节（英式）/kjʊəˈreɪtəz/ 或首音节（美式），保持一致即可。therefore 后不停顿。after which these rest in the dark 一口气读完。',
    en: '"Curators" may be stressed on the first or the second syllable: be consistent. Do not pause after "therefore", and read "after which these rest in the dark" in one breath.',
    difficulty: 1,
    isExercise: true,
  }),
  readAloud({
    number: 9,
    name: 'The Price of Coffee',
    text: 'The price of a cup of coffee says little about the farmer who grew the beans. Rent, wages and milk make up most of the bill, and only a few cents travel back to the plantation. Even when the world price doubles, customers in expensive cafes hardly notice the difference.',
    translation:
      '一杯咖啡的价格几乎反映不出种豆农民的境况。租金、工资和牛奶占了账单的大部分，只有几分钱会回到种植园。即便国际价格翻倍，昂贵咖啡馆里的顾客也几乎察觉不到差别。',
    zh: 'says 读 /sez/，不读 /seɪz/。Rent, wages and milk 用列举语调。hardly notice 表否定含义，hardly 重读。',
    en: '"Says" is pronounced "sez". Use list intonation for "rent, wages and milk". "Hardly" carries the negative meaning, so stress it.',
    difficulty: 0,
  }),
  readAloud({
    number: 10,
    name: 'Reading the Ice',
    text: 'Each winter a new layer of snow falls on Antarctica and slowly turns into ice, trapping tiny bubbles of air. By drilling down through these layers, scientists recover samples of the atmosphere from hundreds of thousands of years ago. The bubbles reveal how closely carbon dioxide and temperature have risen and fallen together.',
    translation:
      '每年冬天，新的一层雪落在南极洲，慢慢变成冰，并封存住微小的气泡。科学家向下钻透这些冰层，获得几十万年前的大气样本。这些气泡揭示出二氧化碳与温度如何紧密地同升同降。',
    zh: 'Antarctica 第一个 c 要发音：/ænˈtɑːktɪkə/。hundreds of thousands of years ago 注意弱读 of。risen and fallen together 在句末降调。',
    en: 'Pronounce the first c in "Antarctica". In "hundreds of thousands of years ago" reduce each "of". End "risen and fallen together" with a fall.',
    difficulty: 2,
    predictiveRate: 8_300,
  }),
  readAloud({
    number: 11,
    name: 'Writing by Hand',
    text: 'Students who take notes by hand cannot write down every word, so they have to decide what matters and express it briefly. That effort seems to be exactly what helps them to understand. Those who type quickly record far more of the lecture but, surprisingly, recall fewer of its ideas.',
    translation:
      '用手记笔记的学生不可能写下每一个字，所以必须判断什么重要，并简短地表达出来。似乎正是这番努力帮助他们理解。打字快的学生记录下的讲座内容多得多，但令人意外的是，他们回想起的观点却更少。',
    zh: '对比 by hand 与 type quickly，两处都要重读。surprisingly 前后有逗号，作插入语处理。lecture 中的 c 要发音。',
    en: 'Stress both sides of the contrast, "by hand" and "type quickly". "Surprisingly" stands between commas: set it off. Pronounce the c in "lecture".',
    difficulty: 1,
  }),
  readAloud({
    number: 12,
    name: 'Trees against the Heat',
    text: 'On a summer afternoon, a street lined with mature trees may be several degrees cooler than one without them. Leaves shade the walls, and the water that they release cools the air. Young trees, unfortunately, need years of care, so planners must pay for watering as well as for planting.',
    translation:
      '夏日午后，种满成年树木的街道可能比没有树的街道凉爽好几度。树叶为墙壁遮荫，释放的水分使空气降温。遗憾的是，小树需要多年照料，因此规划者不仅要为种树付钱，也要为浇水付钱。',
    zh: 'mature 重音在第二音节。unfortunately 作插入语，前后停顿。as well as 弱读，重音放在 watering 与 planting。',
    en: '"Mature" has its stress on the second syllable. Set "unfortunately" off with two short pauses. Reduce "as well as" and stress "watering" and "planting".',
    difficulty: 0,
  }),
  readAloud({
    number: 13,
    name: 'Why Bridges Move',
    text: 'A good bridge is never completely still. Steel expands in the heat and shrinks in the cold, so engineers leave narrow gaps between the sections of the road. Wind is a more serious enemy. Before construction begins, a model is tested in a tunnel to make sure that gusts cannot shake it apart.',
    translation:
      '一座好的桥从不会完全静止。钢材遇热膨胀、遇冷收缩，所以工程师在路面各段之间留出窄缝。风是更严重的敌人。施工之前，要先在风洞里测试模型，确保阵风不会把它摇散。',
    zh: 'expands in the heat and shrinks in the cold 是平行结构，节奏要一致。engineers 重音在最后一个音节。shake it apart 连读。',
    en: '"Expands in the heat and shrinks in the cold" is parallel: give both halves the same rhythm. "Engineers" is stressed on its last syllable. Link "shake it apart".',
    difficulty: 1,
  }),
  readAloud({
    number: 14,
    name: 'The Economics of Attention',
    text: 'Information used to be scarce and valuable; now it is abundant, and what has become scarce is attention. Companies compete fiercely for a few extra seconds of our time, and they measure precisely which headlines we cannot resist. Economists argue that attention should be treated as a resource, carefully budgeted and deliberately spent.',
    translation:
      '信息曾经稀缺而宝贵；如今它极为丰富，变得稀缺的是注意力。公司为了多占用我们几秒钟而激烈竞争，并精确测量哪些标题让我们无法抗拒。经济学家认为，注意力应被视为一种资源，要精心规划、审慎使用。',
    zh: '分号处停顿比逗号长。scarce 读 /skeəs/。carefully budgeted and deliberately spent 两个副词加分词结构，重音在分词上。',
    en: 'Pause longer at the semicolon than at a comma. "Scarce" sounds like "airs" with a sharp s at the end. In "carefully budgeted and deliberately spent" stress the participles.',
    difficulty: 2,
    predictiveRate: 4_700,
  }),
];
