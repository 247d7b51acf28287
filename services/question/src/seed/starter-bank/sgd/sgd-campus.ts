import type { StarterQuestion } from '../starter-question.js';
import { discussion } from './sgd.js';

export const discussionCampusQuestions: readonly StarterQuestion[] = [
  discussion({
    number: 1,
    name: 'Opening the Library All Night',
    turns: [
      [
        'Emma',
        'Did you see the survey about opening the library all night? I voted yes. My room is noisy, I have two flatmates who love loud games, and before exams I study best after ten in the evening.',
        '你看到图书馆通宵开放的调查了吗？我投了赞成票。我的房间很吵，有两个爱玩吵闹游戏的室友，而考试前我晚上十点以后学习效果最好。',
      ],
      [
        'Raj',
        'I understand that, but think of the staff. Somebody has to sit at the desk at four in the morning. I worked night shifts in a warehouse last year, and it ruined my health.',
        '我理解，但也要为员工想想。凌晨四点总得有人坐在服务台。我去年在仓库上过夜班，把身体都搞垮了。',
      ],
      [
        'Sofia',
        'They would not need librarians, though. At my old university the doors opened with a student card, and there was one security guard. The desk was closed after eight.',
        '不过，他们并不需要图书管理员。在我以前的大学，刷学生卡就能开门，只有一名保安。八点以后服务台就关了。',
      ],
      [
        'Raj',
        'That is better. Still, I am worried about the cost. Heating and lighting four floors for a handful of people is a waste of energy.',
        '那样好一些。可我还是担心成本。为了少数几个人给四层楼供暖照明，太浪费能源了。',
      ],
      [
        'Emma',
        'It does not have to be four floors. What if only the ground floor stayed open? It has forty desks and the printers.',
        '不一定要开四层。如果只开放一楼呢？那里有四十个座位，还有打印机。',
      ],
      [
        'Sofia',
        'And it need not be all year. At my old place it was only for the four weeks before the exams, and the rooms were full every night.',
        '也不必全年开放。在我原来的学校，只在考前四周开放，每晚都坐满了人。',
      ],
      [
        'Raj',
        'One floor, four weeks, one guard. I could live with that. I would also ask for a late bus, because walking home alone at three is not safe.',
        '一层楼、四周、一名保安，这我可以接受。我还想要求加开一班夜间公交，因为凌晨三点独自走回家不安全。',
      ],
      [
        'Emma',
        'Good point. Let us write that down and send it to the student council together.',
        '说得好。我们把这些写下来，一起寄给学生会吧。',
      ],
    ],
    points: [
      { text: 'topic: opening the library all night', w: 2, any: ['library'] },
      { who: 'Emma', text: 'is in favour because her room is noisy', w: 2, any: ['noisy', 'quiet'] },
      { who: 'Raj', text: 'worries about staff and health', w: 2, any: ['staff', 'health', 'night shift'] },
      { who: 'Raj', text: 'worries about cost and energy', w: 2, any: ['cost', 'energy', 'heating'] },
      { who: 'Sofia', text: 'student cards and one guard at her old university', w: 2, any: ['card', 'guard'] },
      { who: 'Emma', text: 'only the ground floor', w: 2, any: ['ground floor', 'one floor'] },
      { who: 'Sofia', text: 'only four weeks before exams', w: 2, any: ['four weeks'] },
      { who: 'Raj', text: 'a late bus for safety', w: 1, any: ['late bus', 'night bus'] },
      { text: 'they agree to write to the student council', w: 2, any: ['council', 'agree'] },
    ],
    sample:
      'Three students, Emma, Raj and Sofia, discuss whether the library should stay open all night. Emma is in favour of the idea, because her room is noisy and she studies best late in the evening. Raj, however, is worried about the staff, since night shifts damaged his own health, and about the cost of heating four floors. Sofia replies that at her old university students used a card to enter and only one guard was needed. Emma then suggests opening just the ground floor, and Sofia adds that four weeks before the exams would be enough. Raj accepts this compromise, but he asks for a late bus so that nobody has to walk home alone. In the end, all three agree and decide to send their proposal to the student council.',
    zh: '记“谁—观点—理由”三栏。关键变化：Raj 由反对到有条件同意。复述时用 however / then / in the end 串起来，结尾给出一致决定。',
    en: 'Take notes in three columns: who, opinion, reason. Raj changes from doubt to agreement with a condition; the joint decision is the end of your summary.',
    difficulty: 0,
    predictiveRate: 6_850,
  }),
  discussion({
    number: 2,
    name: 'Group Work or Single Projects',
    turns: [
      [
        'Marta',
        'Professor Lin says that next term we may choose: one project in a group of four, or a smaller project alone. I am inclined to work alone. Last time I did half of the work for everybody.',
        '林教授说下学期我们可以选择：四人一组做一个项目，或者独自做一个较小的项目。我倾向于独自做。上次我替所有人干了一半的活。',
      ],
      [
        'Tom',
        'That happened to me as well, but I would still take the group. In any job you have to work with other people, and employers ask about it in interviews.',
        '我也遇到过这种事，但我还是会选小组。任何工作都要与人合作，雇主面试时也会问到。',
      ],
      [
        'Aiko',
        'For me it depends on the marking. If everyone gets the same mark, the lazy ones win. If part of the mark is individual, a group is fair.',
        '对我来说，这取决于怎么评分。如果每个人分数相同，偷懒的人就占便宜；如果有一部分是个人分，小组就公平。',
      ],
      [
        'Marta',
        'Exactly. And there is the timetable. I have a job on three evenings, so finding a common hour was a nightmare.',
        '正是如此。还有时间安排的问题。我一周有三个晚上要打工，凑出共同的时间简直是噩梦。',
      ],
      [
        'Tom',
        'We could meet online, and most of the writing can be shared in one document. You see who wrote what, which also answers the question of fairness.',
        '我们可以线上开会，大部分写作可以在一份共享文档里完成。谁写了什么一目了然，公平的问题也就解决了。',
      ],
      [
        'Aiko',
        'I like that. The history of the document is a kind of evidence. We could ask the professor to use it for the individual part.',
        '这个我喜欢。文档的修改历史就是一种证据。我们可以请教授用它来评个人部分。',
      ],
      [
        'Marta',
        'Hmm. If he agrees to that, I would join. A bigger project does sound more interesting than a small one.',
        '嗯。如果他同意这样做，我就加入。大一点的项目确实听起来比小项目有意思。',
      ],
      [
        'Tom',
        'Then let us talk to him on Thursday, before we decide anything. And we should find a fourth person who is reliable.',
        '那我们先别做决定，周四去找他谈谈。而且还应该找一位靠得住的第四个人。',
      ],
    ],
    points: [
      { text: 'topic: group project or working alone', w: 2, any: ['group', 'alone'] },
      {
        who: 'Marta',
        text: 'prefers working alone, did half the work',
        w: 2,
        any: ['half of the work', 'most of the work'],
      },
      { who: 'Tom', text: 'teamwork matters for jobs and employers', w: 2, any: ['employer', 'job'] },
      { who: 'Aiko', text: 'depends on marking, individual part', w: 2, any: ['mark'] },
      { who: 'Marta', text: 'timetable is difficult', w: 1, any: ['timetable', 'evenings', 'common hour'] },
      { who: 'Tom', text: 'meet online and share one document', w: 2, any: ['online', 'document'] },
      { who: 'Aiko', text: 'history of the document as evidence', w: 1, any: ['evidence', 'history'] },
      { text: 'they will talk to the professor on Thursday', w: 2, any: ['professor', 'thursday'] },
    ],
    sample:
      'The discussion is about whether Marta, Tom and Aiko should do a project in a group or alone. Marta would rather work alone, because last time she did half of the work for the others, and she also finds it hard to fit meetings into her timetable. Tom prefers a group, since employers expect experience of teamwork. Aiko says that it depends on the marking: a group is fair only if part of the mark is individual. Tom then proposes that they meet online and write in a shared document, which shows who wrote what, and Aiko adds that its history could serve as evidence for the individual mark. Marta is willing to join under this condition. Finally, they decide to talk to the professor on Thursday and to look for a reliable fourth member.',
    zh: 'Marta 的立场从 alone 变为有条件加入，这是全篇主线。评分方式（individual part）是 Aiko 的核心观点。',
    en: 'The thread of the talk is how Marta moves from working alone to joining on one condition. Aiko stands for the question of marks.',
    difficulty: 1,
    isExercise: true,
  }),
  discussion({
    number: 3,
    name: 'Planning a Student Concert',
    turns: [
      [
        'Leo',
        'We have three weeks until the concert, and we still have no place. I have asked about the main hall. It holds six hundred people and has a proper sound system, but it costs eight hundred dollars.',
        '离音乐会还有三周，我们还没有场地。我问过大礼堂，能容纳六百人，音响设备也像样，但要八百美元。',
      ],
      [
        'Nadia',
        'That is our whole budget. I would rather use the garden behind the arts building. It is free, and on a warm evening it has a wonderful atmosphere.',
        '那是我们的全部预算。我宁愿用艺术楼后面的花园。它是免费的，在温暖的傍晚气氛特别好。',
      ],
      [
        'Chen',
        'It is free until it rains. In May we had rain on every second day. If we rent tents, we pay four hundred anyway.',
        '免费，直到下雨为止。五月里我们每两天就有一天下雨。要是租帐篷，反正也得付四百。',
      ],
      [
        'Nadia',
        'True. What about the canteen, then? It is empty after seven, and the kitchen could sell drinks, so that we earn something.',
        '没错。那食堂怎么样？七点以后就空了，厨房可以卖饮料，我们还能赚一点。',
      ],
      [
        'Leo',
        'The sound in there is dreadful. All those hard walls. The string players would be very unhappy.',
        '那里的音效糟透了，全是硬墙面。弦乐手们会非常不高兴。',
      ],
      [
        'Chen',
        'I have another idea. The old chapel on Hill Road has two hundred seats, and students of music may use it at no charge. The sound is excellent.',
        '我还有个主意。山路上的老教堂有两百个座位，音乐系学生可以免费使用，音效极佳。',
      ],
      [
        'Leo',
        'Only two hundred? We sold three hundred and fifty tickets last year.',
        '才两百？我们去年卖了三百五十张票。',
      ],
      [
        'Chen',
        'Then we play twice, on Friday and on Saturday. Two evenings with two hundred people are more than last year.',
        '那就演两场，周五和周六。两个晚上各两百人，比去年还多。',
      ],
      [
        'Nadia',
        'And the money we save could go into posters and a small party for the players. I am for it. Leo, can you check whether both evenings are still free?',
        '省下来的钱可以用来印海报，再给演奏者办个小聚会。我赞成。Leo，你能查一下那两个晚上是不是都还空着吗？',
      ],
      [
        'Leo',
        'All right, I will call them this afternoon. Playing twice will be hard work, but I am convinced.',
        '好，我今天下午给他们打电话。演两场会很辛苦，不过我被说服了。',
      ],
    ],
    points: [
      { text: 'topic: finding a place for a concert', w: 2, any: ['concert'] },
      { who: 'Leo', text: 'suggests the main hall, which is expensive', w: 2, any: ['main hall', 'eight hundred'] },
      { who: 'Nadia', text: 'prefers the free garden', w: 2, any: ['garden'] },
      { who: 'Chen', text: 'fears rain and the price of tents', w: 2, any: ['rain', 'tents'] },
      { who: 'Nadia', text: 'canteen as second idea', w: 1, any: ['canteen'] },
      { who: 'Leo', text: 'rejects the canteen for its sound', w: 1, any: ['sound', 'acoustic'] },
      { who: 'Chen', text: 'the chapel, two hundred seats, free', w: 2, any: ['chapel'] },
      { who: 'Chen', text: 'play twice', w: 2, any: ['twice', 'two evenings'] },
      { text: 'all agree; Leo will call', w: 2, any: ['agree', 'will call'] },
    ],
    sample:
      'Leo, Nadia and Chen are looking for a place for a student concert. Leo has asked about the main hall, which has a good sound system, but at eight hundred dollars it would use up their whole budget. Nadia prefers the garden of the arts building because it is free; Chen, on the other hand, is afraid of rain and points out that tents are expensive too. Nadia then mentions the canteen, but Leo rejects it because the sound is poor. Finally, Chen recommends an old chapel, which costs nothing and has excellent acoustics. As it has only two hundred seats, he suggests playing twice. Nadia wants to spend the money they save on posters and a party. In conclusion, all of them agree, and Leo will call to ask whether both evenings are free.',
    zh: '四个地点逐一被提出和否定：大礼堂（贵）—花园（雨）—食堂（音效）—教堂（采纳，演两场）。按此顺序复述，每处带一个理由。',
    en: 'Four places come up and three are rejected: hall (price), garden (rain), canteen (sound), chapel (accepted). Give one reason for each.',
    difficulty: 1,
    predictiveRate: 5_230,
  }),
  discussion({
    number: 4,
    name: 'Should Lectures Be Recorded',
    turns: [
      [
        'Hannah',
        'Our department wants to record every lecture and put it online. As a tutor I hear both sides. Personally I welcome it: students with a long journey or a sick child can finally catch up.',
        '我们系想把每堂讲座都录下来放到网上。作为导师，我听到了两方面的意见。我个人很欢迎：路途遥远或孩子生病的学生终于可以补课了。',
      ],
      [
        'Victor',
        'I teach the first-year course, and I have my doubts. Where recordings were introduced, a third of the seats stayed empty. Many students plan to watch later and then never do.',
        '我教一年级的课程，对此有疑虑。在采用录像的地方，三分之一的座位一直空着。许多学生打算以后再看，结果从来没看。',
      ],
      [
        'Grace',
        'As a student I can confirm that. But I use recordings in a different way. English is my third language, so I listen to the difficult ten minutes again, after I have been there.',
        '作为学生，我可以证实这一点。但我用录像的方式不同。英语是我的第三语言，所以我听完课以后，会把难懂的那十分钟再听一遍。',
      ],
      [
        'Victor',
        'That is an excellent use. My other worry is that people ask fewer questions when they know that a camera is running.',
        '这种用法非常好。我的另一个担心是，人们知道有摄像机在运行时，提问会变少。',
      ],
      [
        'Hannah',
        'We could record only the voice and the slides, and stop before the discussion begins.',
        '我们可以只录声音和幻灯片，在讨论开始之前停止。',
      ],
      [
        'Grace',
        'Or put the recording online a week later. Then nobody would stay at home just because it is convenient, but everybody could revise for the exam.',
        '或者晚一周再把录像放到网上。那样就没有人会只图方便而待在家里，但大家都可以用来复习考试。',
      ],
      [
        'Victor',
        'A delay of a week, no camera on the audience, and no discussion. I could accept that. I would still want to compare the marks after one term.',
        '推迟一周、不拍观众、不录讨论。这我可以接受。不过我还是希望一个学期后比较一下成绩。',
      ],
      [
        'Hannah',
        'Then I suggest a trial in two courses, yours and mine, and we look at the results in June.',
        '那我建议在两门课上试行，你的和我的，六月我们再看结果。',
      ],
    ],
    points: [
      { text: 'topic: recording lectures', w: 2, any: ['record'] },
      { who: 'Hannah', text: 'in favour: helps those who cannot come', w: 2, any: ['journey', 'sick', 'catch up'] },
      { who: 'Victor', text: 'fears empty seats', w: 2, any: ['empty', 'attend'] },
      { who: 'Victor', text: 'fears fewer questions', w: 2, any: ['question'] },
      { who: 'Grace', text: 'listens again to difficult parts', w: 2, any: ['difficult', 'language', 'listen'] },
      { who: 'Hannah', text: 'only voice and slides, no discussion', w: 1, any: ['slides', 'voice'] },
      { who: 'Grace', text: 'publish a week later', w: 2, any: ['a week later', 'after a week', 'one week'] },
      { text: 'a trial in two courses', w: 2, any: ['trial', 'two courses'] },
    ],
    sample:
      'Hannah, who is a tutor, Victor, who is a lecturer, and Grace, a student, discuss whether lectures should be recorded. Hannah welcomes the plan because students with a long journey or a sick child could catch up. Victor is sceptical: he fears that many seats would stay empty and that people would ask fewer questions in front of a camera. Grace explains that recordings help her to listen again to difficult parts, since English is her third language. To solve the problems, Hannah suggests recording only the voice and the slides without the discussion, while Grace proposes that the recording should appear a week later. Victor accepts these conditions but wants to compare the marks afterwards. Therefore they decide on a trial in two courses.',
    zh: '三人身份不同（导师、讲师、学生），开头交代可显示理解到位。两条顾虑对应两条解决办法，成对复述。',
    en: 'Mention the three roles, because each opinion comes from one. Pair the two worries with the two remedies.',
    difficulty: 2,
  }),
];
