import type { StarterQuestion } from '../starter-question.js';
import { correctSummary } from './hcs.js';

export const correctSummaryQuestions: readonly StarterQuestion[] = [
  correctSummary({
    number: 1,
    name: 'Reefs and Hot Summers',
    transcript:
      "Corals don't really die of heat straight away. What happens is that they lose the tiny algae which live in their skin and feed them, and that's why they turn white. If the water cools down within a few weeks, new algae move in and the coral recovers, although it takes several years until it grows as before. Some corals are even quite good at this. The trouble is that hot summers used to come once in a generation, and now they come every few years. So even the tough ones don't get the time that they'd need. It's a bit like a boxer who is perfectly able to stand up again, but who is hit before he's back on his feet.",
    right:
      'Corals that turn white in hot water can recover if they are given time, but hot summers now follow one another so quickly that even resistant corals no longer manage to do so.',
    wrong: [
      'Corals die as soon as the water becomes too warm, because algae grow over their skin and turn it white, and no kind of coral has been able to adapt to higher temperatures.',
      'Since hot summers have become more frequent, corals have learned to live without algae, and most reefs now recover within a few weeks and grow even faster than they did before.',
      'White corals are a natural stage in the life of a reef that comes once in a generation, so that scientists expect all reefs to return to normal within several years.',
    ],
    translation:
      '珊瑚其实不会立刻热死。实际情况是，它们失去了住在皮层里、给它们提供养料的微小藻类，所以变白。如果几周内水温降下来，新的藻类搬进来，珊瑚就能恢复，不过要好几年才能像以前那样生长。有些珊瑚在这方面甚至很在行。问题是炎热的夏天过去一代人才遇一次，现在几年就来一次。所以连顽强的珊瑚也得不到所需的时间。这有点像一个完全能再站起来的拳击手，还没站稳就又挨了一拳。',
    zh: '主旨由 The trouble is that 引出：热夏太频繁，连顽强的珊瑚也没有时间恢复。其他摘要把因果颠倒（藻类是供养者）或与 every few years 矛盾。',
    en: '"The trouble is" introduces the main idea: too little time between hot summers. The other summaries reverse the role of the algae or contradict the frequency.',
    difficulty: 1,
    predictiveRate: 6_300,
  }),
  correctSummary({
    number: 2,
    name: 'Mistakes in the Kitchen',
    transcript:
      "I trained in a kitchen where the chef shouted at every mistake, and I can tell you what we learned there. We learned to hide things. If a sauce had gone wrong, you threw it away before he came round the corner. When I opened my own place, I turned that upside down. Every evening after closing we sit down for ten minutes, and everybody, including me, names one thing that went wrong. Nobody is blamed. We just ask what made it likely to happen. Was the label too small? Were two orders called out at the same time? And then we change that. We waste far less food than we used to, but what I value most is that people tell me about problems while there's still time to solve them.",
    right:
      'By discussing mistakes every evening without blaming anybody, the speaker has created a kitchen in which problems are reported early and their causes are removed, unlike the one where staff hid their errors.',
    wrong: [
      'The speaker admires the strict chef who trained her, since his shouting taught the staff to avoid mistakes, and she meets her own team every evening to keep up the same high standard.',
      'In order to waste less food, the speaker asks the person who has made the worst mistake of the evening to explain it to all the others and to pay for what was thrown away.',
      'Small labels and unclear orders are the main reasons for mistakes in restaurants, so the speaker has bought new equipment and no longer needs to talk to her staff about errors.',
    ],
    translation:
      '我在一个厨师见错就吼的厨房里学艺，我可以告诉你我们在那里学到了什么：学会了隐瞒。酱汁做坏了，就在他拐过来之前倒掉。我自己开店后，把这反了过来。每晚打烊后我们坐下来十分钟，每个人，包括我，都说一件出错的事。谁也不受责备。我们只问是什么使它容易发生。标签太小？两张单同时喊？然后就改掉。我们浪费的食物比过去少得多，但我最看重的是，大家在还来得及解决的时候就把问题告诉我。',
    zh: '关键对比：过去 hide things，现在 Nobody is blamed、name one thing that went wrong。what I value most 点出结论：问题早说。其余选项或赞扬旧厨师，或只抓住标签等细节。',
    en: 'The contrast is between hiding mistakes and naming them without blame. "What I value most" gives the conclusion; the other summaries praise the old chef or enlarge a detail.',
    difficulty: 0,
  }),
  correctSummary({
    number: 3,
    name: 'Handwriting in Medicine',
    transcript:
      "There's an old joke that only pharmacists can read the handwriting of doctors. It isn't very funny, though, because unreadable prescriptions used to harm thousands of patients every year. Electronic systems have practically put an end to that. But, and this is what our study was about, they've introduced mistakes of a new kind. On the screen, two patients with the same family name stand one above the other, and a click lands on the wrong line. Or the system gives so many warnings, about forty per doctor per day, that nobody reads them any more, not even the one that matters. We don't want to go back to paper. What we're asking for is that the people who design these programs spend a week on a ward before they write a single line.",
    right:
      'Electronic prescriptions have ended the problem of unreadable handwriting but brought new mistakes, such as wrong clicks and ignored warnings, so designers should get to know the work on a hospital ward.',
    wrong: [
      'Since electronic prescriptions cause as many deaths as unreadable handwriting once did, the authors of the study recommend that hospitals should return to paper until better programs have been developed.',
      'Doctors ignore important warnings because their handwriting is hard to read on a screen, and the study suggests that pharmacists should spend a week on a ward in order to help them.',
      'Thanks to about forty warnings a day, electronic systems now prevent nearly all mistakes, and the only remaining problem is that some patients happen to have the same family name.',
    ],
    translation:
      '有个老笑话说，只有药剂师才看得懂医生的字。不过这并不好笑，因为看不清的处方过去每年伤害成千上万的病人。电子系统几乎终结了这一问题。但是，这正是我们研究的内容，它们带来了新型错误。屏幕上两个同姓的病人上下相邻，一点就点错行。或者系统发出太多警告，每位医生每天约四十条，以致没人再读，连重要的那条也不读。我们不想回到纸上。我们要求的是，设计这些程序的人在写第一行代码之前先到病房待一周。',
    zh: "“But, and this is what our study was about” 是主旨信号：旧问题解决、新错误出现；“We don't want to go back to paper” 排除退回纸质；建议对象是设计者。",
    en: '"This is what our study was about" marks the main idea: new mistakes. The speaker does not want to return to paper, and the advice is addressed to designers.',
    difficulty: 1,
  }),
  correctSummary({
    number: 4,
    name: 'Why Old Maps Show Monsters',
    transcript:
      "We like to smile at the sea monsters on old maps, and we suppose that people of the time believed in anything. If you look more closely, though, you find that most of these maps were never taken to sea. Sailors used plain charts with coastlines and depths, and you won't find a single monster on them. The decorated maps hung on the walls of rich merchants, who paid extra for every creature. And the artists didn't invent them freely, either. They copied them from the best books on natural history that they could get, in which a walrus might well look like an elephant with a tail. So what we're looking at isn't fear. It's fashion, mixed with a good deal of honest science.",
    right:
      'Monsters appear on decorative maps made for wealthy customers rather than on charts for sailors, and artists copied them from scientific books of the time, so they are signs of fashion and learning rather than fear.',
    wrong: [
      'Sailors of earlier times painted monsters on their charts in order to warn others of dangerous waters, and rich merchants later collected these charts because of the fear that they expressed.',
      'Artists who drew maps invented sea monsters from their own imagination, since there were no books on natural history yet and since customers believed everything that they were told.',
      'Old maps were so inaccurate that sailors refused to take them to sea, and merchants therefore paid artists to fill the empty spaces with coastlines, depths and elephants.',
    ],
    translation:
      '我们爱笑话古地图上的海怪，以为当时的人什么都信。但细看就会发现，这些地图大多从未带到海上。水手用的是只有海岸线和水深的朴素海图，上面一只怪物也没有。装饰性的地图挂在富商的墙上，每画一只怪物他们都额外付钱。画家也不是随意编造，他们从能找到的最好的博物学书籍里临摹，在那些书里，海象可能就像带尾巴的大象。所以我们看到的不是恐惧，而是时尚，外加不少诚实的科学。',
    zh: "最后一句 “isn't fear. It's fashion, mixed with … honest science” 是总结。注意 sailors used plain charts（无怪物）与 didn't invent them freely 两处否定。",
    en: 'The last sentence sums up: not fear but fashion and science. The denials "not a single monster" on charts and "didn\'t invent them freely" exclude the others.',
    difficulty: 2,
  }),
  correctSummary({
    number: 5,
    name: 'The Four-Legged Firefighters',
    transcript:
      "Every summer our hills burn, and for years we've bought more planes and more hoses. Last year the district tried something cheaper, goats. Now a goat doesn't put out a fire, of course. But it eats what a fire feeds on, dry grass and thorny bushes, and it gets to places where no tractor can go. Two hundred of them kept a strip along the main road bare all spring, and when a fire did break out in July, it came to that strip and simply stopped. It isn't quite for nothing. You need a shepherd, who has to be paid properly, and you need to move the animals in time, because if they stay too long they eat the young trees as well. Still, compared with a plane, it's a bargain, and the cheese is excellent.",
    right:
      'Goats that eat dry plants have proved a cheap means of stopping fires from spreading, even though they need a paid shepherd and must be moved before they damage young trees.',
    wrong: [
      'The district has replaced its planes and hoses by goats, which are trained to put out fires in steep places and cost nothing apart from the wages of those who make the cheese.',
      'An experiment with goats along the main road had to be given up because the animals ate young trees and could not prevent a serious fire from crossing the strip in July.',
      'Since tractors cannot reach the hills, shepherds are now paid to cut dry grass and bushes by hand, while goats are kept mainly in order to supply them with cheese.',
    ],
    translation:
      '我们的山每年夏天都着火，多年来我们买了更多的飞机和水管。去年本区试了更便宜的办法：山羊。山羊当然不会灭火，但它吃掉火赖以蔓延的干草和带刺灌木，还能到拖拉机到不了的地方。两百只羊整个春天让主路边一条带子保持光秃，七月真的起火时，火烧到那里就停了。也不是完全不花钱。要有牧羊人，得付合理的工资；还要及时把羊转移，待太久它们连小树也吃。不过与飞机相比仍很划算，而且奶酪非常好吃。',
    zh: "主旨：山羊吃掉可燃物，是便宜的防火办法，但有条件（牧羊人、及时转移）。a goat doesn't put out a fire 与 simply stopped 分别排除“灭火”和“失败”。",
    en: 'Main idea plus limits: goats remove what feeds a fire, cheaply but not for nothing. They do not put fires out, and the fire in July was stopped, not let through.',
    difficulty: 0,
    predictiveRate: 4_050,
  }),
  correctSummary({
    number: 6,
    name: 'Reading on Screens',
    transcript:
      "So is it worse to read on a screen? We've put together more than fifty studies with about a hundred and seventy thousand readers, and the answer is, it depends. For stories there's no difference whatsoever. For information, paper has a small advantage, and it becomes larger when people are short of time. Our explanation isn't that screens are bad for the eyes. It's a matter of attitude. We use screens all day for messages and headlines, so we've trained ourselves to skim, and we bring that habit along when the text is difficult. That's good news, in a way, because habits can be changed. Readers who were asked to write down a key word after every paragraph did just as well on a screen as on paper.",
    right:
      'Screens are at a slight disadvantage only when people read for information, which is due to the habit of skimming, and readers can overcome it by simple means such as noting key words.',
    wrong: [
      'A large number of studies prove that people understand stories and information better on paper, because screens tire the eyes, particularly when readers have little time and the text is difficult.',
      'Readers who use screens all day become so skilled at skimming that they now understand difficult information faster than people who read on paper and take notes after every paragraph.',
      'No difference between paper and screens has been found, whatever the kind of text, and the widespread belief in the advantage of paper is merely a habit that can be changed.',
    ],
    translation:
      '那么在屏幕上阅读更差吗？我们汇总了五十多项研究、约十七万读者，答案是：看情况。读故事没有任何差别。读信息类文本，纸有一点优势，时间紧时优势更大。我们的解释不是屏幕伤眼，而是态度。我们整天用屏幕看消息和标题，养成了略读的习惯，读难的文章时也带着它。从某种意义上说这是好消息，因为习惯可以改变。被要求每段写一个关键词的读者，在屏幕上与在纸上读得一样好。',
    zh: '“it depends” 后分两种情况：故事无差别，信息类纸略优。原因是 skim 的习惯而非眼睛，且 habits can be changed。完整概括这三点的摘要才对。',
    en: '"It depends" splits the answer: none for stories, a small one for information. The cause is the habit of skimming, not the eyes, and it can be changed.',
    difficulty: 1,
    isExercise: true,
  }),
  correctSummary({
    number: 7,
    name: 'A Town Buys Its Shop',
    transcript:
      "When the last shop in our village closed, people said what they always say, that it's a shame but that nothing can be done. Then somebody calculated how much each of us spent on petrol to drive to the supermarket. It came to about six hundred a year. So three hundred households put in two hundred each, and we bought the shop ourselves. In the first year we made every mistake in the book. We ordered far too much fruit, and we relied on volunteers who were on holiday when they were needed. Now we have two paid managers, and the volunteers only help. Last year there was even a small profit. But honestly, I'd call it a success without that. There's a table by the window where old people have coffee, and that table is what we really bought.",
    right:
      'After some early mistakes, a shop that villagers bought together is run by paid managers and earns a little money, but for the speaker its real value is as a meeting place.',
    wrong: [
      'Villagers who bought their only shop together lost most of their money in the first year because of too much fruit, and now have to drive to the supermarket again.',
      'The speaker regards the village shop as a success chiefly because it makes a profit, which was possible only when volunteers had replaced the two paid managers.',
      'In order to save petrol, three hundred households opened a supermarket with a coffee shop for old people, and the owner has employed most of them as volunteers.',
    ],
    translation:
      '村里最后一家店关门时，大家说的还是老话：真可惜，但没有办法。后来有人算了算每人开车去超市花多少油钱，一年约六百。于是三百户人家每户出两百，我们自己把店买了下来。第一年我们犯遍了所有的错误：水果订得太多，依靠的志愿者在最需要时都在度假。现在有两位领工资的经理，志愿者只是帮忙。去年甚至有了小小的盈利。但说实话，没有盈利我也认为是成功。窗边有张桌子，老人在那儿喝咖啡，那张桌子才是我们真正买下的东西。',
    zh: "结尾 “I'd call it a success without that … that table is what we really bought” 是真正的主旨：价值在于聚会场所。profit 只是附带，排除以盈利为主的选项。",
    en: 'The end carries the main idea: even without profit it would be a success, because "that table is what we really bought". Paid managers came after volunteers, not before.',
    difficulty: 0,
  }),
  correctSummary({
    number: 8,
    name: 'Do Plants Like Music',
    transcript:
      "Every few years a newspaper reports that plants grow better with Mozart, and my students want to know if that's true. Well, the early experiments were so poorly controlled that they don't show anything. People who play music to their plants also tend to water them more carefully. That doesn't mean that plants are deaf, though. In a recent experiment, leaves that had been exposed to the vibrations of a chewing caterpillar later produced more bitter oils than leaves that hadn't. Other vibrations of the same strength, wind, for example, or the song of an insect, had no such effect. So plants do respond to sound, but to sounds that mean something in their lives. Whether a string quartet is among them, I rather doubt.",
    right:
      'Although claims about the effect of music have no sound basis, plants do react to vibrations that matter to them, such as those of a caterpillar that is eating leaves.',
    wrong: [
      'Careful experiments with Mozart have shown that plants respond to every kind of vibration, including wind and the song of insects, by producing more bitter oils in their leaves.',
      'Plants are not able to perceive any sounds, and the differences observed in experiments with caterpillars can be explained by the fact that some of the leaves were watered more carefully.',
      'Newspapers were right to report that plants grow better with music, provided that the vibrations are as strong as those of the wind or of a chewing caterpillar.',
    ],
    translation:
      '每隔几年就有报纸说植物听莫扎特长得更好，学生想知道真假。早期的实验控制得太差，说明不了任何问题。给植物放音乐的人往往浇水也更仔细。但这并不意味着植物是聋的。在最近一项实验中，受过毛虫啃咬振动的叶子，后来比没受过的产生更多苦味油。同样强度的其他振动，比如风或昆虫的鸣叫，没有这种效果。所以植物确实对声音有反应，但只对在它们生活中有意义的声音有反应。弦乐四重奏是否在其中，我很怀疑。',
    zh: '两层意思：音乐实验不可靠；植物对“有意义的”振动有反应。转折词 though 和总结词 So 是定位信号。“every kind of vibration” 与 no such effect 矛盾。',
    en: 'Two ideas must be in the summary: the music experiments prove nothing, but plants respond to meaningful vibrations. "Every kind of vibration" contradicts "no such effect".',
    difficulty: 2,
    predictiveRate: 1_950,
  }),
];
