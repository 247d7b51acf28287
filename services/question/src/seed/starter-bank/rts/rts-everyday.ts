import type { StarterQuestion } from '../starter-question.js';
import { situation } from './rts.js';

export const situationQuestions: readonly StarterQuestion[] = [
  situation({
    number: 1,
    name: 'Missing a Tutorial',
    material:
      'You missed a tutorial yesterday because you were ill, and the group began a new project. You meet your tutor, Doctor Evans, in the corridor. What would you say to her?',
    acts: ['apologise', 'explain', 'request'],
    register: 'formal',
    points: [
      { text: 'says sorry for missing the tutorial', w: 2, any: ['sorry', 'apologi'] },
      { text: 'explains the illness', w: 2, any: ['fever', 'illness', 'was ill', 'been ill', 'unwell', 'sick'] },
      { text: 'asks what the project is about', w: 2, any: ['project'] },
      { text: 'asks for material or a short meeting', w: 2, any: ['handout', 'notes', 'office', 'meet'] },
      { text: 'promises to catch up', w: 1, any: ['catch up', 'make up'] },
    ],
    sample:
      'Good morning, Doctor Evans. I am very sorry that I missed your tutorial yesterday. I had a high fever and was not able to leave my room. I have heard that the group began a new project, and I would really like to catch up as soon as possible. Could you please tell me what the project is about, and where I can find the handout? If you have a few minutes, I could also come to your office this afternoon. Thank you very much for your help.',
    translation: '你昨天因病缺席了辅导课，小组开始了一个新项目。你在走廊里遇到导师埃文斯博士。你会对她说什么？',
    zh: '对老师用正式语气：先道歉，再说明生病，最后提出具体请求（项目内容、讲义、见面时间）。不要只道歉而忘记请求。',
    en: 'Be formal: apologise, explain, then ask for something definite. Many learners stop after the apology and lose the requested act.',
    difficulty: 0,
    predictiveRate: 7_540,
  }),
  situation({
    number: 2,
    name: 'The Noisy Flatmate',
    material:
      'Your flatmate Ben, who is also a friend, practises the drums late in the evening. You have an important examination on Friday and cannot concentrate. What would you say to Ben?',
    acts: ['complain', 'explain', 'suggest'],
    register: 'informal',
    points: [
      { text: 'raises the problem of the drums in the evening', w: 2, any: ['drum', 'noise', 'loud'] },
      { text: 'explains the examination on Friday', w: 2, any: ['exam', 'friday'] },
      { text: 'says that it is hard to concentrate', w: 1, any: ['concentrate', 'focus'] },
      { text: 'suggests another time or place', w: 3, any: ['afternoon', 'earlier', 'music room', 'instead'] },
      { text: 'keeps the friendly tone', w: 1, any: ['really like', 'no hard feelings', 'celebrate', 'thanks'] },
    ],
    sample:
      'Hey Ben, have you got a minute? You know I really like your playing, and you are getting better all the time. The thing is, I have got a big exam on Friday, and when you play the drums late in the evening I just cannot concentrate. Would you mind practising in the afternoon this week, or using the music room on campus instead? It is only for a few days. As soon as the exam is over, we can celebrate and you can play as loud as you like!',
    translation: '你的室友本也是你的朋友，他总在深夜练鼓。你周五有一场重要考试，无法集中注意力。你会对本说什么？',
    zh: '对朋友用口语：先肯定对方，再说困扰，然后给出可行方案（换时间或地点）。语气过于正式会扣内容分。',
    en: 'Sound like a friend: say something kind, name the problem, then offer a way out. Stiff, formal words do not fit this person.',
    difficulty: 1,
  }),
  situation({
    number: 3,
    name: 'A Damaged Library Book',
    material:
      'You spilled coffee on a library book, and some of its pages are now hard to read. You are returning the book at the desk today. What would you say to the librarian?',
    acts: ['apologise', 'explain', 'suggest'],
    register: 'neutral',
    points: [
      { text: 'apologises', w: 2, any: ['sorry', 'apologi'] },
      { text: 'explains that coffee was spilled', w: 2, any: ['coffee', 'spill', 'knocked'] },
      { text: 'says how bad the damage is', w: 1, any: ['pages', 'hard to read', 'stain'] },
      { text: 'offers to pay or to replace the book', w: 3, any: ['pay', 'replace', 'new copy'] },
      { text: 'asks what to do next', w: 1, any: ['let me know', 'what should', 'form'] },
    ],
    sample:
      'Hello. I would like to return this book, but I am afraid that I have to apologise. I was reading at my kitchen table when I knocked over a cup of coffee, and it spilled over the book. I dried it at once, but about five pages are stained and quite hard to read. It was completely my fault, so I am happy to pay for a new copy, or I can look for one in a shop myself. Please let me know which you would prefer and whether I need to fill in a form.',
    translation: '你把咖啡洒在了图书馆的书上，有几页已经难以辨认。今天你要到前台还书。你会对图书管理员说什么？',
    zh: '三步走：道歉—说明经过与损坏程度—主动提出赔偿或换新。承担责任的说法（my fault）很加分。',
    en: 'Apologise, say what happened and how bad it is, then offer to pay or to replace the book. Taking responsibility makes the answer fit.',
    difficulty: 0,
    isExercise: true,
  }),
  situation({
    number: 4,
    name: 'Declining a Weekend Shift',
    material:
      'You work part time in a garden centre. Your manager, Mrs Novak, asks you to work this Saturday, but your parents are visiting and you have already booked a tour. What would you say to her?',
    acts: ['refuse', 'explain', 'suggest'],
    register: 'neutral',
    points: [
      { text: 'refuses politely', w: 3, any: ['afraid', 'unfortunately', 'not able', "can't", 'cannot'] },
      { text: 'explains that the parents are visiting', w: 2, any: ['parents', 'family'] },
      { text: 'mentions the booked tour', w: 1, any: ['tour', 'booked', 'tickets'] },
      { text: 'offers another time or a colleague', w: 3, any: ['sunday', 'next week', 'swap', 'colleague'] },
    ],
    sample:
      'Thank you for thinking of me, Mrs Novak. I know that Saturdays are busy at this time of year, and normally I would be glad to help. Unfortunately, I cannot work this Saturday. My parents are visiting me for the first time since I moved here, and we have already booked a tour of the coast. I could come in on Sunday morning instead, or work longer hours next week. If you like, I can also ask Daniel whether he would swap shifts with me. I hope you understand.',
    translation:
      '你在一家园艺中心兼职。经理诺瓦克太太请你这个周六上班，但你的父母要来看你，而且已经订好了一日游。你会对她说什么？',
    zh: '拒绝要委婉但明确：先感谢，再说 Unfortunately, I cannot…，给出理由，最后提出替代方案。只说理由而不明确拒绝，会漏掉主要言语行为。',
    en: 'Refuse clearly but kindly: thank her, say that you cannot, give the reason, and offer another time. A reason without a clear "no" misses the main act.',
    difficulty: 1,
    predictiveRate: 5_340,
  }),
  situation({
    number: 5,
    name: 'Inviting a New Classmate',
    material:
      'A new student, Amara, has joined your course and knows nobody yet. Your study group meets every Wednesday and goes out for noodles afterwards. What would you say to Amara?',
    acts: ['invite', 'explain'],
    register: 'informal',
    points: [
      { text: 'greets and introduces oneself', w: 1, any: ['my name', "i'm", 'i am'] },
      { text: 'invites her to the study group', w: 3, any: ['join', 'come along', 'welcome to come'] },
      { text: 'says when the group meets', w: 2, any: ['wednesday'] },
      { text: 'mentions the meal afterwards', w: 2, any: ['noodle', 'meal', 'dinner'] },
      { text: 'makes it easy to say yes', w: 1, any: ['no pressure', 'number', 'meet you', 'worry'] },
    ],
    sample:
      'Hi, you are Amara, right? My name is Kim, and we are in the same statistics class. It is not easy to start when everybody else knows each other already, so I wanted to ask whether you would like to join our study group. There are five of us, and we meet every Wednesday at four in the library. We go through the homework together, and afterwards we usually go out for noodles. Everyone is really friendly, so do not worry if you are shy. Shall I meet you at the entrance?',
    translation:
      '新同学阿玛拉加入了你的课程，还谁都不认识。你的学习小组每周三碰面，之后一起去吃面。你会对阿玛拉说什么？',
    zh: '邀请类：自我介绍—邀请—时间地点—活动内容—让对方放心。别忘了提每周三和吃面两个给定信息。',
    en: 'Introduce yourself, invite her, and use both facts from the prompt, Wednesday and the noodles. End with something that makes it easy to accept.',
    difficulty: 0,
  }),
  situation({
    number: 6,
    name: 'A Cold Hotel Room',
    material:
      'You arrived at a hotel late at night. The heating in your room does not work and the window will not close. You telephone the reception. What would you say?',
    acts: ['complain', 'explain', 'request'],
    register: 'formal',
    points: [
      { text: 'says who is calling or from which room', w: 1, any: ['room two', 'room number', 'guest in room'] },
      { text: 'reports the heating', w: 2, any: ['heat', 'radiator'] },
      { text: 'reports the window', w: 2, any: ['window'] },
      { text: 'says what this means: too cold to sleep', w: 1, any: ['cold', 'freez', 'sleep'] },
      { text: 'asks for a repair or another room', w: 3, any: ['another room', 'repair', 'send someone', 'fix'] },
    ],
    sample:
      'Good evening. This is the guest in room two hundred and twelve. I checked in about half an hour ago, and I am afraid that there are two problems. The radiator is completely cold, although I have turned it up, and the window will not close properly, so it is freezing in here. I have had a long journey and I really need to sleep. Could you please send someone to repair the heating straight away? If that is not possible tonight, I would like to move to another room. Thank you.',
    translation: '你深夜到达酒店，房间暖气坏了，窗户也关不上。你给前台打电话。你会说什么？',
    zh: '投诉要有条理：报房号—两个问题—造成的影响—明确要求。语气坚定但礼貌，用 Could you please 与 I would like to。',
    en: 'Complain in order: who you are, the two faults, what they mean for you, and what you want. Stay firm but polite.',
    difficulty: 1,
    isExercise: true,
  }),
  situation({
    number: 7,
    name: 'Thanking a Host Family',
    material:
      'You are leaving the family with whom you have stayed for six months. They taught you to cook and helped you with the language. At the farewell dinner they ask you to say a few words. What would you say?',
    acts: ['thank', 'invite'],
    register: 'neutral',
    points: [
      { text: 'thanks the family', w: 3, any: ['thank', 'grateful'] },
      { text: 'mentions cooking', w: 2, any: ['cook', 'soup', 'kitchen'] },
      { text: 'mentions help with the language', w: 2, any: ['language', 'correct', 'english'] },
      { text: 'says how one feels about leaving', w: 1, any: ['miss you', 'miss all', 'sad to', 'never forget'] },
      { text: 'invites them or promises to stay in touch', w: 2, any: ['visit', 'in touch', 'welcome'] },
    ],
    sample:
      'I would like to say a few words before we eat. Six months ago I came here as a stranger, and tonight I am leaving as part of the family. Thank you for everything. You taught me to cook, even though I burned the soup the first three times, and you helped me with the language so patiently that I am no longer afraid of the telephone. I will miss you all very much. Please come and visit me and my parents next summer: you will always be welcome in our home.',
    translation:
      '你要离开寄宿了六个月的家庭。他们教你做饭，帮助你学习语言。在告别晚餐上，他们请你说几句话。你会说什么？',
    zh: '致谢发言：开场—感谢—两件具体的事（做饭、语言）—不舍—邀请。具体细节比空泛的感谢更得分。',
    en: 'Thank them for two definite things, cooking and the language, say that you will miss them, and look ahead. Details count for more than general thanks.',
    difficulty: 1,
  }),
  situation({
    number: 8,
    name: 'Changing a Team Plan',
    material:
      'You lead a student team that must present on Monday. You notice that the survey results are wrong because one question was misunderstood. It is Thursday. What would you say to your team?',
    acts: ['explain', 'apologise', 'suggest'],
    register: 'neutral',
    points: [
      { text: 'explains the mistake in the survey', w: 3, any: ['misunderst', 'wrong', 'mistake'] },
      { text: 'takes responsibility', w: 1, any: ['sorry', 'my fault', 'responsib', 'should have'] },
      { text: 'mentions the deadline', w: 2, any: ['monday', 'four days', 'weekend'] },
      {
        text: 'suggests asking again or leaving the question out',
        w: 3,
        any: ['again', 'leave that', 'leave the', 'leave it', 'remove', 'repeat'],
      },
      {
        text: 'shares out the work or asks for opinions',
        w: 1,
        any: ['what do you think', 'could you', 'share the work'],
      },
    ],
    sample:
      'Could I have your attention for a moment, everyone? I have found a problem in our survey. Many people misunderstood the third question, so those results are wrong. I am sorry: I wrote it, and I should have tested it first. We present on Monday, so there is still time. I suggest that we put the question in clearer words and send it again tonight. If we have fewer than thirty answers by Saturday, we simply leave that part out and explain why. Lena, could you update the slides? What do you think?',
    translation:
      '你带领的学生小组周一要做汇报。你发现调查结果有误，因为有一道题被误解了。今天是周四。你会对组员说什么？',
    zh: '难点在于有三件事：说明错误、承担责任、提出可行计划，并且要符合周四到周一的时间。结尾征求意见更像团队负责人。',
    en: 'Do three things: explain the error, take responsibility, and offer a plan that fits between Thursday and Monday. Asking for opinions suits a team leader.',
    difficulty: 2,
    predictiveRate: 6_280,
  }),
];
