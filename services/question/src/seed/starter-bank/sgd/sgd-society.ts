import type { StarterQuestion } from '../starter-question.js';
import { discussion } from './sgd.js';

export const discussionSocietyQuestions: readonly StarterQuestion[] = [
  discussion({
    number: 5,
    name: 'A Park or a Car Park',
    turns: [
      [
        'Olivia',
        'So the old brewery has been pulled down, and the council asks us residents what should be built there. I would love a small park. The nearest green space is twenty minutes away, and my children play on the pavement.',
      ],
      [
        'Marcus',
        'I run the bakery on the corner, and my customers cannot find a place to stop. Every week someone tells me that they have gone to the shopping centre instead. We need parking, forty spaces at least.',
      ],
      [
        'Yuki',
        'I am a traffic planner, although not for this town. In my experience new spaces fill up within a year, because they attract more cars. What helps shops is a short limit, say thirty minutes, on the spaces that already exist.',
      ],
      ['Marcus', 'But then the people who live here would have nowhere to leave their cars during the day.'],
      [
        'Olivia',
        'Many of those cars hardly move. We ourselves use ours once a week. If there were a shared car in the street, I would sell it.',
      ],
      [
        'Yuki',
        'That is a real option. One shared car replaces about eight private ones. You could have a park with three or four shared cars at the edge.',
      ],
      [
        'Marcus',
        'And the short limit in front of the shops? If I get that, I will not fight against the trees. People may even sit there with my sandwiches.',
      ],
      [
        'Olivia',
        'Wonderful. Then let us put that in our letter: a park, shared cars, and thirty minutes for customers.',
      ],
    ],
    points: [
      { text: 'topic: use of a site in town', w: 2, any: ['brewery', 'empty site'] },
      { who: 'Olivia', text: 'wants a park for children', w: 2, any: ['a park', 'small park', 'children'] },
      { who: 'Marcus', text: 'needs parking for customers of the bakery', w: 2, any: ['customers', 'bakery', 'baker'] },
      { who: 'Yuki', text: 'new spaces attract more cars', w: 2, any: ['attract', 'fill up'] },
      { who: 'Yuki', text: 'a limit of thirty minutes', w: 2, any: ['thirty minutes', 'short limit', 'time limit'] },
      { who: 'Olivia', text: 'would sell the car for a shared one', w: 1, any: ['shared', 'sell'] },
      {
        who: 'Yuki',
        text: 'one shared car replaces eight',
        w: 1,
        any: ['eight others', 'eight cars', 'eight private'],
      },
      { text: 'compromise in a letter', w: 2, any: ['letter', 'compromise', 'agree'] },
    ],
    sample:
      'Three people discuss what should happen to the site of an old brewery. Olivia would like a park, because the nearest green space is far away and her children play on the pavement. Marcus, who owns a bakery, asks for at least forty parking spaces, since his customers cannot stop anywhere. Yuki, a traffic planner, argues that new spaces only attract more cars, and she recommends a limit of thirty minutes on the existing ones. When Marcus worries about the residents, Olivia says that she would sell her car if there were a shared one, and Yuki adds that one shared car replaces about eight others. In the end they agree on a compromise and write a letter asking for a park, a few shared cars and short parking for customers.',
    translation:
      '老啤酒厂拆除后，奥利维娅、马库斯和由纪讨论空地的用途。奥利维娅想要小公园，最近的绿地要走二十分钟，孩子只能在人行道上玩。马库斯开面包店，顾客没处停车，至少要四十个车位。由纪是交通规划师，认为新车位一年内就会停满，因为会吸引更多车；限时三十分钟更有效。奥利维娅的车每周只用一次，若有共享汽车她愿意卖掉；由纪说一辆共享车可替代约八辆私家车。马库斯得到限时停车便不再反对。他们决定把公园、共享汽车和三十分钟限时写进信里。',
    zh: '三人立场由身份决定：母亲、店主、规划师。解决方案有三个部分（公园、共享汽车、限时停车），缺一不可。',
    en: 'Each view follows from a role: a parent, a shop owner, a planner. The solution has three parts; name them all.',
    difficulty: 1,
  }),
  discussion({
    number: 6,
    name: 'Plastic Bags at the Market',
    turns: [
      [
        'Ines',
        'As the manager of the weekly market I have to decide about plastic bags. We hand out roughly ten thousand a month, and many of them end up in the river.',
      ],
      [
        'Paul',
        'I sell fish, and I cannot wrap wet fish in paper. A ban would hurt me more than anybody else. I am not against change, but please, not overnight.',
      ],
      [
        'Dana',
        'I study consumer behaviour. A complete ban makes people angry, whereas a small price works surprisingly well. In one country a charge of a few cents cut the number of bags by more than eighty percent.',
      ],
      ['Ines', 'A few cents? That sounds too little to matter.'],
      [
        'Dana',
        'It is not about the money. When you have to say yes to a bag, you stop and think. Taking one is no longer automatic.',
      ],
      ['Paul', 'My older customers forget their own bags, though. They would pay every time and feel punished.'],
      [
        'Ines',
        'What if we lend them cloth bags? A deposit of one dollar, and they get it back when they return the bag at any stall.',
      ],
      [
        'Dana',
        'A deposit is a very good idea, because people hate to lose money that is theirs. And the income from the charge could pay for the cloth.',
      ],
      ['Paul', 'Then let me keep thin bags for fish only, made of starch if they exist, and I will support it.'],
      ['Ines', 'They do exist. We will start with the charge in April and look at the figures after three months.'],
    ],
    points: [
      { text: 'topic: reducing plastic bags at a market', w: 2, any: ['plastic bag', 'bags'] },
      { who: 'Ines', text: 'ten thousand bags a month, river', w: 2, any: ['ten thousand', 'river'] },
      { who: 'Paul', text: 'wet fish needs a bag, no sudden ban', w: 2, any: ['fish'] },
      { who: 'Dana', text: 'a small charge works better than a ban', w: 3, any: ['charge', 'small price'] },
      { who: 'Dana', text: 'people stop and think', w: 1, any: ['stop and think', 'automatic'] },
      { who: 'Paul', text: 'older customers forget their bags', w: 1, any: ['older', 'forget'] },
      { who: 'Ines', text: 'cloth bags with a deposit', w: 2, any: ['deposit', 'cloth'] },
      { text: 'start in April and check the figures', w: 2, any: ['april', 'three months'] },
    ],
    sample:
      'Ines, Paul and Dana talk about plastic bags at a weekly market. Ines, the manager, is concerned because ten thousand bags are given away every month and many of them reach the river. Paul sells fish, which cannot be wrapped in paper, so he is against a sudden ban. Dana, who studies consumers, explains that a small charge is more effective than a ban, since buyers have to stop and think before they take a bag. Paul objects that older customers often forget their own bags. For this reason, Ines suggests lending cloth bags for a deposit of one dollar, and Dana supports her. Paul agrees provided that he may use starch bags for fish. They conclude that the charge will start in April and that they will check the figures after three months.',
    translation:
      '伊内斯是集市经理，每月发出约一万个塑料袋，不少流入河里。保罗卖鱼，湿鱼没法用纸包，反对一夜之间全面禁用。达娜研究消费者行为，她说禁令让人恼火，而几分钱的收费效果惊人，有个国家的用量因此下降百分之八十以上，因为人们要停下来想一想。保罗说年纪大的顾客常忘带袋子。伊内斯提出押金一美元的布袋，在任何摊位都可退还；达娜认为这主意很好。保罗只要求保留淀粉做的鱼袋。最后决定四月开始收费，三个月后看数据。',
    zh: '抓住“禁令 vs 小额收费”的对比和收费有效的原因（不是钱，而是停下来想）。Paul 的同意带条件，要说出来。',
    en: 'The key contrast is a ban against a small charge, and the charge works because people stop and think. Paul agrees on one condition: say it.',
    difficulty: 1,
    predictiveRate: 4_780,
  }),
  discussion({
    number: 7,
    name: 'Guides or Audio Guides',
    turns: [
      [
        'Rosa',
        'Our museum has to choose. Either we train six new guides, or we buy two hundred audio players. I am responsible for the budget, and over five years the players would cost half as much.',
      ],
      [
        'Felix',
        'I have been a guide for twelve years, so you may guess my opinion. A recording cannot answer questions, and it does not notice when a school class is bored.',
      ],
      [
        'Priya',
        'I looked at the comments of our visitors. Families and groups praise the guides more than anything else. But people who come alone say that they prefer to walk at their own pace.',
      ],
      ['Rosa', 'And half of our visitors come from abroad. A player speaks eight languages. Felix speaks two.'],
      [
        'Felix',
        'Three, actually. But I admit that I cannot help a visitor from Korea. Could visitors not use their own phones? Then you would not have to buy any players at all.',
      ],
      [
        'Priya',
        'Most of them could. A code on the wall, and the text starts. We would only need a few players for people without a phone.',
      ],
      [
        'Rosa',
        'That would save a great deal. With the difference we could train two or three guides for schools and families.',
      ],
      [
        'Felix',
        'And the guides could record the texts themselves, with their own stories. Then even the machine would sound like somebody who loves the place.',
      ],
      ['Priya', 'I like that very much. Shall we test it in the room of ancient glass first?'],
      ['Rosa', 'Agreed. I will prepare the figures for the board.'],
    ],
    points: [
      { text: 'topic: guides or audio players in a museum', w: 2, any: ['museum', 'guide'] },
      { who: 'Rosa', text: 'players cost half as much', w: 2, any: ['half as much', 'half the', 'cheaper'] },
      { who: 'Felix', text: 'a recording cannot answer questions', w: 2, any: ['answer', 'question'] },
      {
        who: 'Priya',
        text: 'families like guides, single visitors their own pace',
        w: 2,
        any: ['famil', 'own pace', 'alone'],
      },
      { who: 'Rosa', text: 'eight languages', w: 1, any: ['language'] },
      { who: 'Felix', text: 'visitors use their own phones', w: 2, any: ['phone'] },
      {
        who: 'Rosa',
        text: 'the money saved trains some guides',
        w: 2,
        any: ['train two', 'train some', 'money saved', 'money they save'],
      },
      {
        who: 'Felix',
        text: 'guides record the texts themselves',
        w: 1,
        any: ['record the', 'own stories', 'own voice'],
      },
      { text: 'test in one room first', w: 2, any: ['one room', 'glass', 'test the idea', 'test it'] },
    ],
    sample:
      'In this discussion, Rosa, Felix and Priya consider whether a museum should train guides or buy audio players. Rosa, who manages the budget, says that players cost half as much and speak eight languages. Felix, an experienced guide, objects that a recording cannot answer questions or notice that a class is bored. Priya reports that families prefer guides, whereas people who come alone like to walk at their own pace. Felix then suggests that visitors could use their own phones, so that hardly any players are needed. With the money saved, Rosa could train two or three guides for schools, and Felix wants the guides to record the texts with their own stories. Finally, all three agree to test the idea in one room, the room of ancient glass.',
    translation:
      '博物馆要在培训六名讲解员与购买两百台语音导览机之间选择。罗莎管预算，导览机五年花费只有一半，还会八种语言。费利克斯做了十二年讲解员，说录音不能回答问题，也察觉不到学生无聊。普里娅看过留言：家庭和团体最称赞讲解员，独自来的人喜欢按自己的节奏走。费利克斯提出让游客用自己的手机，扫墙上的码即可，只需少量机器。罗莎说省下的钱可培训两三名讲解员服务学校和家庭；费利克斯建议由讲解员亲自录音，加入自己的故事。大家同意先在古代玻璃展厅试行。',
    zh: '注意 Felix 的提议（用手机）是转折点，把“二选一”变成“两者结合”。抓 half as much、eight languages 两个数据。',
    en: "Felix's idea of using phones is the turning point: the choice becomes a combination. Keep the two figures, half the cost and eight languages.",
    difficulty: 2,
    predictiveRate: 5_570,
  }),
  discussion({
    number: 8,
    name: 'How to Start Running',
    turns: [
      [
        'Jack',
        'I have decided to run ten kilometres in October for charity, and I have never run before. A colleague told me to train every day. What do you think?',
      ],
      [
        'Lucia',
        'Please do not. I am a physiotherapist, and every spring I see people who did exactly that. Your heart improves within weeks, but tendons and bones need months. Three times a week is plenty.',
      ],
      [
        'Amir',
        'I made that mistake. I ran every day, and after five weeks my knee hurt so much that I had to stop until winter. What saved me was a programme of walking and running in turns.',
      ],
      ['Jack', 'Walking? That sounds like giving up before I have started.'],
      [
        'Amir',
        'It is the opposite. You run for one minute and walk for two, and every week you run a little longer. After ten weeks you run for half an hour without noticing.',
      ],
      ['Lucia', 'And on the other days you can swim or do some exercises for strength. Strong hips protect the knees.'],
      ['Jack', 'What about shoes? The shop wants two hundred dollars for a pair.'],
      [
        'Lucia',
        'The price says little. Studies show that comfort is the best guide. Try several pairs, and take the one that feels right, even if it is cheap.',
      ],
      [
        'Amir',
        'And find somebody to run with. On rainy evenings I only went because my neighbour was waiting at the door.',
      ],
      [
        'Jack',
        'Then would you run with me on Tuesdays, Amir? Three times a week, with walking, and cheap shoes. I can do that.',
      ],
    ],
    points: [
      { text: 'topic: how a beginner should train for a run', w: 2, any: ['running', 'ten kilomet', 'charity'] },
      { who: 'Jack', text: 'planned to train every day', w: 1, any: ['every day'] },
      {
        who: 'Lucia',
        text: 'three times a week, tendons and bones need time',
        w: 3,
        any: ['three times', 'tendon', 'bones'],
      },
      { who: 'Amir', text: 'hurt his knee', w: 1, any: ['knee'] },
      { who: 'Amir', text: 'running and walking in turns', w: 2, any: ['walk'] },
      { who: 'Lucia', text: 'swimming or strength on other days', w: 1, any: ['swim', 'strength'] },
      { who: 'Lucia', text: 'comfort of shoes matters more than price', w: 2, any: ['comfort', 'cheap shoes'] },
      { who: 'Amir', text: 'run with a partner', w: 2, any: ['partner', 'together', 'with somebody', 'with someone'] },
    ],
    sample:
      'Jack wants to run ten kilometres for charity and asks Lucia and Amir for advice, because a colleague has told him to train every day. Lucia, who is a physiotherapist, strongly disagrees. She explains that tendons and bones need months to become strong, so three times a week is enough. Amir confirms this, as he injured his knee when he trained too much, and he recommends running and walking in turns. Lucia adds that Jack could swim or do exercises for strength on the other days. As for shoes, she says that comfort matters more than price. Finally, Amir advises him to run with a partner, since it is easier to go out in bad weather. In conclusion, Jack accepts all of this and asks Amir to run together on Tuesdays.',
    translation:
      '杰克想十月为慈善跑十公里，从没跑过，同事叫他天天练。露西娅是理疗师，坚决反对：心脏几周就能进步，肌腱和骨骼却需要几个月，每周三次足够。阿米尔曾天天跑，五周后膝盖痛得停到冬天，后来靠跑走交替恢复：跑一分钟、走两分钟，每周多跑一点，十周后能跑半小时。露西娅建议其他日子游泳或做力量练习，髋部有力能保护膝盖；买鞋以舒适为准，不看价格。阿米尔建议找个伴。杰克接受了，请阿米尔周二一起跑。',
    zh: '这是“征求建议”型讨论：Jack 提问，两人给建议。按 频率—方法—鞋—同伴 四点归纳，注明谁说的。',
    en: 'One person asks and two advise. Group the advice under frequency, method, shoes and company, and say who gave it.',
    difficulty: 0,
    isExercise: true,
  }),
];
