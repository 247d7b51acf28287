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
        '老啤酒厂已经拆了，市议会问我们居民那里该建什么。我很想要一个小公园。最近的绿地要走二十分钟，我的孩子们只能在人行道上玩。',
      ],
      [
        'Marcus',
        'I run the bakery on the corner, and my customers cannot find a place to stop. Every week someone tells me that they have gone to the shopping centre instead. We need parking, forty spaces at least.',
        '我在街角开面包店，我的顾客找不到停车的地方。每周都有人告诉我，他们改去购物中心了。我们需要停车位，至少四十个。',
      ],
      [
        'Yuki',
        'I am a traffic planner, although not for this town. In my experience new spaces fill up within a year, because they attract more cars. What helps shops is a short limit, say thirty minutes, on the spaces that already exist.',
        '我是交通规划师，不过不在这个镇工作。根据我的经验，新车位一年之内就会停满，因为它们会引来更多的车。真正能帮助商店的是给现有车位设一个较短的限时，比如三十分钟。',
      ],
      [
        'Marcus',
        'But then the people who live here would have nowhere to leave their cars during the day.',
        '可是那样的话，住在这里的人白天就没地方停车了。',
      ],
      [
        'Olivia',
        'Many of those cars hardly move. We ourselves use ours once a week. If there were a shared car in the street, I would sell it.',
        '那些车里有许多几乎不动。我们自己的车一周只用一次。如果街上有共享汽车，我就把它卖了。',
      ],
      [
        'Yuki',
        'That is a real option. One shared car replaces about eight private ones. You could have a park with three or four shared cars at the edge.',
        '这确实可行。一辆共享汽车大约能替代八辆私家车。你们可以建个公园，边上放三四辆共享汽车。',
      ],
      [
        'Marcus',
        'And the short limit in front of the shops? If I get that, I will not fight against the trees. People may even sit there with my sandwiches.',
        '那店铺前面的短时限停呢？如果能做到这一点，我就不反对种树。说不定人们还会坐在那里吃我的三明治。',
      ],
      [
        'Olivia',
        'Wonderful. Then let us put that in our letter: a park, shared cars, and thirty minutes for customers.',
        '太好了。那我们就把这些写进信里：一个公园、共享汽车，以及给顾客的三十分钟。',
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
        '作为每周集市的经理，我得决定塑料袋怎么办。我们每月大约发出一万个，其中许多最后进了河里。',
      ],
      [
        'Paul',
        'I sell fish, and I cannot wrap wet fish in paper. A ban would hurt me more than anybody else. I am not against change, but please, not overnight.',
        '我卖鱼，湿鱼没法用纸包。禁用塑料袋对我的伤害比对谁都大。我不反对改变，但请不要一夜之间就改。',
      ],
      [
        'Dana',
        'I study consumer behaviour. A complete ban makes people angry, whereas a small price works surprisingly well. In one country a charge of a few cents cut the number of bags by more than eighty percent.',
        '我研究消费者行为。全面禁止会让人生气，而收一点小钱却出人意料地有效。有个国家只收几分钱，袋子的用量就减少了百分之八十以上。',
      ],
      ['Ines', 'A few cents? That sounds too little to matter.', '几分钱？听起来少得无关紧要。'],
      [
        'Dana',
        'It is not about the money. When you have to say yes to a bag, you stop and think. Taking one is no longer automatic.',
        '关键不在钱。当你必须开口说要一个袋子时，你就会停下来想一想。拿袋子不再是下意识的动作。',
      ],
      [
        'Paul',
        'My older customers forget their own bags, though. They would pay every time and feel punished.',
        '可是我那些年纪大的顾客会忘带自己的袋子。他们每次都得付钱，会觉得是在受罚。',
      ],
      [
        'Ines',
        'What if we lend them cloth bags? A deposit of one dollar, and they get it back when they return the bag at any stall.',
        '如果我们借给他们布袋呢？押金一美元，把袋子还到任何一个摊位都能退还。',
      ],
      [
        'Dana',
        'A deposit is a very good idea, because people hate to lose money that is theirs. And the income from the charge could pay for the cloth.',
        '押金是个很好的主意，因为人们讨厌失去属于自己的钱。收费所得还可以用来买布料。',
      ],
      [
        'Paul',
        'Then let me keep thin bags for fish only, made of starch if they exist, and I will support it.',
        '那就让我只给鱼保留薄袋子吧，如果有淀粉做的就用淀粉的，这样我就支持。',
      ],
      [
        'Ines',
        'They do exist. We will start with the charge in April and look at the figures after three months.',
        '确实有这种袋子。我们四月开始收费，三个月后看数据。',
      ],
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
        '我们的博物馆必须做出选择：要么培训六名新讲解员，要么购买两百台语音导览机。我负责预算，算五年的话，导览机的花费只有一半。',
      ],
      [
        'Felix',
        'I have been a guide for twelve years, so you may guess my opinion. A recording cannot answer questions, and it does not notice when a school class is bored.',
        '我做了十二年讲解员，所以你们可以猜到我的意见。录音不能回答问题，也察觉不到一个班的学生已经觉得无聊。',
      ],
      [
        'Priya',
        'I looked at the comments of our visitors. Families and groups praise the guides more than anything else. But people who come alone say that they prefer to walk at their own pace.',
        '我看过参观者的留言。家庭和团体对讲解员的称赞超过其他一切。但独自来的人说，他们更喜欢按自己的节奏走。',
      ],
      [
        'Rosa',
        'And half of our visitors come from abroad. A player speaks eight languages. Felix speaks two.',
        '而且我们有一半的参观者来自国外。导览机会八种语言，Felix 会两种。',
      ],
      [
        'Felix',
        'Three, actually. But I admit that I cannot help a visitor from Korea. Could visitors not use their own phones? Then you would not have to buy any players at all.',
        '其实是三种。不过我承认，我帮不了来自韩国的参观者。参观者不能用自己的手机吗？那样就根本不用买导览机了。',
      ],
      [
        'Priya',
        'Most of them could. A code on the wall, and the text starts. We would only need a few players for people without a phone.',
        '大多数人可以。墙上放一个码，一扫就开始讲解。我们只需要几台机器给没有手机的人。',
      ],
      [
        'Rosa',
        'That would save a great deal. With the difference we could train two or three guides for schools and families.',
        '那能省下一大笔钱。用省下的差额，我们可以为学校和家庭培训两三名讲解员。',
      ],
      [
        'Felix',
        'And the guides could record the texts themselves, with their own stories. Then even the machine would sound like somebody who loves the place.',
        '而且讲解员可以亲自录制讲解词，加上自己的故事。那样连机器听起来也像是一个热爱这个地方的人。',
      ],
      [
        'Priya',
        'I like that very much. Shall we test it in the room of ancient glass first?',
        '这个我非常喜欢。我们先在古代玻璃展厅试一试好吗？',
      ],
      ['Rosa', 'Agreed. I will prepare the figures for the board.', '同意。我来为理事会准备数据。'],
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
        '我决定十月为慈善跑十公里，而我以前从没跑过步。一位同事叫我每天训练。你们怎么看？',
      ],
      [
        'Lucia',
        'Please do not. I am a physiotherapist, and every spring I see people who did exactly that. Your heart improves within weeks, but tendons and bones need months. Three times a week is plenty.',
        '请千万别这样。我是理疗师，每年春天都会见到正是这么做的人。心脏几周就会变强，但肌腱和骨骼需要几个月。一周三次就足够了。',
      ],
      [
        'Amir',
        'I made that mistake. I ran every day, and after five weeks my knee hurt so much that I had to stop until winter. What saved me was a programme of walking and running in turns.',
        '我就犯过这个错。我每天跑，五周后膝盖疼得不得不停到冬天。救了我的是一套走跑交替的训练计划。',
      ],
      ['Jack', 'Walking? That sounds like giving up before I have started.', '走路？听起来像是还没开始就放弃了。'],
      [
        'Amir',
        'It is the opposite. You run for one minute and walk for two, and every week you run a little longer. After ten weeks you run for half an hour without noticing.',
        '恰恰相反。你跑一分钟、走两分钟，每周跑得稍久一点。十周之后，你不知不觉就能跑半个小时。',
      ],
      [
        'Lucia',
        'And on the other days you can swim or do some exercises for strength. Strong hips protect the knees.',
        '其他日子你可以游泳，或者做些力量练习。强壮的髋部能保护膝盖。',
      ],
      ['Jack', 'What about shoes? The shop wants two hundred dollars for a pair.', '鞋子呢？店里一双要两百美元。'],
      [
        'Lucia',
        'The price says little. Studies show that comfort is the best guide. Try several pairs, and take the one that feels right, even if it is cheap.',
        '价格说明不了什么。研究表明，舒适才是最好的标准。多试几双，选穿着合适的那双，哪怕它很便宜。',
      ],
      [
        'Amir',
        'And find somebody to run with. On rainy evenings I only went because my neighbour was waiting at the door.',
        '再找个人一起跑。下雨的晚上，我去跑只是因为邻居在门口等着。',
      ],
      [
        'Jack',
        'Then would you run with me on Tuesdays, Amir? Three times a week, with walking, and cheap shoes. I can do that.',
        'Amir，那你愿意每周二和我一起跑吗？一周三次，加上走路，穿便宜的鞋。这我能做到。',
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
    zh: '这是“征求建议”型讨论：Jack 提问，两人给建议。按 频率—方法—鞋—同伴 四点归纳，注明谁说的。',
    en: 'One person asks and two advise. Group the advice under frequency, method, shoes and company, and say who gave it.',
    difficulty: 0,
    isExercise: true,
  }),
];
