import type { StarterQuestion } from '../starter-question.js';
import { reorder } from './ro.js';

export const reorderWorkQuestions: readonly StarterQuestion[] = [
  reorder({
    number: 31,
    name: 'How a Lift Became Safe',
    boxes: [
      'Until 1850 lifts carried goods but hardly any people, because a torn rope meant certain death.',
      'Elisha Otis designed a brake that would catch the platform if this happened.',
      'At first nobody ordered it, so he arranged a show at a fair in New York.',
      'Standing high above the crowd, he had the rope cut with an axe.',
      'The platform dropped a few inches and stopped, and orders soon poured in.',
    ],
    translation:
      '1850 年以前，电梯运货却几乎不载人，因为绳子断了必死无疑。伊莱沙·奥的斯设计了一种制动器，万一断绳就能抓住平台。起初没有人订购，于是他在纽约的一个展览会上安排了一场表演。他高高站在人群上方，让人用斧头砍断绳子。平台下落几英寸就停住了，订单很快纷至沓来。',
    zh: '指代链：a torn rope → if this happened；a brake → ordered it；a show → the crowd；先砍断绳子，平台才会下落并停住。',
    en: '"This" refers to the torn rope and "it" to the brake. The show at the fair brings the crowd, and the cut rope makes the platform drop.',
    difficulty: 0,
    predictiveRate: 4_150,
  }),
  reorder({
    number: 32,
    name: 'Practising an Instrument',
    boxes: [
      'Music students often begin a difficult piece at the first bar and play until they make a mistake.',
      'They then return to the beginning and start again.',
      'As a result the first page becomes excellent, while the last one is hardly ever practised.',
      'Teachers recommend the reverse order: learn the final bars first and add earlier ones step by step.',
      'In this way the player always moves towards familiar ground.',
    ],
    translation:
      '学音乐的学生练难曲时，常常从第一小节开始，一直弹到出错，然后回到开头重来。结果第一页练得很好，最后一页却几乎没有练过。老师建议反过来：先学最后几小节，再一步步往前加。这样，演奏者总是朝着熟悉的地方前进。',
    zh: 'make a mistake → They then return；As a result 说明后果；the reverse order 与“从头开始”相反；In this way 指反向练习。',
    en: '"Then return" follows the mistake, "as a result" sums up the habit, "the reverse order" corrects it, and "in this way" refers to the advice.',
    difficulty: 1,
  }),
  reorder({
    number: 33,
    name: 'The Spare Room Economy',
    boxes: [
      'In the autumn of 2007 two flatmates in San Francisco could not pay their rent.',
      'A conference had filled every hotel in town, so they put three air mattresses on their floor and offered breakfast.',
      'Three strangers came, paid, and left as friends.',
      'Encouraged by this, the two wrote a website on which anyone could do the same.',
      'A decade later more guests slept in private rooms on some nights than in the largest hotel chains.',
    ],
    translation:
      '2007 年秋，旧金山的两个室友付不起房租。一场会议让城里所有旅馆客满，于是他们在地板上放了三张气垫床，并提供早餐。来了三个陌生人，付了钱，离开时成了朋友。两人受此鼓舞，做了一个网站，让任何人都可以这样做。十年后，有些夜晚住在私人房间里的客人比最大的连锁酒店还多。',
    zh: 'two flatmates → they → the two；three mattresses → Three strangers；Encouraged by this 指成功经历；A decade later 结尾。',
    en: '"They" and "the two" refer to the flatmates. "Encouraged by this" needs the happy strangers, and "a decade later" closes the story.',
    difficulty: 0,
  }),
  reorder({
    number: 34,
    name: 'A Chair for Every Back',
    boxes: [
      'Air force seats of the 1940s were built for the average pilot.',
      'To improve them, an officer measured more than four thousand men and calculated ten averages.',
      'He then looked for men who came close to all ten figures and found none.',
      'The average pilot, in other words, did not exist.',
      'From then on seats had to be adjustable, a rule that later found its way into every car.',
    ],
    translation:
      '二十世纪四十年代的空军座椅是为“普通飞行员”设计的。为了改进，一名军官测量了四千多人，算出十项平均值。随后他寻找十项都接近平均值的人，却一个也没找到。换句话说，普通飞行员并不存在。从那以后座椅必须可调，这条规则后来进入了每一辆汽车。',
    zh: 'seats → improve them；ten averages → all ten figures；found none → in other words 总结；From then on 为结果。',
    en: '"Them" are the seats, "all ten figures" the averages. "In other words" restates that none was found, and "from then on" gives the result.',
    difficulty: 1,
  }),
  reorder({
    number: 35,
    name: 'Writing a First Draft',
    boxes: [
      'Many students stare at an empty page because they want the first sentence to be perfect.',
      'Experienced authors, by contrast, allow themselves a bad first version.',
      'They know that a weak sentence can be improved, whereas a missing one cannot.',
      'Only in the second round do they judge what they have written.',
      'By then the hardest part, which is to begin, lies behind them.',
    ],
    translation:
      '许多学生盯着空白页发呆，因为他们希望第一句就完美。相比之下，有经验的作者允许自己写出糟糕的初稿。他们知道弱句可以改进，没写出来的句子却无法改进。到第二轮他们才评判自己写的东西。那时，最难的部分，也就是开头，已经过去了。',
    zh: 'Many students 与 Experienced authors, by contrast 对照。a bad first version → They know（解释原因）→ second round → By then。',
    en: '"By contrast" sets authors against students. The reason follows, then the second round, and "by then" refers to that round.',
    difficulty: 1,
    isExercise: true,
  }),
  reorder({
    number: 36,
    name: 'How a Marathon Got Its Length',
    boxes: [
      'At the first modern Olympic Games, in 1896, the marathon was about forty kilometres long.',
      'In the following years its distance varied from city to city.',
      'For the race of 1908 in London it was measured from Windsor Castle to the royal seat in the stadium.',
      'This happened to be forty-two kilometres and one hundred and ninety-five metres.',
      'The odd figure was made the official standard thirteen years later.',
    ],
    translation:
      '在 1896 年首届现代奥运会上，马拉松长约四十公里。此后几年，距离因城市而异。1908 年伦敦的比赛从温莎城堡量到体育场的王室座席，碰巧是四十二公里一百九十五米。十三年后，这个零碎的数字被定为正式标准。',
    zh: '时间线 1896 → In the following years → 1908 → thirteen years later。This 指量出的距离，The odd figure 指具体数字。',
    en: 'The dates lead the way. "This" is the measured distance, and "the odd figure" refers to the number in the box before.',
    difficulty: 0,
    predictiveRate: 5_000,
  }),
  reorder({
    number: 37,
    name: 'Teaching by Asking',
    boxes: [
      'A physics professor had always been praised for his clear lectures.',
      'One day, however, he gave his students a test with simple questions about everyday situations.',
      'The results shocked him, for most of them had memorised formulas without understanding them.',
      'He stopped lecturing and began to pose questions that neighbours had to discuss in pairs.',
      'Since then their progress, as measured by the same test, has nearly doubled.',
    ],
    translation:
      '一位物理教授一向以讲课清楚受到称赞。然而有一天，他给学生做了一个关于日常情景的简单测试。结果令他震惊，因为大多数人只背了公式而不理解。他不再讲授，开始提出让邻座两两讨论的问题。从那以后，用同一测试衡量，学生的进步几乎翻了一倍。',
    zh: 'A physics professor → he；a test → The results → the same test。however 转折，Since then 指改变教法之后。',
    en: '"However" turns from praise to the test, "the results" follow it, and "the same test" in the last box refers back to it.',
    difficulty: 1,
  }),
  reorder({
    number: 38,
    name: 'The Weight of a Backpack',
    boxes: [
      'Hikers who walk for weeks learn to count every gram.',
      'They begin with the heaviest things, which are the tent, the sleeping bag and the pack itself.',
      'When nothing more can be saved on these, they turn to details and saw off the handle of a toothbrush.',
      'Food is different, because it becomes lighter by the day.',
      'Still, even here there is a rule: nothing that contains water is carried up a mountain.',
    ],
    translation:
      '徒步几周的人学会了计较每一克。他们从最重的东西开始，即帐篷、睡袋和背包本身。当这些再也省不出重量时，他们就转向细节，锯掉牙刷柄。食物则不同，因为它一天天变轻。但即便在这方面也有一条规矩：任何含水的东西都不背上山。',
    zh: 'Hikers → They；the heaviest things → on these；Food is different 转换话题，even here 中 here 指食物。',
    en: '"These" are the heaviest things. "Food is different" opens a new point, and "even here" refers to food.',
    difficulty: 2,
  }),
  reorder({
    number: 39,
    name: 'Bread from the Library Oven',
    boxes: [
      'When the library in a small northern town was rebuilt, the architect asked the inhabitants what they missed most.',
      'To his surprise the most frequent answer was not a reading room but a public oven.',
      'Such ovens had once stood in every village, and people had talked while the loaves were rising.',
      'He therefore placed one beside the entrance, between the newspapers and the picture books.',
      'On baking days it draws more visitors than any author has ever done.',
    ],
    translation:
      '北方一个小镇重建图书馆时，建筑师问居民最怀念什么。让他意外的是，最常见的回答不是阅览室，而是公共烤炉。过去每个村子都有这样的烤炉，人们在面团发酵时聊天。于是他在入口旁、报纸与图画书之间放了一个。烘焙日它吸引的人比任何作家都多。',
    zh: 'the architect asked → the most frequent answer；a public oven → Such ovens → placed one → it draws。therefore 说明采纳了居民意见。',
    en: 'The question comes before "the most frequent answer". "A public oven" becomes "such ovens", then "one", then "it".',
    difficulty: 1,
  }),
  reorder({
    number: 40,
    name: 'Forecasts and Trust',
    boxes: [
      'A weather forecast that speaks of a thirty per cent chance of rain is often misunderstood.',
      'Some listeners believe that it will rain for thirty per cent of the day, others in thirty per cent of the area.',
      'What is meant is neither: on three out of ten days like this one, rain will fall.',
      'Such a statement can therefore not be refuted by a single day.',
      'Only a long series shows whether a forecaster deserves to be trusted.',
    ],
    translation:
      '说“降雨概率三成”的天气预报常被误解。有些听众以为一天中有三成时间下雨，另一些人以为三成地区下雨。两者都不对：意思是在十个这样的日子里，有三天会下雨。因此这种说法不能被某一天推翻。只有长期的记录才能显示预报员是否值得信赖。',
    zh: 'misunderstood → Some … others …（两种误解）→ neither（两者都不是）→ Such a statement → a single day 与 Only a long series 对照收尾。',
    en: 'The two misunderstandings must come before "neither". "Such a statement" refers to the true meaning, and "a single day" is contrasted with "a long series".',
    difficulty: 2,
    predictiveRate: 2_600,
  }),
];
