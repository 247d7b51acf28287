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
      ],
      [
        'Raj',
        'I understand that, but think of the staff. Somebody has to sit at the desk at four in the morning. I worked night shifts in a warehouse last year, and it ruined my health.',
      ],
      [
        'Sofia',
        'They would not need librarians, though. At my old university the doors opened with a student card, and there was one security guard. The desk was closed after eight.',
      ],
      [
        'Raj',
        'That is better. Still, I am worried about the cost. Heating and lighting four floors for a handful of people is a waste of energy.',
      ],
      [
        'Emma',
        'It does not have to be four floors. What if only the ground floor stayed open? It has forty desks and the printers.',
      ],
      [
        'Sofia',
        'And it need not be all year. At my old place it was only for the four weeks before the exams, and the rooms were full every night.',
      ],
      [
        'Raj',
        'One floor, four weeks, one guard. I could live with that. I would also ask for a late bus, because walking home alone at three is not safe.',
      ],
      ['Emma', 'Good point. Let us write that down and send it to the student council together.'],
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
    translation:
      '艾玛、拉杰和索菲娅讨论图书馆是否应通宵开放。艾玛赞成，因为她的房间很吵，晚上十点后学习效率最高。拉杰担心值夜班的员工，自己上夜班曾损害健康，也担心四层楼的供暖照明浪费能源。索菲娅说她以前的大学刷学生卡进门，只需一名保安，而且只在考前四周开放。艾玛提出只开放有四十个座位的一楼。拉杰接受这个折中方案，但要求加开夜班车以保安全。最后三人决定联名写信给学生会。',
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
      ],
      [
        'Tom',
        'That happened to me as well, but I would still take the group. In any job you have to work with other people, and employers ask about it in interviews.',
      ],
      [
        'Aiko',
        'For me it depends on the marking. If everyone gets the same mark, the lazy ones win. If part of the mark is individual, a group is fair.',
      ],
      [
        'Marta',
        'Exactly. And there is the timetable. I have a job on three evenings, so finding a common hour was a nightmare.',
      ],
      [
        'Tom',
        'We could meet online, and most of the writing can be shared in one document. You see who wrote what, which also answers the question of fairness.',
      ],
      [
        'Aiko',
        'I like that. The history of the document is a kind of evidence. We could ask the professor to use it for the individual part.',
      ],
      [
        'Marta',
        'Hmm. If he agrees to that, I would join. A bigger project does sound more interesting than a small one.',
      ],
      [
        'Tom',
        'Then let us talk to him on Thursday, before we decide anything. And we should find a fourth person who is reliable.',
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
    translation:
      '玛尔塔、汤姆和爱子讨论下学期做小组项目还是单独项目。玛尔塔想单独做，因为上次她替大家做了一半的活，而且她每周打工三晚，很难凑时间。汤姆认为工作中总要与人合作，雇主也会问到。爱子认为取决于评分：若有个人分，小组就公平。汤姆建议线上开会、共用文档，能看出谁写了什么；爱子说文档的修改历史可以作为个人评分的依据。玛尔塔在此条件下愿意加入。最后他们决定周四先找教授谈，并找一位可靠的第四名组员。',
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
      ],
      [
        'Nadia',
        'That is our whole budget. I would rather use the garden behind the arts building. It is free, and on a warm evening it has a wonderful atmosphere.',
      ],
      [
        'Chen',
        'It is free until it rains. In May we had rain on every second day. If we rent tents, we pay four hundred anyway.',
      ],
      [
        'Nadia',
        'True. What about the canteen, then? It is empty after seven, and the kitchen could sell drinks, so that we earn something.',
      ],
      ['Leo', 'The sound in there is dreadful. All those hard walls. The string players would be very unhappy.'],
      [
        'Chen',
        'I have another idea. The old chapel on Hill Road has two hundred seats, and students of music may use it at no charge. The sound is excellent.',
      ],
      ['Leo', 'Only two hundred? We sold three hundred and fifty tickets last year.'],
      [
        'Chen',
        'Then we play twice, on Friday and on Saturday. Two evenings with two hundred people are more than last year.',
      ],
      [
        'Nadia',
        'And the money we save could go into posters and a small party for the players. I am for it. Leo, can you check whether both evenings are still free?',
      ],
      ['Leo', 'All right, I will call them this afternoon. Playing twice will be hard work, but I am convinced.'],
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
    translation:
      '利奥、纳迪娅和陈在为学生音乐会找场地。利奥问过大礼堂，音响好但要八百美元，用光全部预算。纳迪娅想用艺术楼后的花园，免费又有气氛；陈担心下雨，租帐篷也要四百。纳迪娅又提食堂，可卖饮料；利奥说那里音效极差。陈推荐山路上的老教堂：两百个座位、音乐系学生免费使用、音效极佳；座位不够就演两场，周五和周六。纳迪娅同意，省下的钱可做海报和庆功会。利奥答应当天下午打电话确认。',
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
      ],
      [
        'Victor',
        'I teach the first-year course, and I have my doubts. Where recordings were introduced, a third of the seats stayed empty. Many students plan to watch later and then never do.',
      ],
      [
        'Grace',
        'As a student I can confirm that. But I use recordings in a different way. English is my third language, so I listen to the difficult ten minutes again, after I have been there.',
      ],
      [
        'Victor',
        'That is an excellent use. My other worry is that people ask fewer questions when they know that a camera is running.',
      ],
      ['Hannah', 'We could record only the voice and the slides, and stop before the discussion begins.'],
      [
        'Grace',
        'Or put the recording online a week later. Then nobody would stay at home just because it is convenient, but everybody could revise for the exam.',
      ],
      [
        'Victor',
        'A delay of a week, no camera on the audience, and no discussion. I could accept that. I would still want to compare the marks after one term.',
      ],
      ['Hannah', 'Then I suggest a trial in two courses, yours and mine, and we look at the results in June.'],
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
    translation:
      '汉娜（导师）、维克托（讲师）和格蕾丝（学生）讨论讲座是否应录制并上网。汉娜欢迎此举，路途远或孩子生病的学生可以补课。维克托有疑虑：有录像的地方三分之一座位空着，而且有摄像头时提问会变少。格蕾丝的第三语言是英语，她听完课后会重听难懂的十分钟。汉娜建议只录声音和幻灯片，讨论前停录；格蕾丝建议推迟一周再上网。维克托可以接受，但希望一学期后比较成绩。最后决定在两门课上试行，六月看结果。',
    zh: '三人身份不同（导师、讲师、学生），开头交代可显示理解到位。两条顾虑对应两条解决办法，成对复述。',
    en: 'Mention the three roles, because each opinion comes from one. Pair the two worries with the two remedies.',
    difficulty: 2,
  }),
];
