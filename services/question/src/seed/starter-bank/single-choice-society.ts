import { singleChoice } from './single-choice.js';
import type { StarterQuestion } from './starter-question.js';

export const societyQuestions: readonly StarterQuestion[] = [
  singleChoice({
    number: 8,
    name: 'The Four-Day Week',
    question: 'What was the most unexpected result of the trial?',
    passage: [
      'Sixty companies recently agreed to give their employees one day off a week for six months without cutting their pay. Managers were asked to keep output at the same level, and most did so by shortening meetings, setting aside hours without messages and dropping reports that nobody read. As the organisers had predicted, workers slept more, felt less anxious and were less inclined to resign.',
      'What the organisers had not foreseen concerned the extra day itself. They had imagined that people would travel, take courses or simply rest. Instead, the largest share of the time went into ordinary tasks: visits to the dentist, laundry, the repair of a fence. Weekends, no longer crowded with such duties, were then truly free. Several participants said that it was not the fifth day which had changed their lives, but what it had done to the sixth and the seventh. All but five of the companies have kept the arrangement.',
    ],
    choices: [
      'Employees became less likely to leave their jobs.',
      'Companies achieved the same results in less time.',
      'The free day was spent mainly on household duties and errands.',
      'Most employees used the free day to travel or study.',
    ],
    right: 2,
    translation:
      '最近有六十家公司同意在六个月内每周多给员工放一天假而不减薪。管理者被要求保持产出不变，大多数人的办法是缩短会议、留出无消息打扰的时段、取消没人看的报告。正如组织者所料，员工睡得更多，焦虑更少，也不那么想辞职。组织者没有料到的与那一天本身有关：他们曾设想人们会旅行、上课或单纯休息，结果大部分时间花在日常琐事上——看牙医、洗衣服、修篱笆。周末不再被这些事挤满，于是真正空闲了。几位参与者说，改变他们生活的不是第五天，而是它给第六天和第七天带来的变化。除五家外，所有公司都保留了这一安排。',
    zh: '题眼是 unexpected，对应 “What the organisers had not foreseen”。随后说明时间主要用于日常琐事。第一、二项虽正确，但属于“已预料”或“被要求”的结果。',
    en: 'The key word is "unexpected", which matches "what the organisers had not foreseen". The first two options are true, but they had been predicted or asked for.',
    difficulty: 1,
    predictiveRate: 8_800,
  }),
  singleChoice({
    number: 9,
    name: 'Why Old Words Survive',
    question: 'Which words change most slowly, according to the passage?',
    passage: [
      'Languages are often compared with rivers, forever changing and yet recognisable. Within the stream, however, some stones hardly move. Words such as "two", "who" and "tongue" have kept a similar form in most European languages for at least six thousand years, whereas the words for "dirty", "guts" or "bird" have been replaced again and again.',
      'Linguists looked for a pattern and found that it had little to do with meaning. Neither short words nor words for holy things last particularly long. What counts is how often people use them in everyday speech. A word that we say several times a day is learned early and heard constantly, so that a mistake is noticed and corrected at once. A word that we need once a month gives us more freedom to forget it, to vary it or to prefer a fashionable rival. The busiest words are, paradoxically, those on which time leaves the fewest marks.',
    ],
    choices: [
      'Those that consist of a single syllable',
      'Those that are used most frequently',
      'Those that refer to religion',
      'Those that many languages have borrowed',
    ],
    right: 1,
    translation:
      '语言常被比作河流，永远在变却仍可辨认。然而在水流中，有些石头几乎不动。“二”“谁”“舌头”这样的词在大多数欧洲语言里保持相近形式至少六千年，而“脏”“内脏”“鸟”等词却一再被替换。语言学家寻找规律，发现这与意义关系不大：短词和神圣事物的词都不特别长寿。关键是人们在日常言语中使用它们的频率。一天说几次的词学得早、听得多，一出错就会被注意并纠正；一个月才用一次的词让我们更容易遗忘、变异或偏爱时髦的替代词。矛盾的是，最忙碌的词恰恰是时间留下痕迹最少的词。',
    zh: '“What counts is how often people use them” 即使用频率。“Neither short words nor words for holy things” 直接排除短词和宗教词。',
    en: '"What counts is how often people use them" names frequency. "Neither short words nor words for holy things" excludes two options directly.',
    difficulty: 1,
  }),
  singleChoice({
    number: 10,
    name: 'The Library of Things',
    question: 'What has surprised the organisers of the tool library?',
    passage: [
      'An electric drill is used, on average, for about thirteen minutes in its whole life. That figure, whether exact or not, convinced a group of neighbours to open a library in which nothing can be read. For a small yearly fee members borrow ladders, sewing machines, tents and, of course, drills, each of which is cleaned and tested by volunteers when it comes back.',
      'The founders had worried about theft and careless borrowers. After three years they have lost two hammers, and objects are usually returned in better condition than before, since people feel embarrassed to hand a dirty machine to somebody whom they know. What nobody had expected was the coffee. Members who came to collect a saw stayed to ask how it worked; those who knew stayed to explain. There are now repair evenings twice a week, and more people come for the company than for the tools. The library saves money and materials, but its accounts do not show what it has become.',
    ],
    choices: [
      'How many tools have been stolen',
      'How rarely its members use a drill',
      'How much money its members have saved',
      'How important it has become as a meeting place',
    ],
    right: 3,
    translation:
      '一把电钻一生平均只用约十三分钟。不管这个数字是否精确，它说服了一群邻居开办一座没有书可读的图书馆。会员交一点年费，就能借梯子、缝纫机、帐篷，当然还有电钻，每件归还时都由志愿者清洁和检测。创办者曾担心失窃和粗心的借用者。三年过去，只丢了两把锤子，物品归还时往往比之前状态更好，因为把脏机器交给熟人会让人不好意思。没人料到的是咖啡：来取锯子的会员留下来问怎么用，懂的人留下来讲解。如今每周有两个修理之夜，为结伴而来的人比为工具而来的还多。图书馆省了钱和材料，但账本显示不出它已变成了什么。',
    zh: '“What nobody had expected was the coffee” 之后描述人们留下交流，“more people come for the company than for the tools”，即成了社交场所。',
    en: '"What nobody had expected was the coffee" leads to people staying to talk; "more people come for the company than for the tools".',
    difficulty: 0,
    predictiveRate: 4_300,
  }),
  singleChoice({
    number: 11,
    name: 'Roads That Create Traffic',
    question: 'What is the main point of the passage?',
    passage: [
      'When a motorway is full, adding a lane looks like common sense. Traffic engineers have known for half a century that the result is often disappointing. A wider road moves faster for a year or two; then it fills, and journeys take as long as before. The reason is not that the engineers counted badly. It is that drivers respond. Some who used to travel early return to the rush hour, others give up the train, and firms and families move further out because the distance now seems shorter.',
      'The effect also works in the opposite direction. When an earthquake forced one city to pull down an elevated highway, planners expected chaos on the streets below. A large part of the traffic simply failed to appear. None of this means that roads should never be built, since a journey made is usually worth something to the person who makes it. It does mean that a new lane should be judged by the trips which it allows, and not by a promise to end congestion.',
    ],
    choices: [
      'Building roads is unlikely to remove congestion, because drivers adapt to them.',
      'Engineers regularly underestimate the number of cars on the road.',
      'Cities should pull down their elevated highways.',
      'People who live far from their work should travel by train.',
    ],
    right: 0,
    translation:
      '高速公路堵满时，加一条车道看似常识。交通工程师半个世纪前就知道结果往往令人失望：拓宽的道路快上一两年，随后又填满，行程时间和从前一样。原因不是工程师算错，而是司机会作出反应：原先错峰的人回到高峰时段，有人放弃火车，企业和家庭因距离显得更短而搬得更远。这种效应反过来也成立：一座城市因地震拆掉高架路，规划者预计下方街道会大乱，但很大一部分车流根本没有出现。这并不意味着不该修路，因为出行对出行者通常有价值；而是意味着应当以新车道带来的出行来评判它，而不是以“结束拥堵”的承诺来评判。',
    zh: '主旨题。首段说明司机会适应新路，末句强调不应以消除拥堵来衡量。第二项被 “not that the engineers counted badly” 否定；第三、四项是细节的过度引申。',
    en: 'A main-idea question. Drivers respond, and a lane should not be judged "by a promise to end congestion". The second option is denied in the text; the last two go beyond it.',
    difficulty: 2,
    predictiveRate: 6_900,
  }),
  singleChoice({
    number: 12,
    name: 'The Invention of the Weekend',
    question: 'What first led British employers to accept a free Saturday afternoon?',
    passage: [
      'The weekend feels as natural as the seasons, yet it is scarcely older than the bicycle. In the early nineteenth century British workers had only Sunday, and many of them spent it in taverns and failed to appear on Monday. The absence was so common that it had a name, Saint Monday, and skilled craftsmen defended the custom proudly.',
      'Reformers campaigned against it in the name of religion, and temperance societies in the name of sobriety, without much success. It was the factory owners who gave way first, and for a practical reason. A steam engine that stands idle on Monday still has to be paid for. By offering half of Saturday in return for a full crew on Monday, they could plan their production. Railways and theatres soon discovered the new free time and sold cheap tickets for it. The second half of Saturday followed only in the twentieth century, when crises made it desirable to share out what work there was.',
    ],
    choices: [
      'The campaigns of religious reformers',
      'The growth of railways and theatres',
      'The wish to have workers present on Mondays',
      'The need to share work in times of crisis',
    ],
    right: 2,
    translation:
      '周末像四季一样自然，但它几乎不比自行车更古老。十九世纪初，英国工人只有星期天休息，许多人在酒馆里度过，星期一便不来上工。这种缺勤如此普遍，竟有了名字“圣星期一”，熟练工匠还自豪地捍卫这一习俗。改革者以宗教之名、禁酒团体以清醒之名反对它，收效甚微。最先让步的是工厂主，而且出于实际原因：星期一闲置的蒸汽机照样要花钱。他们用半天星期六换取星期一的满员，从而可以安排生产。铁路和剧院很快发现了这段空闲时间，并为它推出廉价票。星期六的另一半直到二十世纪才到来，那时的危机使分摊工作成为好事。',
    zh: '“It was the factory owners who gave way first, and for a practical reason … in return for a full crew on Monday”。其他选项都出现过，但要么无效、要么是后来的事。',
    en: 'The owners gave half of Saturday "in return for a full crew on Monday". The other options appear in the text, but as failed attempts or later developments.',
    difficulty: 1,
  }),
  singleChoice({
    number: 13,
    name: 'Doctors and Checklists',
    question: 'Why do checklists work, in the opinion of the surgeons quoted?',
    passage: [
      'A surgical checklist fits on one card. Before the first cut somebody reads aloud the name of the patient, the operation and the side of the body; before the wound is closed, instruments are counted. Hospitals that introduced the card properly saw deaths after operations fall by a third or more, which is better than most new drugs achieve. Others, in which the same card was signed at the end of the day in a quiet office, saw no change at all.',
      'The difference puzzled administrators, who had regarded the list as a reminder of things that doctors might forget. Surgeons say that they rarely forget the name of a patient. In their experience the real benefit comes in the first minute, when everybody in the room, the youngest nurse included, has to say who they are and what worries them. People who have spoken once are far more likely to speak again, for example when they notice that something is going wrong.',
    ],
    choices: [
      'They remind busy doctors of steps that are easily forgotten.',
      'They encourage every member of the team to speak up.',
      'They make it possible to operate with fewer instruments.',
      'They allow administrators to supervise operations closely.',
    ],
    right: 1,
    translation:
      '手术核查单一张卡片就能写下。第一刀之前，有人朗读病人姓名、手术名称和身体部位；缝合之前清点器械。正确采用这张卡的医院，术后死亡率下降三分之一以上，胜过大多数新药；另一些医院，同一张卡在下班时于安静的办公室里签字，则毫无变化。这一差别让管理者困惑，他们一直把清单看作对医生可能忘记之事的提醒。外科医生说他们很少忘记病人的名字。据他们的经验，真正的好处来自最初一分钟：房间里的每个人，包括最年轻的护士，都要说出自己是谁、担心什么。说过一次话的人更可能再次开口，比如发现出了问题的时候。',
    zh: '题目问外科医生的观点：“the real benefit comes in the first minute”，每个人都要发言，于是更愿意再次开口。第一项是管理者的看法，是典型干扰项。',
    en: 'The surgeons say that the benefit lies in the first minute, when everybody speaks. The first option is the view of the administrators, a typical trap.',
    difficulty: 2,
    isExercise: true,
  }),
  singleChoice({
    number: 14,
    name: 'Buying Time',
    question: 'What does the research suggest about money and happiness?',
    passage: [
      'Does money make people happier? Up to a point, certainly: somebody who cannot pay the rent has good reason to be miserable. Beyond that point much depends on how it is spent. In a study with several thousand adults, participants received two payments of forty dollars. One had to be spent on an object, the other on anything that saved time, such as a taxi or help with the cleaning. Asked in the evening, most felt distinctly better on the day on which they had bought time.',
      'The effect did not depend on income, and it was not a matter of laziness; those who felt hurried at work benefited most. Curiously, hardly anybody had guessed it. When a separate group was asked what they would do with an extra forty dollars, only two in a hundred mentioned saving time. Even millionaires in the survey washed their own windows. We seem to feel that paying for help is an indulgence, whereas a new shirt is not.',
    ],
    choices: [
      'Spending on possessions gives more lasting pleasure than spending on services.',
      'Only people with high incomes benefit from buying time.',
      'People who buy time tend to be lazier than others.',
      'Buying time raises happiness, but few people think of doing it.',
    ],
    right: 3,
    translation:
      '金钱能让人更幸福吗？在一定程度上当然能：付不起房租的人有充分的理由痛苦。超过这一点，很大程度上取决于怎么花。在一项有几千名成年人参加的研究中，参与者得到两笔四十美元：一笔必须买物品，另一笔用于任何节省时间的事，如打车或请人打扫。晚上询问时，大多数人在“买时间”的那天感觉明显更好。这种效果与收入无关，也不是懒惰；工作中感到匆忙的人受益最多。奇怪的是几乎没人猜到：问另一组人会如何使用额外的四十美元，一百人中只有两人提到节省时间，连受访的百万富翁也自己擦窗。我们似乎觉得花钱请人帮忙是放纵，买件新衬衫却不是。',
    zh: '两段合起来：买时间让人更快乐（第一段），但几乎没人想到（hardly anybody had guessed it，第二段）。“did not depend on income” 排除第二项。',
    en: 'Put the two paragraphs together: buying time made people feel better, but "hardly anybody had guessed it". "Did not depend on income" rules out the second option.',
    difficulty: 1,
  }),
];
