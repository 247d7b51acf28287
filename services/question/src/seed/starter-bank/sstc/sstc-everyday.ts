import type { StarterQuestion } from '../starter-question.js';
import { everydaySummary } from './sstc.js';

export const spokenEverydayQuestions: readonly StarterQuestion[] = [
  everydaySummary({
    number: 1,
    name: 'Pool Closed for Repairs',
    transcript:
      "Good evening, everyone, this is a message for all members of the Riverside sports centre. As some of you have noticed, the water in the swimming pool has been rather cold lately. The heating is nearly thirty years old, and we've decided to replace it. That means that the pool will be closed for two weeks, from the second of March. The gym and the climbing wall will stay open as usual. During those two weeks you can swim at the Hill Street pool free of charge. Just show your membership card at the desk, and please note that they close an hour earlier than we do. Evening swimming classes for children will not be cancelled, but moved to April, and parents will get an email with the new dates by Friday. We're sorry for the trouble, and to make up for it, everyone's membership will be extended by two weeks.",
    points: [
      { text: 'pool closed for two weeks', w: 2, any: ['close'] },
      { text: 'new heating', w: 2, any: ['heating'] },
      { text: 'members can use another pool free', w: 2, any: ['hill street', 'free', 'another pool'] },
      { text: 'classes move to April', w: 1, any: ['april', 'classes'] },
      { text: 'membership extended', w: 1, any: ['extend', 'longer'] },
    ],
    sample:
      'The sports centre will close its swimming pool for two weeks in March because the old heating has to be replaced. Meanwhile, members can swim at the Hill Street pool free of charge by showing their cards. Classes for children will be moved to April, and parents will be informed by email. As compensation, every membership will be extended by two weeks.',
    translation:
      '各位晚上好，这是给河滨体育中心全体会员的通知。有些人注意到，泳池的水最近相当凉。加热设备快三十年了，我们决定更换。这意味着泳池从三月二日起关闭两周。健身房和攀岩墙照常开放。这两周里，大家可以免费去希尔街泳池游泳，只要在前台出示会员卡，请注意他们比我们早一小时关门。儿童晚间游泳课不取消，改到四月，家长周五前会收到新日期的邮件。抱歉给大家添麻烦，作为补偿，每个人的会员资格延长两周。',
    zh: '通知类题按“发生什么—原因—替代办法—变动—补偿”记要点。关键词：closed two weeks、heating、Hill Street、April、extended。',
    en: 'For an announcement note what happens, why, what to do instead, what changes and what you get for it.',
    difficulty: 0,
    predictiveRate: 5_900,
  }),
  everydaySummary({
    number: 2,
    name: 'Choosing a First Flat',
    transcript:
      "Hi, this is Daniel from the student housing office. Before you sign the contract for your first flat, let me give you some advice, because every autumn we see the same mistakes. First of all, don't rent anything that you haven't seen. Photographs can be ten years old, and now and then the flat doesn't exist at all. Go there in person or ask a friend to do it for you, and go in the evening, when the neighbours are at home, so that you hear how thin the walls are. Second, take pictures of every scratch on the day you move in. If you can show that the stain was there before, nobody can keep your deposit for it. And third, ask what the rent includes. A cheap room without heating may end up more expensive than a dear one with it. If anything in the contract is unclear, bring it to us. We read it with you, and it doesn't cost anything.",
    points: [
      { text: 'advice for renting a flat', w: 2, any: ['flat', 'rent'] },
      { text: 'see it first, in the evening', w: 2, any: ['visit', 'see it', 'evening'] },
      { text: 'take pictures of damage for the deposit', w: 2, any: ['picture', 'photograph', 'deposit'] },
      { text: 'ask what the rent includes', w: 1, any: ['include', 'heating'] },
      { text: 'office checks contracts free', w: 1, any: ['contract', 'office'] },
    ],
    sample:
      'The speaker gives students advice on renting their first flat. They should always visit it, preferably in the evening, in order to hear the neighbours. On the first day they should take pictures of any damage so that their deposit is safe. They should also ask what the rent includes. The housing office will check unclear contracts with them free of charge.',
    translation:
      '你好，我是学生住宿办公室的丹尼尔。在你签第一套公寓的合同之前，我给你几条建议，因为每年秋天我们都看到同样的错误。首先，没看过的房子不要租。照片可能是十年前的，有时公寓根本不存在。亲自去，或请朋友去，而且晚上去，那时邻居在家，你能听出墙有多薄。第二，入住当天把每道划痕拍下来。如果能证明污渍早就有，就没人能因此扣你的押金。第三，问清租金包括什么。不含暖气的便宜房间，最后可能比含暖气的贵房间还贵。合同有不明白的地方就拿给我们，我们陪你一起读，不收费。',
    zh: 'First of all、Second、third 三条建议加最后的免费帮助，共四点。每条写“做什么 + 为什么”，词数正好在 50—70 之间。',
    en: 'Three numbered pieces of advice and one offer of help: give each an action and a reason, and you will land between 50 and 70 words.',
    difficulty: 0,
  }),
  everydaySummary({
    number: 3,
    name: 'A Neighbourhood Food Shelf',
    transcript:
      "So what we've done in our street is very simple. We've put up a wooden shelf with a small fridge next to the bakery, and anyone may leave food there or take some. It started when I came back from a holiday with a garden full of courgettes and nobody to eat them. Now the bakery brings its bread in the evening, and the café leaves sandwiches. People are sometimes shy in the beginning. They think that they aren't poor enough to take anything. But that's not the point at all. The point is that good food shouldn't end up in the bin. We do have a few rules. No raw meat, no open packets, and a label with the date on everything that's home-made. Two volunteers clean the fridge every day. We've weighed it, and in the first year about four tonnes of food were saved. What we still need is a person with a van for Saturday mornings, so if that's you, please get in touch.",
    points: [
      { text: 'a shared shelf and fridge where anyone leaves or takes food', w: 2, any: ['shelf', 'fridge'] },
      { text: 'aim: not to waste food, not only for the poor', w: 2, any: ['waste', 'thrown away', 'bin'] },
      { text: 'rules', w: 1, any: ['rules', 'raw meat', 'label'] },
      { text: 'volunteers clean; four tonnes saved', w: 1, any: ['volunteer', 'four tonnes'] },
      { text: 'a driver with a van is wanted', w: 2, any: ['van', 'driver'] },
    ],
    sample:
      'The speaker describes a shelf and fridge in her street where anyone, poor or not, may leave or take food, so that less is wasted. A bakery and a café contribute as well. There are a few rules, such as no raw meat, and volunteers clean the fridge daily. Four tonnes were saved last year, but a driver with a van is still needed.',
    translation:
      '我们这条街做的事很简单。我们在面包店旁放了一个木架和一个小冰箱，谁都可以把食物放进去或拿走。起因是我度假回来，菜园里满是西葫芦却没人吃。现在面包店傍晚拿来面包，咖啡馆留下三明治。人们起初有点不好意思，觉得自己还没穷到要拿东西的地步。但关键根本不在这里，关键是好好的食物不该进垃圾桶。我们有几条规矩：不放生肉，不放拆开的包装，自制的都要贴上日期。两位志愿者每天清洁冰箱。我们称过，第一年省下了约四吨食物。我们还缺一个周六上午有面包车的人，如果你就是，请联系我们。',
    zh: '“The point is that…” 点明目的：不浪费食物。规则和数字概括成一句即可，最后的请求（需要有车的人）容易漏听。',
    en: '"The point is" marks the aim. Sum up the rules in a few words, and do not miss the request at the very end.',
    difficulty: 1,
  }),
  everydaySummary({
    number: 4,
    name: 'Changing to a Night Shift',
    transcript:
      "Hello, everybody, thanks for staying on for five minutes. You've heard that the warehouse is going to work at night as well from October, so let me tell you what that means. Nobody is going to be forced. We need twelve people, and those who volunteer get a quarter more pay for each hour. A shift runs from ten in the evening until six, with a warm meal in the middle, and you would work four nights a week instead of five. The company will run a minibus from the station, since there aren't any trains at that hour. There's one condition, and it's about your health. Everyone on the list must see the company doctor first, and again after three months. If you sleep badly or just don't like it, you may go back to your old shift, no questions asked. The list is on the board in the canteen, and you have until the end of next week to put your name down.",
    points: [
      { text: 'night shift from October, voluntary', w: 2, any: ['volunt', 'night'] },
      { text: 'more pay', w: 2, any: ['pay', 'paid'] },
      { text: 'four nights, meal, minibus', w: 1, any: ['four nights', 'meal', 'minibus'] },
      { text: 'health check by the doctor', w: 2, any: ['doctor', 'health'] },
      { text: 'can go back; sign up by end of next week', w: 1, any: ['return', 'go back', 'next week'] },
    ],
    sample:
      'From October the warehouse will also work at night, and twelve volunteers are wanted. They will receive a quarter more pay, work only four nights a week, and get a warm meal and a minibus. However, everyone has to see the company doctor first and may return to the old shift at any time. Those interested should sign by the end of next week.',
    translation:
      '大家好，谢谢各位多留五分钟。你们听说仓库从十月起夜里也要开工，我来讲讲这意味着什么。不会强迫任何人。我们需要十二个人，自愿者每小时多拿四分之一的工资。夜班从晚上十点到早上六点，中间有热餐，每周上四晚而不是五天。因为那个时间没有火车，公司会从车站开一辆小巴。有一个条件，关系到你们的健康：名单上的每个人都要先看公司医生，三个月后再看一次。如果睡不好或者就是不喜欢，可以回到原来的班次，什么都不问。名单在食堂的布告板上，报名截止到下周末。',
    zh: '先记基本信息（十月、自愿、十二人），再记好处（加薪、四晚、餐车），再记条件（体检）和退出办法，最后是截止时间。数字不必全写。',
    en: 'Sort what you hear into facts, benefits, conditions and deadline. You do not need every figure.',
    difficulty: 1,
    predictiveRate: 3_450,
  }),
  everydaySummary({
    number: 5,
    name: 'A Lost Suitcase',
    transcript:
      "You won't believe what happened on our trip to Lisbon. We waited at the belt for forty minutes, and my suitcase simply didn't come. The woman at the desk was friendly and typed something into her computer, and it turned out that the case was still in Zurich, because we'd changed planes there in a hurry. She promised it for the next morning, but it took three days. In the meantime I was allowed to buy what I needed, up to a hundred euros, and they paid me back, but only for the things I had a receipt for. I'd thrown the one for the shoes away, so that was my own fault. Anyway, I've learned two things. I always keep medicine and a clean shirt in my hand luggage now. And I've tied a bright green ribbon to the handle, with my telephone number on a tag inside as well as outside, since tags on the outside often get torn off.",
    points: [
      {
        text: 'suitcase did not arrive, left behind at the change of planes',
        w: 2,
        any: ['suitcase', 'luggage did not'],
      },
      { text: 'came after three days', w: 1, any: ['three days'] },
      { text: 'airline paid for purchases with receipts', w: 2, any: ['receipt'] },
      { text: 'now essentials in hand luggage', w: 2, any: ['hand luggage'] },
      { text: 'ribbon and tags', w: 1, any: ['ribbon', 'tag'] },
    ],
    sample:
      'On a trip to Lisbon, the suitcase of the speaker was left behind when she changed planes, and it arrived three days late. She was paid back for necessary purchases, but only where she had kept the receipt. Since then she has carried medicine and a clean shirt in her hand luggage, and has marked her suitcase with a ribbon and two tags.',
    translation:
      '你不会相信我们去里斯本的路上发生了什么。我们在传送带旁等了四十分钟，我的箱子就是没来。柜台的女士很友好，在电脑里敲了几下，原来箱子还在苏黎世，因为我们在那里匆忙转机。她答应第二天早上送到，结果用了三天。这期间允许我买需要的东西，最多一百欧元，他们会报销，但只报有收据的。鞋子的收据我扔了，只能怪自己。总之我学到两点：现在总在手提行李里放药和一件干净衬衫；还在把手上系了鲜绿的丝带，箱子里外都放了写着电话的标签，因为外面的标签常被扯掉。',
    zh: "叙事类：事情经过（箱子没到、三天后到）→ 赔偿条件（收据）→ “I've learned two things” 引出两条教训。人称要从 I 改成 the speaker/she。",
    en: 'Tell the event, the condition for compensation and the two lessons, which are announced by "I\'ve learned two things". Change "I" to "the speaker".',
    difficulty: 0,
    isExercise: true,
  }),
  everydaySummary({
    number: 6,
    name: 'Learning to Cook Together',
    transcript:
      "People keep asking me how we got our teenagers to cook, so here it is. For years I'd cooked every evening and complained that nobody helped, which didn't change anything. Then my sister suggested that each of us should be responsible for one day. Not for helping, for everything, so planning, shopping and cooking. The only rule was that the others had to eat what was served and say one kind thing about it. To be honest, the first month was pretty awful. We had pancakes four weeks in a row, and once the rice caught fire. But because nobody interfered, the children began to look for recipes by themselves. My son now makes a better curry than I do, and my daughter knows exactly what things cost, because whoever spends less than the budget may keep the rest. I've got four free evenings, and what's even nicer, we sit at the table longer than we used to.",
    points: [
      { text: 'each family member is responsible for one day', w: 2, any: ['one day', 'responsible'] },
      { text: 'others must eat and say something kind', w: 1, any: ['kind', 'praise'] },
      { text: 'difficult start', w: 1, any: ['first month', 'at first', 'start', 'beginning'] },
      { text: 'children learned to cook and to handle money', w: 2, any: ['recipe', 'budget', 'cost'] },
      { text: 'free evenings and longer meals', w: 2, any: ['free', 'longer'] },
    ],
    sample:
      'The speaker explains how her family shares the cooking. Each member is responsible for one day, including planning and shopping, while the others must eat the meal and say something kind about it. Although the first month was awful, the children soon found their own recipes and learned what food costs. Now she has free evenings, and the family sits together longer.',
    translation:
      '总有人问我们是怎么让十几岁的孩子做饭的，现在说给你听。多年来我每晚做饭，抱怨没人帮忙，什么也没改变。后来我妹妹建议每人负责一天。不是帮忙，而是全部：计划、采购和烹饪。唯一的规矩是其他人必须吃端上来的东西，并说一句好话。说实话，头一个月相当糟糕：连续四周吃煎饼，有一次米饭着了火。但因为没人插手，孩子们开始自己找食谱。儿子现在做的咖喱比我好，女儿清楚东西的价钱，因为谁花得比预算少，余下的就归谁。我有了四个空闲的晚上，更妙的是，我们坐在桌边的时间比以前长了。',
    zh: "抓住“方法—规则—起初困难—后来收获—结果”。To be honest 引出困难，But 引出转变，what's even nicer 引出最后一点。",
    en: 'Method, rule, difficult start, progress, result. "To be honest", "but" and "what\'s even nicer" are the turning points.',
    difficulty: 1,
  }),
  everydaySummary({
    number: 7,
    name: 'The New Bus Tickets',
    transcript:
      "This is an announcement by the city bus company. Starting on Monday, drivers will no longer sell tickets or accept cash. Selling tickets takes about ten seconds a passenger, and on busy lines that adds up to a quarter of an hour for each journey, so we're hoping that buses will run on time again. You can pay in three ways. Hold a bank card or your telephone against the yellow reader next to the door. Buy a card for ten rides at any kiosk. Or use one of the machines at the larger stops, which take coins. If you travel several times on the same day, the reader will never charge you more than the price of a day ticket, so there's nothing to calculate. Visitors over seventy travel free, but they need to show an identity card. During the first two weeks, helpers in green jackets will be at the main stops, and nobody will be fined.",
    points: [
      { text: 'drivers no longer sell tickets', w: 2, any: ['drivers', 'cash'] },
      { text: 'so that buses run on time', w: 2, any: ['on time', 'punctual', 'delay'] },
      { text: 'pay by bank card or phone, ten-ride card, machines', w: 2, any: ['bank card', 'telephone', 'machine'] },
      { text: 'never more than a day ticket', w: 1, any: ['day ticket'] },
      { text: 'helpers and no fines in the first two weeks', w: 1, any: ['helper', 'fine'] },
    ],
    sample:
      'From Monday bus drivers will stop selling tickets and accepting cash, so that buses can run on time. Passengers may pay with a bank card or telephone, with a card for ten rides, or at machines. Nobody pays more than a day ticket, and people over seventy travel free. During the first two weeks there will be helpers and no fines.',
    translation:
      '这是市公交公司的通知。从周一起，司机不再售票，也不收现金。卖票每位乘客约需十秒，繁忙线路上每趟累计一刻钟，所以我们希望公交车能重新准点。付款有三种方式：把银行卡或手机贴在门边的黄色读卡器上；在任何报亭买十次卡；或用较大站点的投币机。同一天多次乘车，读卡器收的钱绝不超过一张日票，所以不用计算。七十岁以上的乘客免费，但要出示身份证。头两周主要站点有穿绿夹克的工作人员帮忙，也不会罚款。',
    zh: '变化（不卖票）→ 目的（准点）→ three ways 三种付款 → 优惠 → 过渡期。听到 “three ways” 就准备记三项。',
    en: 'Note the change, its purpose, the three ways of paying, the price limit and the first two weeks. "Three ways" tells you how many items to expect.',
    difficulty: 2,
  }),
  everydaySummary({
    number: 8,
    name: 'Adopting an Old Dog',
    transcript:
      "When my father retired, he wanted a dog, and we all thought of a puppy. At the animal shelter, though, a man took us to a cage at the back with a brown dog of nine. Nobody had asked for her in more than a year. He told us that most visitors walk past the old ones, and he thinks that's a pity. Puppies are cute, he said, but they chew your furniture and have to go out every two hours. An old dog has a calm character, and you know what you're getting. The shelter also pays half of the vet's bills for any animal above eight, because that's what many people are afraid of. We took her for a walk first, then for a weekend on trial, and in the end she stayed. Of course we won't have her for fifteen years. But my father says that they are the right age for each other, and they both like to be home by nine.",
    points: [
      { text: 'father adopted an old dog instead of a puppy', w: 2, any: ['old dog', 'nine-year-old', 'older dog'] },
      { text: 'old dogs are overlooked', w: 1, any: ['overlook', 'walk past', 'nobody'] },
      { text: 'old dogs are calm, puppies are work', w: 2, any: ['calm', 'puppies'] },
      { text: 'shelter pays half of the bills', w: 2, any: ['half', 'pays', 'bills'] },
      { text: 'trial, and satisfied', w: 1, any: ['trial', 'weekend', 'suit'] },
    ],
    sample:
      'The speaker describes how her retired father adopted an old dog instead of a puppy. At the shelter they learned that visitors usually overlook older animals, although these are calm, while puppies chew furniture and need constant attention. The shelter even pays half of the bills for the vet. After a weekend on trial, the dog stayed, and the two suit each other well.',
    translation:
      '父亲退休后想养狗，我们都想到小狗。可是在动物收容所，一位先生带我们走到后面的一个笼子，里面是一只九岁的棕色狗。一年多没有人要她。他说大多数来访者会从老狗旁边走过，他觉得可惜。他说小狗可爱，但会啃家具，每两小时就要出去。老狗性格安静，而且你清楚自己得到的是什么。八岁以上的动物，收容所还付一半的兽医费，因为许多人怕的正是这个。我们先带她散步，再试养一个周末，最后她留下了。当然我们不会拥有她十五年。但父亲说他俩年龄正合适，而且都喜欢九点前回家。',
    zh: '主线是“为什么选老狗”：被忽视、性格安静、收容所分担费用。试养后留下是结果，最后一句玩笑可以不写。',
    en: 'The thread is why they chose an old dog: overlooked, calm, and half of the costs paid. The joke at the end can be left out.',
    difficulty: 2,
  }),
];
