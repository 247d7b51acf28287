import type { StarterQuestion } from '../starter-question.js';
import { incorrectWords } from './hiw.js';

export const incorrectWordsQuestions: readonly StarterQuestion[] = [
  incorrectWords({
    number: 1,
    name: 'A Short History of the Pencil',
    talk: 'Pencils have never contained any lead. In the sixteenth century a storm in the north of England uprooted a tree and exposed a black [metal|mineral] that left marks on paper. [Farmers|Shepherds] used it to number their sheep. As it was soft and broke [quickly|easily], it was wrapped in string, and later placed between two strips of [paper|wood]. When supplies ran short, a French [officer|inventor] mixed the powder with clay, and discovered that the more clay he added, the harder the pencil became.',
    translation:
      '铅笔里从来没有铅。十六世纪，英格兰北部的一场风暴把一棵树连根拔起，露出一种能在纸上留下痕迹的黑色矿物。牧羊人用它给羊编号。因为它软而易断，人们用细绳缠住，后来夹在两条木片之间。供应不足时，一位法国发明家把粉末与黏土混合，发现黏土加得越多，铅笔就越硬。',
    zh: '错词多与原词词性相同、意思相近（metal/mineral，quickly/easily）。听的时候视线与声音同步，听到不一致立刻点击，不要回头犹豫。',
    en: 'The wrong words belong to the same word class and are close in meaning, such as "metal" for "mineral". Keep your eyes on the word being spoken and click at once.',
    difficulty: 0,
    predictiveRate: 6_100,
  }),
  incorrectWords({
    number: 2,
    name: 'How Owls Fly Silently',
    talk: 'An owl can pass within a metre of your head without your [seeing|hearing] it. The secret lies in its wings. The [upper|front] edge carries a row of stiff hairs that break up the air, while the back is [marked|fringed] with soft threads. The surface itself feels like velvet and absorbs what [noise|sound] is left. The price for this silence is speed, for an owl is a [poor|slow] flier, and its feathers soak up rain so [readily|rapidly] that it rarely hunts in wet weather.',
    translation:
      '猫头鹰可以在离你头部一米之内飞过而你听不见。秘密在于它的翅膀。前缘有一排硬毛打散气流，后缘则饰有柔软的细丝。表面摸起来像天鹅绒，吸收剩余的声音。这种安静的代价是速度，因为猫头鹰飞得慢，羽毛吸雨又极快，所以它很少在雨天捕猎。',
    zh: 'seeing/hearing、upper/front 语法上都通，只能靠听。noise/sound 是近义替换，最容易漏掉；注意 readily/rapidly 发音相近。',
    en: 'All wrong words fit the grammar, so only listening helps. "Noise" for "sound" and "readily" for "rapidly" are the easiest to miss.',
    difficulty: 2,
  }),
  incorrectWords({
    number: 3,
    name: 'Renting a Bicycle on Campus',
    talk: 'Starting this [autumn|semester], students can borrow a bicycle from the racks beside the library. Just hold your student card against the [screen|lock] and wait for the green light. The first [hour|half-hour] is free, and after that you pay a small fee, which is charged to your [account|card]. Please report any damage at once, otherwise you may be asked to [pay|cover] for the repair. Bicycles may be returned to any rack on campus, but not left at the [station|entrance].',
    translation:
      '从本学期开始，学生可以在图书馆旁的车架借自行车。把学生卡贴在车锁上，等绿灯亮起。头半小时免费，之后收取小额费用，从卡上扣除。如有损坏请立即报告，否则可能要你承担修理费。自行车可以还到校园任何车架，但不要停在入口处。',
    zh: '校园通知类。注意 half-hour 与 hour、lock 与 screen 等信息词。听到时间、地点、物件时要格外留心。',
    en: 'In an announcement the changed words are often times, places and things: "hour", "screen", "station". Listen closely to these.',
    difficulty: 1,
  }),
  incorrectWords({
    number: 4,
    name: 'The Chemistry of Bread',
    talk: 'When flour and water are mixed, two proteins join to form an elastic [web|net], and kneading makes it [stronger|tighter]. Yeast feeds on the sugar in the dough and gives off gas, which is [caught|trapped] in the meshes, so that the loaf rises. In the oven the gas [spreads|expands] once more before the heat makes the walls firm. The brown crust is the [product|result] of a reaction between sugars and proteins, which also provides most of the [taste|flavour].',
    translation:
      '面粉与水混合时，两种蛋白质结合成有弹性的网，揉面使它更紧。酵母以面团里的糖为食，放出气体，气体困在网眼里，面包便发起来。在烤箱里，气体再膨胀一次，然后热量使壁变硬。棕色的外皮是糖与蛋白质反应的结果，大部分风味也来自这一反应。',
    zh: '替换词多为近义词：web/net、caught/trapped、taste/flavour。不要凭意思判断，要逐词对照声音。',
    en: 'Synonyms are exchanged: "web" for "net", "caught" for "trapped", "taste" for "flavour". Meaning will not help; compare word by word.',
    difficulty: 1,
    predictiveRate: 5_350,
  }),
  incorrectWords({
    number: 5,
    name: 'Saving the Harbour Baths',
    talk: 'The wooden baths in the harbour were built a hundred and ten years ago, when few [houses|flats] had a bathroom. By the nineteen eighties they were [empty|rotten], and the council decided to pull them down. A group of regular [guests|swimmers] refused to leave, collected thousands of [names|signatures] and offered to do the repairs themselves. Today the baths are more [popular|crowded] than ever, even in January, when people come for the sauna and then jump into the icy water.',
    translation:
      '港口的木制浴场建于一百一十年前，那时很少有公寓带浴室。到二十世纪八十年代，它们已经腐朽，市议会决定拆除。一群常来的游泳者拒绝离开，收集了几千个签名，并提出自己来修。如今浴场比以往任何时候都拥挤，连一月也是，人们来蒸桑拿，然后跳进冰冷的水里。',
    zh: 'names/signatures、guests/swimmers 词长差别大，听到音节数不同即可判断。popular/crowded 语义接近，容易放过。',
    en: 'Compare the number of syllables: "names" has one and "signatures" three. "Popular" for "crowded" is easy to overlook because both make sense.',
    difficulty: 0,
  }),
  incorrectWords({
    number: 6,
    name: 'Measuring Happiness',
    talk: 'Economists used to assume that a country is doing well if its income [grows|rises]. Surveys paint a more complicated [image|picture]. Up to a certain point money does make people more [content|satisfied], chiefly because it removes worries about food, [health|rent] and illness. Beyond that, what counts is how we [spend|use] our time and whether there is somebody to call in an emergency. Several governments now [collect|publish] such figures every year, next to those for trade and employment.',
    translation:
      '经济学家过去认为，一个国家收入上升就是过得好。调查描绘的图景更复杂。到一定程度为止，钱确实让人更满足，主要因为它消除了对食物、房租和疾病的担忧。超过之后，重要的是我们如何使用时间，以及紧急时有没有人可以打电话。一些政府如今每年公布这类数据，与贸易和就业数据并列。',
    zh: 'grows/rises、image/picture、spend/use 都是可以互换的词，必须依靠声音。health 与 illness 意思重复，也可以帮助你怀疑此处有误。',
    en: 'Most pairs could be exchanged in any text. "Health and illness" sounds odd in a list of worries, which may make you suspicious.',
    difficulty: 2,
    isExercise: true,
  }),
  incorrectWords({
    number: 7,
    name: 'A Theatre in the Dark',
    talk: 'In this unusual theatre the audience sits in complete darkness. The actors move between the rows, so that a voice may come from behind you and a cold [wind|breeze] from the left. During a scene in a [kitchen|bakery], there is a smell of fresh bread. Blind people helped to [write|develop] the play and also work as [guides|ushers], since they find their way without effort. Many visitors say that they have never listened so [closely|carefully] in their lives.',
    translation:
      '在这座不寻常的剧场里，观众坐在完全的黑暗中。演员在各排之间走动，声音可能从你身后传来，一阵凉风从左边吹来。演到面包店一场时，会有新鲜面包的香味。盲人参与创作了这部戏，还担任引座员，因为他们毫不费力就能找到路。许多观众说，他们一生中从没有这样仔细地听过。',
    zh: '五处替换中 wind/breeze、closely/carefully 是近义词。fresh bread 暗示 bakery，但做题以听到的为准。',
    en: '"Wind" for "breeze" and "closely" for "carefully" are synonyms. The smell of bread hints at "bakery", but rely on what you hear.',
    difficulty: 1,
  }),
  incorrectWords({
    number: 8,
    name: 'Stairs or Lift',
    talk: 'Posters that praise the health benefits of stairs have little [influence|effect]. A team in Stockholm tried something else and turned a staircase beside an escalator into a giant [instrument|piano], with a note for every step. Within a day two thirds more people [took|chose] the stairs. Critics object that the fun wears off after a [month|week]. They may be right, but similar experiments show that a habit sometimes [remains|survives] when its first cause has [gone|vanished].',
    translation:
      '宣传爬楼梯有益健康的海报收效甚微。斯德哥尔摩的一个团队另辟蹊径，把自动扶梯旁的楼梯变成一架巨大的钢琴，每级一个音。一天之内，选择走楼梯的人多了三分之二。批评者说，新鲜感一周后就消退。也许他们是对的，但类似实验表明，有时起因消失后，习惯仍会留存。',
    zh: 'instrument/piano 是上下义替换，took/chose 是同义替换。句末连续出现两处（remains、gone），听到最后一个词才能停。',
    en: '"Instrument" is a general word for "piano", "took" a synonym of "chose". Two changes stand close together at the end, so listen to the last word.',
    difficulty: 0,
    predictiveRate: 3_750,
  }),
];
