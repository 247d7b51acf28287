import type { StarterQuestion } from '../starter-question.js';
import { lectureSummary } from './ssta.js';

export const spokenLectureQuestions: readonly StarterQuestion[] = [
  lectureSummary({
    number: 1,
    name: 'Why We Forget Names',
    transcript:
      "Let me begin with something that embarrasses nearly all of us, forgetting names. You meet somebody at a conference, you shake hands, and ten seconds later the name has gone. Now, it isn't that names are difficult in themselves. In one well-known experiment people were shown photographs of strangers. Half were told that the man's name was Baker, and the other half that he was a baker by profession. Same word, same face. A week later those who had heard the profession remembered it far more often. Why? Because a profession comes with pictures, the smell of bread, a white hat, early mornings. It's connected to things that we already know. A name, on the other hand, is only a label and hangs in the air. So the advice that psychologists give is quite simple. First, pay attention, because most names are never heard properly in the first place. Then build a connection. Picture Mister Baker with a loaf under his arm, however silly that seems. And finally, use the name once or twice in the conversation before you say goodbye.",
    points: [
      { text: 'names are hard to remember', w: 2, any: ['name'] },
      {
        text: 'experiment: the profession is remembered better than the same word as a name',
        w: 2,
        any: ['profession', 'job'],
      },
      {
        text: 'a profession is connected to knowledge; a name is only a label',
        w: 2,
        any: ['connect', 'label', 'associat'],
      },
      { text: 'advice: pay attention', w: 1, any: ['attention', 'attentive', 'listen'] },
      { text: 'advice: picture and use the name', w: 1, any: ['picture', 'image', 'use it', 'repeat'] },
    ],
    sample:
      'The lecture explains why names are so easily forgotten. An experiment showed that people recall a profession better than an identical name, because a profession is connected to familiar things, whereas a name is merely a label. Psychologists therefore advise us to pay attention when a name is mentioned, to link it with a vivid picture, and to repeat it during the conversation.',
    translation:
      '我先从一件几乎让所有人尴尬的事说起：忘记名字。你在会议上遇到某人，握了手，十秒后名字就忘了。名字本身并不难。在一个著名实验中，人们看陌生人的照片，一半人被告知那人姓 Baker，另一半被告知他是面包师（baker）。同样的词，同样的脸。一周后，听到职业的人记住的多得多。为什么？因为职业带着画面：面包香、白帽子、清晨。它与我们已知的事物相连。名字则只是标签，悬在空中。所以心理学家的建议很简单：先留心听，因为大多数名字一开始就没听清；再建立联系，想象 Baker 先生腋下夹着一条面包，不管看上去多傻；最后，道别前在谈话中用上一两次。',
    zh: '要点顺序：名字难记 → Baker/baker 实验 → 原因（职业有联系，名字只是标签）→ 三条建议。摘要写出因果和建议即可，例子中的面包、白帽子不必写。',
    en: 'Follow the order phenomenon, experiment, reason, advice. The smell of bread and the white hat only illustrate the reason, so leave them out.',
    difficulty: 0,
    predictiveRate: 6_950,
  }),
  lectureSummary({
    number: 2,
    name: 'Cities Built of Wood',
    transcript:
      "For more than a century tall buildings have been made of steel and concrete, and we've almost forgotten that there's an alternative. Today I'd like to talk about wood. I don't mean the timber of a garden shed. I mean thick panels, made by gluing layers of boards across one another, so that they're nearly as strong as concrete at a fifth of the weight. The first argument for them is climate. Cement alone causes about eight percent of all carbon emissions, while a tree has taken carbon out of the air, and a wooden beam keeps it locked up for as long as the house stands. The second is speed. Panels are cut in a factory and put together on site like furniture, so a building of eight floors can go up in nine weeks. People always ask about fire. Well, thick wood burns slowly and predictably, because the charred surface protects the core. Steel, by contrast, can suddenly give way. But I do want to add one warning. All this makes sense only if the forests are replanted. Otherwise we'd simply be moving the problem from the factory to the hillside.",
    points: [
      { text: 'thick wooden panels can replace concrete and steel', w: 2, any: ['wood', 'timber'] },
      { text: 'carbon: wood stores it, cement releases it', w: 2, any: ['carbon', 'emission', 'climate'] },
      { text: 'fast construction', w: 1, any: ['quick', 'fast', 'speed', 'rapid'] },
      { text: 'burns slowly and predictably', w: 1, any: ['fire', 'burn'] },
      { text: 'only if forests are replanted', w: 2, any: ['replant', 'forest'] },
    ],
    sample:
      'The speaker presents thick wooden panels as an alternative to concrete and steel in tall buildings. Wood stores carbon, whereas cement causes large emissions, and prefabricated parts can be assembled very quickly. Even fire is not a serious objection, since thick timber chars slowly and predictably. However, building with wood benefits the climate only if the forests that supply it are replanted.',
    translation:
      '一百多年来，高楼都用钢和混凝土建造，我们几乎忘了还有别的选择。今天我想谈谈木材。我说的不是花园小棚用的木料，而是把木板层层交错胶合成的厚板，强度接近混凝土，重量只有五分之一。第一个理由是气候。单是水泥就造成约百分之八的碳排放，而树从空气中吸收了碳，木梁在房子存在期间一直把碳锁住。第二是速度。板材在工厂切好，在工地像家具一样组装，八层楼九周就能建成。人们总会问火灾。厚木头烧得缓慢而可预测，因为烧焦的表面保护内芯；钢则可能突然垮塌。但我要补充一个警告：只有森林得到补种，这一切才有意义，否则只是把问题从工厂搬到山坡。',
    zh: '抓住信号词 The first argument、The second、People always ask about fire、one warning，即四个要点。最后的条件 only if the forests are replanted 是结论，不能漏。',
    en: 'The signposts "the first argument", "the second", "people always ask" and "one warning" mark four points. Do not leave out the condition at the end.',
    difficulty: 1,
  }),
  lectureSummary({
    number: 3,
    name: 'The Placebo Effect',
    transcript:
      "Good morning. Last week a student asked me whether placebos only work on people who are easily fooled. It's a good question, and the answer is no. A placebo, remember, is a pill without any active substance. Yet when patients with pain take one and believe in it, their brains release natural painkillers. We can actually see that in a scanner. What matters is expectation, and expectation is shaped by small things. Large pills work better than small ones, injections better than pills, and a doctor who takes time achieves more than one who looks at the clock. More recently something even stranger has been found. In several studies patients were told openly that the pills contained nothing but sugar, and many of them still felt better, provided that somebody had explained the effect to them. Now let me be clear about the limits. A placebo can change how we feel pain, tiredness or nausea. It doesn't shrink a tumour, and it doesn't kill bacteria. So it can never replace medicine. But it does remind us that the way in which a treatment is given is part of the treatment itself.",
    points: [
      {
        text: 'a pill without active substance still relieves pain: the brain releases painkillers',
        w: 2,
        any: ['painkiller', 'brain'],
      },
      { text: 'expectation decides, shaped by pill size or the doctor', w: 2, any: ['expect', 'belie'] },
      { text: 'works even when patients know', w: 2, any: ['openly', 'know', 'told'] },
      { text: 'limits: no cure of disease', w: 2, any: ['cure', 'bacteria', 'tumour', 'replace'] },
      { text: 'the way of treating matters', w: 1, any: ['way', 'manner'] },
    ],
    sample:
      'The lecture discusses placebos, pills without any active substance, which nevertheless make the brain release natural painkillers. Their power depends on expectation, which is shaped by the size of the pill and the care of the doctor, and it works even if patients know the truth. Although placebos cannot cure diseases or replace medicine, they prove that the way of treating patients matters.',
    translation:
      '早上好。上周有学生问我，安慰剂是否只对容易上当的人有效。问得好，答案是否定的。安慰剂是不含任何有效成分的药片。然而疼痛的病人服用并相信它时，大脑会释放天然止痛物质，我们在扫描仪里确实看得见。关键是预期，而预期由小事塑造：大药片比小药片有效，打针比吃药有效，肯花时间的医生比看表的医生效果好。最近还有更奇怪的发现：几项研究公开告诉病人药片里只有糖，许多人仍感觉好转，只要有人向他们解释过这种效应。现在讲清楚局限：安慰剂能改变我们对疼痛、疲倦或恶心的感觉，但不能缩小肿瘤，也不能杀死细菌。所以它永远不能代替药物。但它提醒我们，治疗的方式本身就是治疗的一部分。',
    zh: '层次为：原理（大脑释放止痛物质）→ 预期的作用 → 公开告知仍有效 → 局限 → 启示。“let me be clear about the limits” 是转折信号，之后的局限和启示必须写。',
    en: 'Note the mechanism, the role of expectation, the open placebo, the limits and the lesson. "Let me be clear about the limits" announces the part that is most often forgotten.',
    difficulty: 1,
    predictiveRate: 5_300,
  }),
  lectureSummary({
    number: 4,
    name: 'How Languages Die',
    transcript:
      "There are about seven thousand languages in the world, and according to most linguists half of them may be gone by the end of this century. I want to look at how that actually happens, because it's rarely sudden. In the typical case nobody forbids anything. Parents simply notice that the larger language brings better jobs and better schooling, and they decide, with the best of intentions, to speak only that one to their children. The children understand their grandparents, but they answer in the other language. Their own children don't even understand. So within three generations it's over. Why should we care? Well, a language isn't just a different set of words. Many contain knowledge that's found nowhere else, about plants, say, or about sailing by the stars. And for the communities themselves it's a part of who they are. The good news is that decline can be reversed. In New Zealand, grandparents began to run nursery schools in which only Maori was spoken, and today there are again young people who use it every day. What made the difference wasn't dictionaries. It was children hearing the language early, at play, from people they loved.",
    points: [
      { text: 'half of all languages may disappear this century', w: 2, any: ['half'] },
      { text: 'gradual: parents choose the larger language; three generations', w: 2, any: ['parents', 'generation'] },
      { text: 'knowledge and identity are lost', w: 2, any: ['knowledge', 'identity'] },
      { text: 'New Zealand: nursery schools reversed decline', w: 2, any: ['nursery', 'new zealand', 'maori'] },
    ],
    sample:
      'According to the speaker, half of the languages spoken today may vanish this century. They die gradually within three generations, as parents choose a larger language that promises better jobs. With them, unique knowledge and identity are lost. However, the decline can be reversed, as nursery schools run by grandparents in New Zealand have shown, provided that children hear the language early.',
    translation:
      '世界上约有七千种语言，多数语言学家认为到本世纪末其中一半可能消失。我想看看这究竟是怎样发生的，因为它很少突然发生。典型的情况是没有人禁止什么。父母只是注意到较大的语言带来更好的工作和教育，于是怀着最好的意愿，决定只跟孩子说那种语言。孩子听得懂祖父母的话，但用另一种语言回答；他们自己的孩子连听都听不懂了。于是三代之内就结束了。为什么要在意？语言不只是另一套词。许多语言包含别处没有的知识，比如关于植物或靠星星航行；对社群来说，它是身份的一部分。好消息是衰落可以逆转。在新西兰，祖父母开办只说毛利语的幼儿园，如今又有年轻人每天使用它。起作用的不是词典，而是孩子早早地在玩耍中从所爱的人那里听到这种语言。',
    zh: '结构是“现状—过程—意义—对策”。half、three generations、knowledge、New Zealand 是必记的关键词。注意 “What made the difference” 后面是结论。',
    en: 'The talk moves from situation to process, importance and remedy. Write down "half", "three generations", "knowledge" and "New Zealand" while you listen.',
    difficulty: 0,
  }),
  lectureSummary({
    number: 5,
    name: 'The Real Price of Free Parking',
    transcript:
      "Parking looks like a small subject, but it has shaped our cities more than most famous architects. In the nineteen fifties planners began to demand that every new shop, office or flat provide a certain number of parking spaces. It sounded reasonable, but think about the consequences. A space with its access road takes up about thirty square metres, so that a restaurant often needs three times as much land for cars as for guests. Buildings are pushed apart, walking becomes unpleasant, and so even more people drive. And of course it isn't free. The cost is hidden in rents and in the price of our meals, and people without a car pay it as well. What can be done? Economists suggest two steps. First, drop the rule and let each builder decide how many spaces are worth providing. Second, charge for parking in the street, and set the price so that one or two places in every row are always empty. Drivers then stop circling, which, by the way, makes up as much as a third of the traffic in some centres. Cities that have tried this, and have spent the income on trees and pavements, find that even shopkeepers come to like it.",
    points: [
      { text: 'rules demand parking spaces for each building', w: 2, any: ['rule', 'require', 'demand'] },
      { text: 'land is lost, buildings pushed apart, more driving', w: 2, any: ['land', 'apart', 'driving'] },
      { text: 'cost is hidden and paid by all', w: 2, any: ['cost', 'hidden', 'everybody pays'] },
      { text: 'drop the rule and charge for street parking', w: 2, any: ['charge', 'charging', 'price'] },
      { text: 'less circling traffic', w: 1, any: ['circling', 'traffic', 'search'] },
    ],
    sample:
      'The lecture argues that planning rules which require parking spaces for every building have damaged cities. They waste land, push buildings apart and encourage driving, while the hidden cost is paid even by people without cars. Economists suggest dropping these rules and charging for street parking so that some places stay empty, which reduces circling traffic and finances better streets.',
    translation:
      '停车看似小事，但它对城市的塑造超过大多数著名建筑师。二十世纪五十年代，规划者开始要求每个新商店、办公室或公寓都提供一定数量的车位。听起来合理，但想想后果。一个车位加通道占约三十平方米，所以餐馆给汽车用的地常是客人的三倍。建筑彼此推远，步行变得不愉快，于是更多的人开车。而且它当然不是免费的：成本藏在租金和饭菜价格里，没车的人也在付。怎么办？经济学家建议两步：第一，取消这条规定，让建造者自己决定提供多少车位；第二，对路边停车收费，价格定到每排总有一两个空位。这样司机就不再兜圈，而在某些市中心，兜圈占到车流的三分之一。试行并把收入用于种树和铺路的城市发现，连店主也渐渐喜欢上了。',
    zh: '“问题—后果—隐性成本—两步对策—效果”。First 与 Second 是对策信号。数字（三十平方米、三分之一）可以不写，但“没车的人也付钱”这一观点值得保留。',
    en: 'Rule, consequences, hidden cost, two steps, effect: write one clause on each. The figures can be dropped, but the fact that people without cars pay as well is worth keeping.',
    difficulty: 2,
  }),
  lectureSummary({
    number: 6,
    name: 'Octopus Minds',
    transcript:
      "If you want to meet an intelligent alien, you needn't go into space. You can go to an aquarium. The octopus and ourselves had our last common ancestor over five hundred million years ago, probably a flat worm, and yet octopuses open jars, recognise individual keepers and escape from their tanks at night to raid the one next door. What makes them so interesting to people in my field is how their minds are organised. An octopus has about as many nerve cells as a dog, but two thirds of them lie in its arms. Each arm can taste, touch and even make simple decisions without asking the brain. We might say that the brain gives the general order, and the arms work out the details. The second puzzle is why they're clever at all. In mammals and birds, large brains go together with long lives and complex societies. Octopuses live alone, and most of them die after a year or two. The best guess is that when their ancestors lost the shell, a soft body in a dangerous sea had to survive by its wits. In other words, evolution has built a mind twice, by two entirely different routes.",
    points: [
      { text: 'octopuses are intelligent though distant from us', w: 2, any: ['intelligen', 'clever'] },
      { text: 'most nerve cells are in the arms, which decide by themselves', w: 2, any: ['arms'] },
      { text: 'clever although short-lived and solitary', w: 2, any: ['short', 'alone', 'solitary'] },
      { text: 'probably because they lost the shell', w: 2, any: ['shell'] },
      { text: 'minds evolved twice', w: 1, any: ['twice', 'independently'] },
    ],
    sample:
      'The speaker describes the octopus as an intelligent animal that is only distantly related to us. Two thirds of its nerve cells are in its arms, which can make decisions without the brain. Surprisingly, octopuses are clever although they live short and solitary lives, perhaps because their ancestors lost the protective shell. Thus, minds have evolved twice along different routes.',
    translation:
      '想见聪明的外星人不必上太空，去水族馆就行。章鱼和我们最后的共同祖先生活在五亿多年前，大概是一种扁虫，然而章鱼会开罐子，认得出不同的饲养员，夜里还会逃出水箱去打劫隔壁。让我这一行的人感兴趣的是它们心智的组织方式。章鱼的神经细胞与狗差不多，但三分之二在腕足里。每条腕足都能品尝、触摸，甚至不经大脑就作简单决定。可以说大脑下总命令，腕足处理细节。第二个谜是它们为什么聪明。哺乳动物和鸟类的大脑袋伴随着长寿和复杂社会，而章鱼独居，大多一两年就死。最合理的猜测是：祖先失去外壳后，柔软的身体要在危险的海里靠机智生存。换句话说，进化两次造出了心智，走的是完全不同的路。',
    zh: '两个核心问题由 What makes them so interesting 和 The second puzzle 引出：神经细胞在腕足里；独居短命却聪明。最后 In other words 是总结，应写入摘要。',
    en: 'Two questions structure the talk: how the mind is organised, and why there is one at all. "In other words" introduces the conclusion.',
    difficulty: 1,
  }),
  lectureSummary({
    number: 7,
    name: 'Where Inventions Come From',
    transcript:
      "In this course on innovation I'd like to challenge a picture that most of us carry around, the lonely inventor who shouts eureka in the bath. Historians of technology have looked closely at about a hundred major inventions, and they find two things again and again. The first is that nearly all of them were made by several people at almost the same time. The telephone, the light bulb, the theory of evolution, you name it. That suggests that ideas become possible when the necessary parts are lying on the table, and then somebody or other will put them together. The second is the importance of meeting places. In London it was the coffee house, where merchants, doctors and instrument makers sat at one table. In the last century it was the corridor of the research laboratory. Good ideas, it seems, are born when half an idea in one head bumps into half an idea in another. So what follows from this for companies? Hiring geniuses isn't enough. You need people from different fields, and you need places where they meet by accident, a staircase, a kitchen, a long table. And you need patience, because the bump may come years after the first half.",
    points: [
      { text: 'the picture of the lonely inventor is wrong', w: 2, any: ['lonely', 'alone', 'single genius'] },
      { text: 'inventions are made by several people at the same time', w: 2, any: ['same time', 'simultaneous'] },
      { text: 'meeting places let ideas combine', w: 2, any: ['meet', 'coffee house'] },
      { text: 'companies should mix fields', w: 2, any: ['different fields', 'various fields', 'mix'] },
      { text: 'patience', w: 1, any: ['patien'] },
    ],
    sample:
      'The lecture rejects the picture of the lonely inventor. Most inventions were made by several people at the same time, as soon as the necessary parts existed, and they often arose in meeting places such as coffee houses, where half ideas could combine. Companies should therefore bring together people from different fields, create spaces for chance encounters, and be patient.',
    translation:
      '在这门创新课里，我想挑战大多数人脑中的一个形象：在浴缸里大喊“我发现了”的孤独发明家。技术史学家仔细考察了约一百项重大发明，反复发现两点。第一，几乎每项都由几个人在差不多同一时间做出：电话、灯泡、进化论，随你说。这说明当必要的部件摆在桌上时，想法就成为可能，总会有人把它们拼起来。第二是聚会场所的重要性。在伦敦是咖啡馆，商人、医生和仪器匠同坐一桌；上个世纪是研究所的走廊。好点子似乎诞生于一个脑袋里的半个想法撞上另一个脑袋里的半个想法。那么企业该怎么做？光雇天才不够。需要来自不同领域的人，需要让他们偶遇的地方：楼梯、厨房、长桌。还需要耐心，因为碰撞可能在前半个想法出现多年之后才发生。',
    zh: '“The first … The second …” 是两大发现，“So what follows from this for companies?” 引出建议。摘要先否定孤独发明家，再写两点发现，最后写对企业的三点建议。',
    en: 'Reject the myth first, then give the two findings, then the advice that follows the question about companies.',
    difficulty: 2,
    predictiveRate: 2_850,
  }),
  lectureSummary({
    number: 8,
    name: 'Salt in the History of Food',
    transcript:
      "It's hard for us to imagine that salt, which costs next to nothing today, was once a reason for building roads, and even for fighting. To understand why, we have to think of a world without refrigerators. Before the nineteenth century, food could be kept through the winter in only a few ways, and by far the most important was salting. Fish, meat, butter, cabbage, all of it depended on salt. Whoever controlled salt therefore controlled the food supply of an army or a city. Rulers understood this very well. They taxed it, because nobody could do without it, so the tax hit the poor just as hard as the rich, and that caused anger in many countries. Trade followed salt as well. In the Sahara it was carried by camel in heavy slabs, and towns grew rich at the end of the route. Then, within about a hundred years, everything changed. Canning, railways and finally cooling machines made preservation cheap, and deep drilling showed that salt lies under the ground almost everywhere. Its price collapsed. And so, ironically, the problem of our time is the opposite one. We no longer need it to survive the winter, but we eat about twice as much of it as doctors recommend.",
    points: [
      { text: 'salt was once precious because it preserved food', w: 2, any: ['preserv', 'keep food'] },
      { text: 'control and tax by rulers', w: 2, any: ['tax', 'control'] },
      { text: 'trade routes and rich towns', w: 1, any: ['trade', 'town', 'route'] },
      { text: 'canning, cooling and drilling made it cheap', w: 2, any: ['canning', 'cooling', 'cheap', 'drilling'] },
      { text: 'today we eat too much', w: 2, any: ['too much', 'twice'] },
    ],
    sample:
      'The lecture explains that salt was once extremely valuable, because it was the main way to preserve food before refrigerators. Rulers controlled and taxed it, which angered the poor, and trade in salt made towns rich. Later, canning, cooling and drilling made both preservation and salt cheap. Ironically, the problem today is that people eat too much of it.',
    translation:
      '我们很难想象，今天几乎不值钱的盐曾经是修路甚至打仗的理由。要理解这一点，得想想没有冰箱的世界。十九世纪以前，能让食物过冬的办法很少，最重要的就是盐腌。鱼、肉、黄油、卷心菜全都靠盐。谁控制了盐，谁就控制了一支军队或一座城市的食物供应。统治者很明白这一点。他们对盐征税，因为谁也离不开它，所以这种税对穷人和富人打击一样重，在许多国家引起愤怒。贸易也跟着盐走。在撒哈拉，盐以沉重的板块由骆驼运送，路线尽头的城镇富裕起来。后来约一百年间，一切都变了。罐头、铁路以及制冷机使保存变得便宜，深钻又发现地下几乎到处有盐，盐价暴跌。讽刺的是，我们时代的问题正相反：不再需要靠它过冬，却吃下医生建议量的大约两倍。',
    zh: '按时间写：过去珍贵的原因（保存食物）→ 统治者征税、贸易 → 技术使盐便宜 → 今天吃得太多。“And so, ironically” 引出结尾的对比，是得分点。',
    en: 'Arrange the points in time: why salt was precious, who profited, what made it cheap, and the ironic problem of today.',
    difficulty: 1,
    isExercise: true,
  }),
];
