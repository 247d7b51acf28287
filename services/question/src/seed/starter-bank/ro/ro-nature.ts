import type { StarterQuestion } from '../starter-question.js';
import { reorder } from './ro.js';

export const reorderNatureQuestions: readonly StarterQuestion[] = [
  reorder({
    number: 11,
    name: 'The Last Great Auk',
    boxes: [
      'The great auk was a large seabird that could swim superbly but not fly.',
      'On land this made it helpless, and sailors collected the birds by the thousand for food.',
      'By 1840 it had become so rare that museums offered high prices for a skin.',
      'Their money sealed its fate: in June 1844 three fishermen killed the last known pair for a collector.',
    ],
    translation:
      '大海雀是一种大型海鸟，极善游泳却不会飞。在陆地上这使它毫无自卫能力，水手成千上万地捕捉它们作食物。到 1840 年，它已经稀少到博物馆出高价收购一张皮。正是这些钱决定了它的命运：1844 年 6 月，三名渔民为一位收藏家杀死了最后已知的一对。',
    zh: 'not fly → this made it helpless。museums offered high prices → Their money，their 指博物馆。时间线 1840 → 1844。',
    en: '"This" refers to not being able to fly, and "their money" to the museums. The years give the order of the last two boxes.',
    difficulty: 0,
    predictiveRate: 5_250,
  }),
  reorder({
    number: 12,
    name: 'Ants That Grow Mushrooms',
    boxes: [
      'Leafcutter ants carry thousands of pieces of leaf into their nests every day.',
      'Surprisingly, they do not eat these, for they cannot digest them.',
      'They chew them into a pulp on which a white fungus grows.',
      'This fungus is the only food of their young.',
      'When a young queen leaves to found a nest, she therefore takes a small piece of it with her.',
    ],
    translation:
      '切叶蚁每天把成千上万片叶子搬进巢里。令人惊讶的是，它们并不吃叶子，因为消化不了。它们把叶子嚼成浆，上面长出一种白色真菌。这种真菌是幼蚁唯一的食物。所以年轻的蚁后离巢另建新家时，会随身带上一小块。',
    zh: 'pieces of leaf → these；a white fungus → This fungus → a small piece of it。therefore 说明蚁后带走真菌的原因是幼虫只吃它。',
    en: '"These" are the pieces of leaf; "a white fungus" becomes "this fungus" and then "it". "Therefore" depends on its being the only food.',
    difficulty: 0,
  }),
  reorder({
    number: 13,
    name: 'An Island Is Born',
    boxes: [
      'In November 1963 the crew of a fishing boat south of Iceland saw smoke rising from the sea.',
      'Within a day a volcano had broken through the surface, and an island, later named Surtsey, began to grow.',
      'Scientists closed it to visitors at once, because it offered a unique chance to watch life arrive.',
      'Seeds came first, floating on the water or carried by the wind.',
      'Only when gulls nested and fertilised the ash, twenty years later, did the plants really spread.',
    ],
    translation:
      '1963 年 11 月，冰岛以南一艘渔船的船员看见海面冒烟。不到一天，火山冲破海面，一座后来命名为叙尔特塞的岛开始成长。科学家立即禁止游人上岛，因为它提供了观察生命到来的独特机会。最先来的是种子，或漂浮水上，或随风而至。直到二十年后海鸥筑巢、给火山灰施了肥，植物才真正蔓延开来。',
    zh: '冒烟 → 火山、岛屿出现 → closed it（岛）→ 观察生命到来：Seeds came first → Only when gulls … twenty years later，时间顺序明确。',
    en: 'Smoke comes before the island, and the island before "closed it". "Came first" opens the arrival of life, and "twenty years later" ends it.',
    difficulty: 1,
  }),
  reorder({
    number: 14,
    name: 'The Honeyguide and the Hunter',
    boxes: [
      'In parts of Africa a small brown bird leads people to the nests of wild bees.',
      'It calls, flies ahead and waits until they have caught up.',
      'Once the nest has been found, the people smoke out the bees and take the honey.',
      'What they leave behind, wax and larvae, is the reward of the guide.',
    ],
    translation:
      '在非洲一些地方，一种棕色小鸟会带人找到野蜂巢。它鸣叫，飞到前面，等人赶上来。一旦找到蜂巢，人们就用烟熏走蜜蜂，取走蜂蜜。他们留下的蜂蜡和幼虫便是向导的报酬。',
    zh: 'a small brown bird → It；people → they。the nest has been found 承接带路，What they leave behind 承接取蜜，the guide 回指这只鸟。',
    en: '"It" and "they" take up the bird and the people. The nest must be found before honey is taken, and only then is something left behind.',
    difficulty: 0,
  }),
  reorder({
    number: 15,
    name: 'Fog Harvest in the Andes',
    boxes: [
      'In the hills above Lima it rarely rains, but for half of the year thick fog rolls in from the Pacific.',
      'Families who live there used to buy water from lorries at ten times the price paid in the city.',
      'To put an end to this, volunteers hung large nets of plastic across the slopes.',
      'As the fog drifts through them, droplets collect and run into a pipe.',
      'On a good day a single net fills two hundred bottles, enough for gardens and laundry.',
    ],
    translation:
      '利马城后面的山上很少下雨，但半年里都有浓雾从太平洋滚滚而来。住在那里的家庭过去以城里十倍的价格向水车买水。为了结束这种状况，志愿者在山坡上挂起了大塑料网。雾飘过网时，水珠聚集起来流入管道。天气好时，一张网能接满二百瓶水，够浇园和洗衣。',
    zh: 'who live there 指山上。To put an end to this 指高价买水。large nets → through them → a single net，由装置到效果。',
    en: '"There" refers to the hills and "this" to the expensive water. "Them" stands for the nets, and the last box gives the result.',
    difficulty: 1,
    predictiveRate: 3_700,
  }),
  reorder({
    number: 16,
    name: 'Why Zebras Have Stripes',
    boxes: [
      'Why zebras are striped has been debated since the time of Darwin.',
      'The oldest answer, that stripes hide the animals from lions, is doubtful, because lions attack at night and by smell.',
      'A more promising one came from a stable where horses were dressed in striped, white and black coats.',
      'Flies landed far less often on those in stripes.',
      'Apparently the pattern confuses the insects during the last moments of their approach.',
    ],
    translation:
      '斑马为什么有条纹，从达尔文时代起就争论不休。最早的答案是条纹能避开狮子的眼睛，但这值得怀疑，因为狮子在夜间凭嗅觉攻击。一个更有希望的答案来自一个马厩，人们给马穿上条纹、白色和黑色的外套。苍蝇落在穿条纹外套的马身上的次数少得多。显然，这种图案在昆虫接近的最后时刻扰乱了它们。',
    zh: '提出问题 → The oldest answer → A more promising one（one 指 answer）→ those in stripes（指穿条纹的马）→ Apparently 解释原因。',
    en: 'The question comes first, then "the oldest answer" and "a more promising one". "Those in stripes" needs the horses, and "apparently" explains the result.',
    difficulty: 1,
  }),
  reorder({
    number: 17,
    name: 'Moving a Lighthouse Inland',
    boxes: [
      'When the lighthouse at Cape Hatteras was built in 1870, it stood nearly half a kilometre from the sea.',
      'A century later the waves had come so close that each winter storm threatened to wash it away.',
      'Walls and sandbags were tried for years without lasting success.',
      'Finally engineers lifted the tower onto rails and pushed it inland, a metre and a half at a time.',
      'The journey of almost nine hundred metres took twenty-three days, and not a single pane was broken.',
    ],
    translation:
      '1870 年哈特拉斯角灯塔建成时，它离海将近半公里。一个世纪后，海浪逼近到每次冬季风暴都可能把它卷走。多年来试过围墙和沙袋，都没有长久的成效。最后工程师把塔抬上轨道，一次一米半地往内陆推。近九百米的路程走了二十三天，没有一块玻璃破碎。',
    zh: '时间线：1870 → A century later → tried for years → Finally → The journey。it 指灯塔，The journey 指推塔的过程。',
    en: 'The time phrases lead the way: 1870, "a century later", "for years", "finally". "The journey" sums up the pushing.',
    difficulty: 0,
  }),
  reorder({
    number: 18,
    name: 'The Cost of a Lawn',
    boxes: [
      'A perfect lawn looks like nature, but few surfaces need more attention.',
      'It has to be mown weekly, watered in summer and fed several times a year.',
      'Some owners have begun to save this effort by mowing only narrow paths.',
      'Between the paths, clover and daisies come up by themselves within one season.',
      'With the flowers come butterflies, and with these, quite often, the curiosity of the neighbours.',
    ],
    translation:
      '完美的草坪看上去像自然，但很少有地面更需要照料。它每周要剪，夏天要浇水，一年要施几次肥。有些主人开始只割出窄窄的小路，省下这份力气。在小路之间，三叶草和雏菊一季之内就自己长了出来。随着花来的是蝴蝶，随着蝴蝶来的，往往还有邻居的好奇心。',
    zh: 'more attention → It has to be mown…（具体说明）→ this effort → narrow paths → Between the paths → clover and daisies → With the flowers，逐句衔接。',
    en: '"This effort" sums up mowing, watering and feeding. "Narrow paths" become "the paths", and clover and daisies become "the flowers".',
    difficulty: 1,
  }),
  reorder({
    number: 19,
    name: 'How Coral Islands Form',
    boxes: [
      'A coral island begins with a volcano that rises from the floor of a warm sea.',
      'Corals settle in the shallow water around its shore and form a ring.',
      'Over millions of years the extinct volcano sinks under its own weight.',
      'The living ring, meanwhile, keeps growing upwards at about the same speed.',
      'In the end nothing remains at the surface but the ring itself, with a lagoon in its centre.',
    ],
    translation:
      '珊瑚岛始于一座从温暖海底升起的火山。珊瑚在岸边浅水中定居，形成一个环。几百万年间，熄灭的火山因自重下沉。与此同时，活的珊瑚环以差不多的速度向上生长。最后海面上只剩下这个环，中间是潟湖。',
    zh: 'a volcano → its shore；form a ring → The living ring。火山下沉与环 meanwhile 向上生长相对照，In the end 为结果。',
    en: '"Its shore" needs the volcano, "the living ring" needs "a ring". "Meanwhile" sets growth against sinking, and "in the end" gives the result.',
    difficulty: 0,
    isExercise: true,
  }),
  reorder({
    number: 20,
    name: 'Lead in Old Wine',
    boxes: [
      'Layers of snow in Greenland preserve a record of the air in the ancient world.',
      'In those from Roman times, chemists have found surprisingly large amounts of lead.',
      'The metal came from smelters in Spain, where it was separated from silver.',
      'From year to year its amount rises and falls with the fortunes of the empire.',
      'When plague broke out in the second century, for example, it fell sharply and did not recover for centuries.',
    ],
    translation:
      '格陵兰的雪层保存着古代空气的记录。在罗马时代的雪层里，化学家发现了多得惊人的铅。这种金属来自西班牙的冶炼炉，在那里它与银分离。逐年来看，铅的含量随帝国的兴衰而升降。例如公元二世纪瘟疫爆发时，它急剧下降，几个世纪都没有恢复。',
    zh: 'Layers → In those；lead → The metal → its amount。for example 举例说明“随帝国兴衰升降”，必须跟在后面。',
    en: '"Those" are layers, "the metal" is lead, and the plague is an example of the rise and fall mentioned just before it.',
    difficulty: 2,
  }),
];
