import type { StarterQuestion } from '../starter-question.js';
import { listeningOneChoice } from './lmcs.js';

export const listeningOneChoiceQuestions: readonly StarterQuestion[] = [
  listeningOneChoice({
    number: 1,
    name: 'A Talk in Another Room',
    question: 'Why has the talk been moved?',
    transcript:
      "Hello, everyone, just a quick word about Thursday's talk on volcanoes. It was going to be in the main hall, as you'll have seen on the posters. We'd been a bit worried that the hall would be too big, but in the end nearly two hundred of you have signed up, so that isn't the problem. The painters have just told us that they need until the weekend. So please come to room twelve in the physics building instead. It's got enough seats if nobody minds sitting on the stairs. The time stays the same, half past six, and Doctor Lindqvist will bring her rocks.",
    right: 'The hall is being painted.',
    wrong: [
      'Too few people have signed up.',
      'The hall is too small for the audience.',
      'The speaker needs equipment from the physics building.',
    ],
    translation:
      '大家好，简单说一下周四关于火山的讲座。如海报所示，原定在大礼堂。我们曾有点担心礼堂太大，但最后近两百人报名，所以那不是问题。油漆工刚告诉我们，他们要到周末才能完工。所以请改到物理楼十二号教室。如果没人介意坐台阶，座位够用。时间不变，六点半，林德奎斯特博士会带来她的岩石。',
    zh: "原因在 “The painters have just told us that they need until the weekend”。前面 “too big … that isn't the problem” 是故意设置的干扰。",
    en: 'The reason is given by the painters, who need until the weekend. The size of the hall is mentioned only to be dismissed: "that isn\'t the problem".',
    difficulty: 0,
    predictiveRate: 5_150,
  }),
  listeningOneChoice({
    number: 2,
    name: 'The Beekeeper and the Winter',
    question: 'What does the beekeeper do differently from his neighbours?',
    transcript:
      "Most people round here wrap their hives in straw in November, and my grandfather did as well. I used to, until I lost half my bees one winter, and do you know what had killed them? Not the cold. Bees can put up with cold, they form a ball and shiver. It was damp. The warm air rises from the ball, meets the cold lid, and drips back on them. So now I leave the straw in the barn and put a layer of old newspaper under the lid, which soaks up the water, and I keep a small hole open at the top. My neighbours think I'm mad to let the heat out, but I haven't lost a single colony since.",
    right: 'He keeps the inside of his hives dry.',
    wrong: [
      'He wraps his hives more tightly in straw.',
      'He brings his hives into the barn before winter.',
      'He feeds his bees until the end of November.',
    ],
    translation:
      '这一带多数人十一月用稻草裹蜂箱，我祖父也是。我以前也这样，直到一个冬天失去了一半蜜蜂。你知道是什么害死了它们吗？不是寒冷。蜜蜂耐得住冷，它们抱成团发抖取暖。是潮气。热空气从蜂团升起，碰到冰冷的盖子，又滴回它们身上。所以现在我把稻草留在谷仓，在盖子下垫一层旧报纸吸水，顶上留一个小孔。邻居觉得我放走热气是疯了，但从那以后我一群蜂也没有失去。',
    zh: '“Not the cold … It was damp” 是对比核心：他改为防潮。straw 留在 barn，不是把蜂箱搬进 barn，注意同词干扰。',
    en: '"Not the cold ... it was damp" is the key. The straw stays in the barn, not the hives, so the repeated word is a trap.',
    difficulty: 1,
  }),
  listeningOneChoice({
    number: 3,
    name: 'Reviewing a Concert Hall',
    question: "What is the critic's main complaint about the new hall?",
    transcript:
      "I must admit that I went there expecting to dislike it, because of what it had cost, and because everybody was talking about the curved roof. Well, the roof is splendid, and I'll say nothing more about the money. And the sound? From my seat in row eight I could hear the bow of every single violin. That's precisely what troubles me. An orchestra should melt together. In this hall you hear eighty excellent people, each on his own, as if you were looking at a painting through a magnifying glass. They tell me that it can be adjusted, there are panels that can be moved. I do hope that somebody moves them soon.",
    right: 'The sound is so clear that the instruments do not blend.',
    wrong: [
      'It has cost far too much money.',
      'The curved roof spoils the look of the building.',
      'Listeners in the front rows can hear very little.',
    ],
    translation:
      '我得承认，我去之前就准备不喜欢它，因为它的花费，也因为人人都在谈论那弧形屋顶。屋顶很壮观，钱的事我也不多说了。声音呢？坐在第八排，我能听见每一把小提琴的弓声。而这正是让我不安的地方。乐团应该融为一体。在这座音乐厅，你听到的是八十个优秀的人各奏各的，就像拿放大镜看画。他们告诉我可以调整，有能移动的板。真希望有人快点去移动它们。',
    zh: "“That's precisely what troubles me. An orchestra should melt together.” 表明不满在于声音过于清晰而不融合。cost 与 roof 都被一带而过。",
    en: '"That\'s precisely what troubles me" points back to hearing every single violin. Cost and roof are mentioned and set aside.',
    difficulty: 2,
    predictiveRate: 3_600,
  }),
  listeningOneChoice({
    number: 4,
    name: 'An Apprentice in the Boatyard',
    question: 'What did the speaker find hardest at the beginning?',
    transcript:
      "When people hear that I build wooden boats, they imagine that the hard part is lifting or the cold in winter. You get used to that within a month, really. And the tools, well, a plane or a chisel is something that you learn with your hands. What drove me crazy was that nothing on a boat is straight. At school I'd learned to measure. Here I'd ask how long a plank should be, and the old man would say, until it fits. I spent entire days taking off a hair's breadth, holding it up, taking off another. I wanted a number. It took me about a year until I stopped asking.",
    right: 'Working without measurements',
    wrong: ['Carrying heavy loads', 'Learning how to handle the tools', 'Putting up with the cold'],
    translation:
      '人们听说我造木船，就以为难的是搬重物或冬天的寒冷。说真的，一个月就习惯了。至于工具，刨子、凿子是用手学会的东西。让我抓狂的是船上没有一样是直的。在学校我学的是量尺寸。在这里我问一块木板该多长，老人就说：到合适为止。我整天整天地刨掉一根头发丝那么点，举起来比，再刨一点。我想要个数字。大约一年后我才不再问了。',
    zh: '“What drove me crazy was…” 是强调句，后面 measure、I wanted a number 说明难点是没有精确尺寸。前面列的搬运、寒冷、工具都被否定。',
    en: '"What drove me crazy" announces the answer, and "I wanted a number" confirms it. Lifting, cold and tools are things one gets used to.',
    difficulty: 0,
  }),
  listeningOneChoice({
    number: 5,
    name: 'Paying Students to Read',
    question: 'What happened when the payments ended?',
    transcript:
      "In this study, pupils in one group of schools were paid two dollars for every book they read, and had to answer a few questions to show that they'd really read it. As long as the money was there they read more, which is hardly surprising, and their marks in reading improved. Now, critics had warned that as soon as you stop paying, children would read less than before, because you've turned a pleasure into a job. That didn't happen. Nor did they go on reading as much as during the experiment, as the organisers had hoped. A year later they were reading a little more than the others, not a lot, but the difference could still be measured.",
    right: 'Pupils kept reading slightly more than those who had never been paid.',
    wrong: [
      'Pupils read less than they had read before the study.',
      'Pupils continued to read as much as they had read for money.',
      'Pupils refused to answer questions about their books.',
    ],
    translation:
      '在这项研究中，一组学校的学生每读一本书得两美元，还要回答几个问题证明真的读了。只要有钱，他们就读得更多，这不奇怪，阅读成绩也提高了。批评者曾警告，一旦停止付钱，孩子会比以前读得更少，因为乐趣变成了工作。这没有发生。他们也没有像组织者希望的那样，继续读得像实验期间那么多。一年后他们比别人多读一点，不多，但差别仍可测出。',
    zh: "两个否定：That didn't happen 否定“读得更少”；Nor did they go on 否定“一样多”。真正结果是 a little more than the others。",
    en: 'Two predictions are denied: "that didn\'t happen" and "nor did they go on". The result is "a little more than the others".',
    difficulty: 2,
  }),
  listeningOneChoice({
    number: 6,
    name: 'Walking the Old Railway',
    question: 'What does the guide advise walkers to bring?',
    transcript:
      "The path follows a railway that was closed in the sixties, so it's flat all the way, and you won't need boots, ordinary shoes will do. You can't get lost either, there's nowhere else to go, so leave the map at home. There's a café in the old station, open every day in summer, with sandwiches and very good cake. The one thing that people forget, and then complain about, is that we go through three tunnels. The longest takes ten minutes, it bends in the middle, and the lamps that they've put in have a habit of failing. Your telephone will do at a pinch, but then you can't use the other hand for the rail, so something for your forehead is best.",
    right: 'A lamp that can be worn on the head',
    wrong: ['Strong boots', 'A detailed map', 'Something to eat'],
    translation:
      '这条小径沿着六十年代关闭的铁路，一路平坦，不需要靴子，普通鞋就行。也不会迷路，没有别的路可走，地图可以留在家里。旧车站里有咖啡馆，夏天每天开门，有三明治和很好吃的蛋糕。人们总忘了一件事，然后又抱怨，就是我们要穿过三条隧道。最长的要走十分钟，中间有弯，装的灯又常常坏。实在不行手机也凑合，但那样就腾不出手扶栏杆，所以最好带个戴在额头上的。',
    zh: '没有直接说 headlamp，而是 “something for your forehead”，结合 tunnels 和 lamps … failing 推出头灯。靴子、地图、食物都被排除。',
    en: 'The lamp is never named: "something for your forehead" must be understood from the tunnels and failing lamps. Boots, map and food are ruled out.',
    difficulty: 1,
    isExercise: true,
  }),
  listeningOneChoice({
    number: 7,
    name: 'A Pharmacist on Opening Hours',
    question: 'Why will the pharmacy close earlier?',
    transcript:
      "From next month we'll be closing at six instead of eight, and I know that some of you won't be happy about it. Let me explain. It isn't that there's too little to do in the evening, in fact it's our busiest time. And it's got nothing to do with costs. But by law a qualified pharmacist has to be present as long as we're open, and since Mrs Okafor retired there have only been two of us. We've been advertising her job for seven months without a single application. I'd rather close at six than make a mistake at half past seven because I've been on my feet for eleven hours.",
    right: 'There are not enough qualified staff.',
    wrong: [
      'There are too few customers in the evening.',
      'The costs of opening in the evening have risen.',
      'A new law limits the opening hours of pharmacies.',
    ],
    translation:
      '从下个月起我们六点而不是八点关门，我知道有些人会不高兴。我来解释。不是晚上没事做，其实那是我们最忙的时候，也与成本无关。但按法律规定，只要开着门就必须有合格的药剂师在场，而奥卡福女士退休后只剩我们两个人。她的职位我们招聘了七个月，一份申请也没有。我宁愿六点关门，也不愿因为站了十一个小时而在七点半出错。',
    zh: "先用 It isn't… 和 nothing to do with costs 排除两项，But 之后才是真正原因：合格的药剂师不够。法律只是背景，并没有限制营业时间。",
    en: 'Two reasons are denied before "but" brings the real one: only two pharmacists are left. The law demands a pharmacist; it does not limit hours.',
    difficulty: 0,
    predictiveRate: 4_600,
  }),
  listeningOneChoice({
    number: 8,
    name: 'Pottery from a Well',
    question: 'Why was the well so valuable to the archaeologists?',
    transcript:
      "People ask us why we were so excited about a well that had been full of rubbish. There wasn't any gold in it, and the pots weren't beautiful, they were the cheapest kind of kitchen ware, and most of them broken. But think about it. In a house, things are moved around, swept up and mixed. Into this well, people had thrown their rubbish for about a hundred and fifty years, and nobody ever took anything out. So what lies at the bottom is the oldest, and each layer above it is a little younger. It's like a calendar made of pots. From now on, if we find a broken handle anywhere in the region, we can say to within ten years when it was made.",
    right: 'Its contents had remained in their order.',
    wrong: [
      'It contained pots that were unusually beautiful.',
      'It had protected its contents from being broken.',
      'It showed how much gold the inhabitants owned.',
    ],
    translation:
      '有人问我们，为什么对一口装满垃圾的井那么激动。里面没有金子，陶罐也不漂亮，是最便宜的厨房用具，大多还是碎的。但想一想：在房子里，东西会被挪动、清扫、混在一起。而这口井，人们往里扔了约一百五十年垃圾，从没有人取出过什么。所以最底下的最古老，往上每一层都年轻一点，就像一本用陶罐做的日历。从此以后，如果我们在这一带任何地方找到一个破把手，就能把制作年代确定到十年之内。',
    zh: '“like a calendar made of pots” 是核心比喻：层次按时间顺序保存。no gold、not beautiful、most of them broken 逐一排除其他选项。',
    en: 'The "calendar made of pots" is the point: the layers kept their order. Gold, beauty and whole pots are all denied at the start.',
    difficulty: 1,
  }),
];
