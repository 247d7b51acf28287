import type { StarterQuestion } from '../starter-question.js';
import { everydaySummary } from '../text-summary.js';

export const everydaySummaryQuestions: readonly StarterQuestion[] = [
  everydaySummary({
    number: 1,
    name: 'Moving the Weekly Farmers Market',
    passage: [
      'From the first Saturday in May, the weekly farmers market will move from Station Square to the meadow beside the river. The square has become too small: more than sixty farmers would like to sell their fruit, cheese and flowers, but there is room for only forty stalls. Ambulances have also found it difficult to pass on market days.',
      'The new place offers space for everyone, as well as shade and a playground. Visitors who come by car can park at the school, which is closed on Saturdays, and a free bus will run from the station every fifteen minutes. The market will open an hour earlier than before, at seven, and close at one. If the river is high, it will return to the square for that day, and the town will announce this on its website on Friday evening.',
    ],
    points: [
      { text: 'the market moves to the river in May', w: 2, any: ['river', 'meadow'] },
      { text: 'because the square is too small', w: 2, any: ['too small', 'more space', 'more room', 'crowded'] },
      { text: 'parking at the school, free bus', w: 2, any: ['free bus', 'parking'] },
      { text: 'opens earlier, at seven', w: 1, any: ['earlier', 'seven'] },
      { text: 'returns to the square when the river is high', w: 1, any: ['high water', 'river is high', 'flood'] },
    ],
    sample:
      'In May the farmers market is moving to a meadow by the river because Station Square is too small. It will open earlier, a free bus will run, and only at high water will it go back to the square.',
    translation:
      '从五月的第一个星期六起，每周一次的农夫集市将从车站广场搬到河边的草地。广场已经太小：六十多位农户想来卖水果、奶酪和鲜花，却只容得下四十个摊位。集市日里，救护车也难以通行。新址能容纳所有人，还有树荫和游乐场。开车来的人可以把车停在周六关闭的学校，车站每十五分钟有一班免费公交。集市将比以前提前一小时，七点开市，一点结束。如果河水上涨，当天集市会搬回广场，镇政府将在周五晚上通过网站公布。',
    zh: '生活类通知：抓“搬到哪、为什么、怎么去、例外”。25 至 50 词，两句即可，不必写六十、四十等数字。',
    en: 'For a notice, say where, why, how to get there, and the exception. Two sentences of 25 to 50 words are enough.',
    difficulty: 0,
    predictiveRate: 6_180,
  }),
  everydaySummary({
    number: 2,
    name: 'Lunch Breaks Away from the Desk',
    passage: [
      'Almost half of office workers eat at their desks, often while they answer messages. Many believe that they save time in this way. A recent trial in a large insurance company suggests the opposite. For ten weeks, eighty volunteers left the building at lunchtime on three days a week and walked for at least thirty minutes.',
      'In the afternoons after a walk they felt more enthusiastic and less nervous, and they coped better with difficult customers. What surprised the researchers was the speed of the change: the effect could be measured on the very same day. Fitness improved as well, although most of the volunteers had not done any sport before. The company has now shortened its morning meetings, so that nobody has a reason to stay at the desk between twelve and two.',
    ],
    points: [
      { text: 'many people eat at their desks to save time', w: 1, any: ['desk'] },
      { text: 'volunteers walked at lunchtime', w: 2, any: ['walk'] },
      { text: 'they felt better and coped better', w: 2, any: ['enthusias', 'calmer', 'nervous', 'mood', 'coped'] },
      { text: 'fitness improved', w: 1, any: ['fitter', 'fitness'] },
      { text: 'the company changed its meetings', w: 1, any: ['meeting', 'company'] },
    ],
    sample:
      'Although many employees eat at their desks, a trial showed that walking at lunchtime made people calmer, fitter and better with customers on the same day. The company has therefore shortened its meetings to protect the break.',
    translation:
      '近一半的上班族在办公桌前吃饭，常常一边吃一边回消息。许多人以为这样能节省时间。一家大型保险公司最近的试验却得出了相反的结论。十周里，八十名志愿者每周有三天在午餐时间离开大楼，步行至少三十分钟。走过路的下午，他们更有热情、更少紧张，也更能应付难缠的客户。让研究者惊讶的是变化之快：效果当天就能测出来。体能也提高了，尽管大多数志愿者以前从不运动。如今公司缩短了上午的会议，让谁也没有理由在十二点到两点之间还守在办公桌前。',
    zh: '对比“省时间的想法”与“试验结果”，最后写公司的做法。用 Although 开头一句带出误解。',
    en: 'Contrast the belief with the result of the trial, then add what the company did. "Although" handles the belief quickly.',
    difficulty: 1,
  }),
  everydaySummary({
    number: 3,
    name: 'Choosing a Used Bicycle',
    passage: [
      'A used bicycle can be an excellent buy, provided that you look carefully before you pay. Start with the frame. Small scratches do no harm, but a dent or a crack near the joints is dangerous, and no repair shop will promise to mend it. Turn the wheels next: if they swing from side to side, they may have to be replaced. Brakes and chains, on the other hand, wear out on every bicycle and are cheap to change, so they can help you to bring the price down.',
      'Ask the seller for the original bill or at least for the number of the frame, and compare it with the list of stolen bicycles on the website of the police. Finally, ride the bicycle for ten minutes on a quiet street. A frame of the wrong size will hurt your back, however beautiful it looks.',
    ],
    points: [
      { text: 'check a used bicycle carefully', w: 2, any: ['used bicycle', 'used bike', 'second-hand'] },
      { text: 'frame damage is serious', w: 2, any: ['frame'] },
      { text: 'brakes and chains are cheap to replace', w: 1, any: ['brake', 'chain', 'cheap'] },
      { text: 'make sure it is not stolen', w: 2, any: ['stolen', 'police'] },
      { text: 'test ride for size', w: 2, any: ['ride', 'size'] },
    ],
    sample:
      'Before buying a used bicycle, examine the frame and wheels for serious damage, whereas worn brakes are cheap to replace. You should also check that it has not been stolen and ride it to make sure that the size suits you.',
    translation:
      '二手自行车可以非常划算，前提是付钱之前仔细查看。先看车架。小划痕没有关系，但接头附近的凹痕或裂缝很危险，没有一家修车店敢保证能修好。接着转动车轮：如果左右摇摆，可能就得换掉。而刹车和链条在每辆自行车上都会磨损，更换很便宜，所以可以帮你把价格压下来。向卖家索要原始发票，至少要车架号，并与警方网站上的失窃自行车名单核对。最后，在安静的街道上骑十分钟。尺寸不合适的车架，无论多漂亮，都会伤你的背。',
    zh: '建议类文章按步骤归纳：查车架车轮—刹车可议价—核实来源—试骑。用 should 和祈使句，语法简单不易错。',
    en: 'Sum up the advice step by step: check, bargain, verify, ride. Imperatives and "should" keep the grammar safe.',
    difficulty: 0,
    isExercise: true,
  }),
  everydaySummary({
    number: 4,
    name: 'New Rules at the Swimming Lake',
    passage: [
      'The lake at Ashford has become so popular that on hot weekends up to three thousand visitors crowd its small beach. Neighbours complain about cars that block their gates, and the water has twice been closed because of bacteria. The district has therefore decided on new rules, which apply from June to the end of August.',
      'Visitors must book a place online, at no cost, and not more than nine hundred will be admitted at a time. Dogs and barbecues are no longer allowed on the beach; a separate meadow on the northern shore has been fenced for dog owners. Lifeguards will be present from ten to six, and new toilets have been built next to the car park. People who live in the district may swim before nine in the morning without booking.',
    ],
    points: [
      { text: 'the lake is overcrowded and polluted', w: 2, any: ['overcrowd', 'crowded', 'popular', 'bacteria'] },
      { text: 'new rules in summer', w: 1, any: ['rule', 'summer', 'june'] },
      { text: 'free booking and a limit of visitors', w: 3, any: ['book'] },
      { text: 'no dogs or barbecues on the beach', w: 2, any: ['dog', 'barbecue'] },
      { text: 'residents may swim early without booking', w: 1, any: ['resident', 'local'] },
    ],
    sample:
      'Because the lake is overcrowded, new summer rules require visitors to book a free place and ban dogs and barbecues from the beach. Lifeguards and toilets are being provided, and local people may still swim early without a booking.',
    translation:
      '阿什福德的湖如此受欢迎，在炎热的周末，多达三千名游客挤满小小的湖滩。邻居们抱怨车辆堵住了他们的大门，湖水还因细菌两次关闭。因此，该区决定了新规定，从六月实行到八月底。游客必须在网上免费预约，同一时间最多允许九百人入场。湖滩上不再允许带狗和烧烤；北岸另外围出一片草地供养狗的人使用。救生员十点到六点在场，停车场旁边新建了厕所。住在本区的人上午九点以前可以不预约就游泳。',
    zh: '先一句交代原因，再概括限制与便利。数字只保留必要的，三千、九百都可省略。',
    en: 'Give the cause in half a sentence, then the limits and the services. The numbers may all be left out.',
    difficulty: 1,
    predictiveRate: 5_310,
  }),
  everydaySummary({
    number: 5,
    name: 'Cooking Once for the Whole Week',
    passage: [
      'More and more young families cook on Sunday for the whole week. They prepare large amounts of rice, vegetables and sauce, pack them in boxes, and need only ten minutes to put a meal on the table in the evening. According to those who do it, the greatest advantage is not the time but the calm: nobody has to ask what there is for dinner.',
      'Nutrition experts generally approve. People who plan their meals eat more vegetables, throw less food away and order fewer pizzas. They do point out, however, that cooked rice and fish should not be kept in the fridge for more than two or three days, so part of the food must be frozen. It also helps to vary the sauces, because even the best curry becomes dull on the fourth evening.',
    ],
    points: [
      { text: 'families cook on Sunday for the week', w: 2, any: ['sunday', 'in advance', 'whole week'] },
      { text: 'it saves time and stress', w: 2, any: ['save time', 'saves time', 'calm', 'stress'] },
      { text: 'healthier, less waste', w: 2, any: ['health', 'vegetables', 'waste'] },
      { text: 'some food must be frozen', w: 2, any: ['freez', 'frozen'] },
      { text: 'vary the sauces', w: 1, any: ['vary', 'varied', 'different sauce'] },
    ],
    sample:
      'Many young families cook on Sunday for the whole week, which saves time and stress in the evening. Experts approve because planned meals are healthier and cause less waste, but some dishes have to be frozen and should be varied.',
    translation:
      '越来越多的年轻家庭在周日做好一整周的饭菜。他们准备大量米饭、蔬菜和酱汁，分装进盒子，晚上只需十分钟就能开饭。据这样做的人说，最大的好处不是省时间，而是安心：没有人需要问晚饭吃什么。营养专家总体上表示赞成。有计划安排饭菜的人吃更多蔬菜，扔掉更少食物，也更少点披萨。不过他们指出，煮熟的米饭和鱼在冰箱里不应存放超过两三天，所以一部分食物必须冷冻。变换酱汁也有帮助，因为即使是最好的咖喱，到了第四个晚上也会乏味。',
    zh: '做法—好处—专家看法—注意事项。but 引出注意事项，前后平衡。',
    en: 'Practice, benefit, expert view, caution: "but" introduces the caution and balances the summary.',
    difficulty: 0,
  }),
  everydaySummary({
    number: 6,
    name: 'A Choir for People Who Cannot Sing',
    passage: [
      'When the music teacher Helen Brandt put up a poster looking for people who could not sing, she expected five or six. Forty-two came. Many told her that, as children, they had been asked to move their lips silently in the school choir, and that they had not sung a note since.',
      'The choir has been meeting for three years now. There are no auditions, and nobody is asked to leave. Brandt begins every evening with breathing and simple games, and newcomers stand between two experienced singers. According to her, real inability to hear pitch is very rare; what people lack is practice and courage. In December the choir gave its first concert, and the town hall was full. The money from the tickets pays for a second group, because the waiting list already has seventy names.',
    ],
    points: [
      { text: 'a choir for people who think that they cannot sing', w: 2, any: ['choir'] },
      { text: 'many had been silenced at school', w: 1, any: ['school', 'children', 'childhood'] },
      { text: 'no auditions, gentle method', w: 2, any: ['audition', 'games', 'breathing'] },
      { text: 'practice and courage are what is missing', w: 2, any: ['practice', 'courage', 'confidence'] },
      { text: 'success: concert, second group', w: 2, any: ['concert', 'second group', 'second choir'] },
    ],
    sample:
      'A teacher founded a choir without auditions for people who believed that they could not sing, many since childhood. She says they only lack practice and courage, and after a successful concert a second group is being formed.',
    translation:
      '音乐老师海伦·勃兰特张贴海报，寻找不会唱歌的人，当时她以为会来五六个，结果来了四十二个。许多人告诉她，小时候在学校合唱团里，他们被要求只动嘴唇不出声，从那以后一个音也没唱过。合唱团至今已活动三年。没有选拔，也没有人会被请出去。勃兰特每晚都从呼吸和简单的游戏开始，新来的人站在两位有经验的歌手中间。她说，真正听不准音高的人非常少，人们缺少的是练习和勇气。十二月，合唱团举办了第一场音乐会，市政厅座无虚席。门票收入用来资助第二个团，因为等候名单上已经有七十个名字。',
    zh: '人物故事类：谁做了什么—为什么—结果。she says 转述观点，避免照抄原句。',
    en: 'For a story, say who did what, why, and with what result. "She says" reports the opinion in your own words.',
    difficulty: 1,
    isExercise: true,
  }),
  everydaySummary({
    number: 7,
    name: 'Travelling with a Full Battery',
    passage: [
      'A telephone that goes dead at the airport is more than a nuisance, since it often holds the ticket, the map and the address of the hotel. Travellers can do a good deal to prevent this. The screen uses the most energy, so reducing its brightness helps more than anything else. In places without a signal, the telephone searches for one again and again; switching to flight mode stops this and may double the life of the battery.',
      'Maps and tickets should be stored before departure, because they then work without a connection. Those who carry a spare battery must take it into the cabin, as airlines do not permit it in checked luggage for fear of fire. And it is still wise to have the most important telephone numbers and the address on a piece of paper: it never needs charging.',
    ],
    points: [
      { text: 'a dead telephone is a problem for travellers', w: 1, any: ['phone', 'battery'] },
      { text: 'reduce brightness', w: 2, any: ['brightness', 'dim the', 'darker screen'] },
      { text: 'flight mode without a signal', w: 2, any: ['flight mode', 'airplane mode'] },
      { text: 'store maps and tickets before', w: 2, any: ['store', 'download', 'save'] },
      { text: 'spare battery in the cabin, notes on paper', w: 2, any: ['paper', 'cabin', 'spare'] },
    ],
    sample:
      'To keep a phone working on a journey, dim the screen, use flight mode where there is no signal, and download maps and tickets in advance. Spare batteries belong in the cabin, and important details should also be on paper.',
    translation:
      '在机场没电的手机不只是件麻烦事，因为里面往往存着机票、地图和酒店地址。旅行者可以做不少事来避免这种情况。屏幕耗电最多，所以调低亮度比什么都管用。在没有信号的地方，手机会一遍又一遍地搜索；切换到飞行模式可以停止搜索，并可能使电池续航延长一倍。地图和机票应在出发前存好，因为这样没有网络也能用。携带备用电池的人必须把它带进客舱，航空公司担心起火，不允许放在托运行李里。把最重要的电话号码和地址写在纸上仍然是明智的：纸永远不需要充电。',
    zh: '并列建议用三个动词：dim, use, download。最后一句补两条提醒。注意平行结构。',
    en: 'Line up the advice as three verbs, dim, use and download, and keep them parallel.',
    difficulty: 2,
    predictiveRate: 4_260,
  }),
  everydaySummary({
    number: 8,
    name: 'Nurses on Call at Night',
    passage: [
      'Older people often end up in hospital for reasons that could have been dealt with at home: a fall, a forgotten tablet, a sudden fear in the dark. For this reason, the health service of our county has started a trial with nurses who drive through the villages at night. Patients press a button at their bedside, and a nurse arrives within half an hour on average.',
      'In the first year the number of emergency rides fell by a fifth, and families reported that they slept better themselves. The service is not cheap, since each nurse looks after only thirty patients. On the other hand, a single night in hospital costs as much as six visits. Whether the trial will be continued depends on the insurers, who are to decide in autumn. Until then it remains free for everyone over seventy-five.',
    ],
    points: [
      { text: 'nurses visit older people at home at night', w: 3, any: ['nurse'] },
      { text: 'to avoid needless hospital stays', w: 2, any: ['hospital', 'emergenc'] },
      { text: 'emergency rides fell by a fifth, families relieved', w: 2, any: ['fifth', 'famil'] },
      { text: 'costs more staff but less than hospital', w: 1, any: ['cost', 'cheap', 'expens'] },
      { text: 'insurers decide in autumn', w: 2, any: ['insur', 'autumn'] },
    ],
    sample:
      'In a county trial, nurses visit older patients at night when they press a button, which has cut emergency rides by a fifth and relieved families. It is costly, though cheaper than hospital stays, and insurers will decide on its future in autumn.',
    translation:
      '老年人住进医院，往往是因为一些本可以在家里处理的原因：摔了一跤、忘了吃药、黑暗中突然害怕。因此，我们县的卫生部门开始了一项试点，由护士夜间开车走访各个村庄。病人按下床边的按钮，护士平均半小时内就能赶到。第一年，急救出车次数下降了五分之一，家属们也说自己睡得更好了。这项服务并不便宜，因为每位护士只照看三十名病人。另一方面，在医院住一晚的费用相当于六次上门。试点能否继续取决于保险公司，它们将在秋天作出决定。在那之前，七十五岁以上的人都可免费使用。',
    zh: '试点项目类：做什么—成效—成本权衡—前景。which 从句带出成效，though 带出对比，控制在 50 词内。',
    en: 'For a trial, give what, effect, cost and future. A "which" clause carries the effect and "though" the comparison; stay under fifty words.',
    difficulty: 2,
    predictiveRate: 3_450,
  }),
];
