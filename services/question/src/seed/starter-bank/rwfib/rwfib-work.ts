import type { StarterQuestion } from '../starter-question.js';
import { dropdownBlanks } from './rwfib.js';

export const dropdownWorkQuestions: readonly StarterQuestion[] = [
  dropdownBlanks({
    number: 31,
    name: 'Choosing a Thesis Topic',
    text: 'Students who are about to write a thesis frequently choose a topic that is far too [broad|abroad|bored|bare]. They then spend months collecting material without knowing what to leave out. A good supervisor will ask them to put their question into one sentence and to name the evidence that would [answer|respond|reply|react] it. If no such evidence can be [found|founded|find|finding] in the time available, the question must be narrowed [down|off|up to|in of]. This is not a sign of weakness. [Compared|Comparing|Compare|To comparing] with a vague survey, a modest question answered thoroughly is of far greater value.',
    translation:
      '即将写论文的学生常常选题太宽，然后花几个月收集材料，却不知道该舍弃什么。好的导师会要求他们把问题写成一句话，并说出能回答它的证据是什么。如果在现有时间内找不到这样的证据，就必须缩小问题。这不是软弱的表现。与空泛的综述相比，一个小而透彻回答的问题价值大得多。',
    zh: '从 leave out 和 narrowed 可知选题过于“宽泛”（broad）。answer 可直接接宾语，respond、reply、react 都要加 to。narrow down 意为“缩小范围”。Compared with 是固定的过去分词结构。',
    en: '"Leave out" and "narrowed" show that the topic is too "broad". Only "answer" takes a direct object. "Compared with" is the fixed opening.',
    difficulty: 0,
    predictiveRate: 5_700,
  }),
  dropdownBlanks({
    number: 32,
    name: 'Meetings on Foot',
    text: 'Some managers have given up their conference rooms and discuss business while walking. The idea is hardly new, [for|despite|unless|whether] philosophers in Athens taught in the same way. Tests suggest that people on the move come up [with|to|against|for] more original ideas than people in chairs, an effect that [continues|contains|contributes|confines] for a while after they have sat down. Walking side by side also [reduces|produces|refuses|reuses] the tension that may arise when two people face each other across a table. For tasks that require exact figures, however, a desk is still hard to [beat|win|defend|gain].',
    translation:
      '有些经理放弃了会议室，边走边谈公事。这个主意并不新鲜，因为雅典的哲学家就是这样教学的。测试表明，走动的人比坐着的人更能想出新点子，而且坐下之后效果还会持续一阵。并肩而行也能减轻两人隔桌相对时可能产生的紧张。不过，需要精确数字的任务，还是书桌最好用。',
    zh: 'for 作连词表原因，引出雅典哲学家的例子。come up with 意为“想出”。reduce tension 是“减轻紧张”。hard to beat 意为“难以胜过”；beat 接对手，win 接比赛。',
    en: '"For" is a conjunction here and gives the reason. "Come up with" means to think of. One beats a rival but wins a game, so "hard to beat".',
    difficulty: 1,
  }),
  dropdownBlanks({
    number: 33,
    name: 'Small Loans and Big Lessons',
    text: 'Very small loans were designed for people whom ordinary banks would not [accept|except|expect|access] as customers. A woman who borrows enough to buy a sewing machine can start to earn, pay back the sum and borrow [again|more over|once|against]. Early reports were enthusiastic. Later studies, in which villages were chosen at [random|chance|luck|large scale], painted a more sober picture: incomes rose only slightly, [although|because|unless|so] families did cope better with sudden expenses. The lesson is not that such loans are [useless|used|of use|usable], but that a loan cannot replace roads, schools and customers.',
    translation:
      '微型贷款是为普通银行不愿接受的客户设计的。一位妇女借到足够买一台缝纫机的钱，就可以开始挣钱、还款、再借。早期报告充满热情。后来的研究随机选取村庄，得出的结论更冷静：收入只略有上升，不过家庭确实更能应付突发开支。教训不是说这类贷款没有用，而是贷款不能代替道路、学校和顾客。',
    zh: 'accept … as customers 表示“接受……为客户”。at random 意为“随机地”。收入增加不多与更能应付开支是让步关系，用 although。not that … but that … 中应是“并非无用”，选 useless。',
    en: '"Accept as" fits; "except" and "expect" look similar only. "At random" is fixed. "Not that they are useless, but that ..." keeps the balance of the last sentence.',
    difficulty: 1,
  }),
  dropdownBlanks({
    number: 34,
    name: 'Patents and Jokes',
    text: 'An inventor may protect an idea for twenty years, and a composer can forbid others to use a melody. Comedians have no such [rights|rites|writers|righteous], for a joke cannot be registered. One might expect theft to be [widespread|wide|widely|widen], but it is surprisingly uncommon. Those who steal are [excluded|exploded|expired|exceeded] by their colleagues: nobody will share a stage with them, and word gets [around|among|across to|beyond]. Scholars who have studied the trade conclude that a strong community can protect creative work [without|beside|unless|except] the help of the law, as long as its members know one another.',
    translation:
      '发明者可以保护一项创意二十年，作曲家可以禁止别人使用一段旋律。喜剧演员没有这样的权利，因为笑话不能注册。人们可能以为剽窃一定很普遍，但它出人意料地少见。偷笑话的人会被同行排斥：没人愿意和他同台，消息也很快传开。研究这一行的学者得出结论：只要成员彼此认识，一个紧密的群体无须法律帮助也能保护创作。',
    zh: 'rights 指“权利”，rites（仪式）同音易混。be 后作表语用形容词 widespread。be excluded by 意为“被排斥”。word gets around 表示“消息传开”。without the help of 意为“不靠……的帮助”。',
    en: '"Rights" and "rites" sound alike. After "to be" an adjective is needed: "widespread". "Word gets around" is idiomatic. The conclusion says that the law is not needed: "without".',
    difficulty: 1,
    predictiveRate: 3_900,
  }),
  dropdownBlanks({
    number: 35,
    name: 'The Sound of a Violin',
    text: 'Some violins made in Cremona three centuries ago are sold for millions, and their tone is [said|told|spoken|talked] to be beyond imitation. Varnish, wood and even the cold winters of the time have been [offered|suffered|differed|buffered] as explanations. To test the legend, researchers asked soloists to play old and new instruments in a dark room, wearing goggles so that they could not [recognise|organise|reorganise|apologise] them. [Given|Giving|Give|To give] the choice, most of them preferred a new one, and listeners in the hall agreed. The result has not lowered prices, for collectors do not pay for sound [alone|lonely|along|only of].',
    translation:
      '三百年前在克雷莫纳制作的一些小提琴能卖到几百万，据说其音色无法模仿。清漆、木材乃至当时寒冷的冬天都被当作解释提出过。为了检验这一传说，研究者请独奏家在昏暗的房间里戴上护目镜演奏新旧乐器，使他们认不出来。让他们选择时，多数人更喜欢新琴，厅里的听众也同意。这一结果并没有让价格下降，因为收藏家付钱买的不只是声音。',
    zh: 'be said to be 意为“据说”。offer as explanations 指“作为解释提出”。Given the choice 是过去分词短语，“如果让他们选”。alone 放在名词后表示“仅仅”，lonely 是“孤独的”。',
    en: '"Is said to be" reports an opinion. "Given the choice" is a fixed participle phrase. "Alone" after a noun means only.',
    difficulty: 1,
  }),
  dropdownBlanks({
    number: 36,
    name: 'Training for a Marathon',
    text: 'Beginners who prepare for their first marathon often believe that every run should hurt. Coaches recommend the [opposite|opponent|position|opposing]: about four fifths of the distance ought to be covered at a pace that [allows|lets|agrees|hopes] conversation. Slow running strengthens the heart and teaches the muscles to burn fat, [while|during|despite|whose] the joints are given time to adapt. The remaining fifth can be as hard as the runner [likes|is like|dislikes|alike]. Those who ignore this advice are fast for a month and then, all too often, spend the day of the race [watching|to watch|watch|watched] from the pavement.',
    translation:
      '为第一次马拉松做准备的新手常以为每次跑步都该难受。教练的建议恰恰相反：约五分之四的距离应以能聊天的速度完成。慢跑能增强心脏，教会肌肉燃烧脂肪，同时让关节有时间适应。剩下的五分之一，跑者想多猛都行。不听这一建议的人快上一个月，然后往往在比赛当天只能站在人行道上观看。',
    zh: 'the opposite 指“相反的做法”。allow 可直接接名词 conversation，let 后要接动词原形结构。while 引导并列的句子，during 只能接名词。spend time doing 是固定结构，用 watching。',
    en: '"Allow" takes a noun as its object. "While" joins two clauses; "during" is followed by a noun. "Spend the day" takes an -ing form.',
    difficulty: 0,
  }),
  dropdownBlanks({
    number: 37,
    name: 'When Machines Translate',
    text: 'Translation programs used to apply grammar rules and a dictionary, with results that were [unintentionally|unfortunate|intention|untidily of] funny. Modern systems learn from millions of sentences that people have already translated, and predict which words are likely to [follow|fold|fellow|allow]. For a hotel booking or a manual this is usually good [enough|quite|very|so]. Problems arise where meaning depends on what is not said. A polite refusal may be [rendered|surrendered|remained|rented] as an acceptance, and no warning appears, since the program is unaware of its own [errors|mirrors|eras|terrors]. The more fluent the output, the easier it is to trust it too much.',
    translation:
      '过去的翻译程序套用语法规则和词典，结果常常无意中很好笑。现代系统从人们译过的几百万个句子中学习，预测接下来可能出现哪些词。用于酒店预订或说明书，这通常就够好了。当意思取决于没有说出来的内容时，问题就出现了。一句客气的拒绝可能被译成接受，而且没有任何警告，因为程序察觉不到自己的错误。译文越流畅，人们就越容易过分相信它。',
    zh: 'unintentionally 是副词，修饰形容词 funny。good enough 中 enough 后置。render A as B 意为“把 A 译成 B”。程序不知道自己的 errors，所以没有警告，前后呼应。',
    en: 'An adverb is needed before "funny". "Enough" follows its adjective. "Render as" means to translate as. No warning appears because the program does not know its own "errors".',
    difficulty: 2,
    predictiveRate: 6_900,
  }),
  dropdownBlanks({
    number: 38,
    name: 'Hospital Gardens',
    text: 'In the 1980s a researcher compared patients who had undergone the [same|such|so|similarly] operation but lay on different sides of a hospital. Half of them looked out on trees, the others on a brick wall. Those with a view of trees needed [fewer|less of|little|least] painkillers and went home almost a day earlier. [Since|For|From|During] then many clinics have planted gardens, and their value is no longer measured in recovery times alone. Nurses who take their breaks outdoors [report|import|recover|repeat] less stress, and relatives find a place [where|which|that|what] they can talk without lowering their voices.',
    translation:
      '二十世纪八十年代，一位研究者比较了接受同样手术、但住在医院不同侧的病人。一半人窗外是树，另一半人窗外是砖墙。能看到树的病人需要的止痛药更少，出院早了将近一天。从那时起，许多医院建起了花园，其价值也不再只用康复时间来衡量。在户外休息的护士反映压力更小，家属也有了一个不必压低声音说话的地方。',
    zh: 'painkillers 可数，用 fewer。Since then 与现在完成时 have planted 搭配。report less stress 指“反映压力更小”。place 后的从句成分完整，只缺状语，用关系副词 where。',
    en: '"Painkillers" can be counted: "fewer". "Since then" goes with the present perfect. The clause after "a place" is complete, so it needs "where".',
    difficulty: 0,
  }),
  dropdownBlanks({
    number: 39,
    name: 'Lighthouses without Keepers',
    text: 'For two hundred years a keeper climbed the stairs of every lighthouse at dusk to light the lamp and wind the machinery that [turned|returned|toured|tuned] it. The work was lonely, and in storms a relief boat might be [delayed|late of|delaying|a delay] by weeks. Electric lamps and, later, radio control made keepers [unnecessary|uncertain|unnoticed|unlike]; the last British one left in 1998. Ships now find their way [by means|in spite|because|on account] of satellites, yet captains have asked for the lights to be kept. A signal from space can fail or be [disturbed|disgusted|dismissed from|displaced to], they argue, whereas a light on a rock cannot.',
    translation:
      '两百年间，每座灯塔的守塔人都在黄昏时爬上楼梯点灯，给转动灯的机械上弦。这份工作很孤独，遇到风暴，换班的船可能迟到好几周。电灯以及后来的无线电控制使守塔人不再必要；英国最后一位守塔人于 1998 年离开。如今船只靠卫星导航，但船长们要求保留灯光。他们认为，来自太空的信号可能中断或受干扰，而礁石上的灯不会。',
    zh: 'the machinery that turned it 指“使灯转动的机械”。might be delayed 为被动。make + 宾语 + 形容词 unnecessary。by means of 意为“借助”。信号“受干扰”用 be disturbed。',
    en: 'The machinery "turned" the lamp. A boat "is delayed" by a storm. Ships navigate "by means of" satellites, and a signal can be "disturbed".',
    difficulty: 1,
  }),
  dropdownBlanks({
    number: 40,
    name: 'The Art of the Tea Taster',
    text: 'A professional taster may try three hundred cups of tea in a morning. The leaves are weighed on a small balance and brewed for exactly the same time, so that differences can only be [due|because|thanks|reason] to the tea itself. Tasters draw the liquid from a spoon with a loud noise, which is not bad [manners|matters|manual|manner of] but a way of mixing it with air. They judge colour, strength and [freshness|fresh|freshly|refresh], and then decide which harvests to blend. A brand must taste the same year [after|in|with|under] year, [whereas|therefore|in spite of|due to] no two harvests are ever alike.',
    translation:
      '专业品茶师一个上午可能要尝三百杯茶。茶叶用小天平称量，冲泡时间完全相同，这样差异只可能来自茶本身。品茶师从勺子里大声吸入茶汤，这不是没有礼貌，而是让茶与空气混合的办法。他们判断颜色、浓度和新鲜度，再决定把哪几批茶拼配在一起。一个品牌必须年年味道相同，而没有两批收成是一样的。',
    zh: 'be due to 意为“由于”，because 和 thanks 不能放在 be 后这样用。bad manners 表示“没礼貌”，要用复数。freshness 与 colour、strength 并列，用名词。末句“品牌要一样”与“收成不一样”形成对照，用 whereas。',
    en: '"Be due to" is the only combination that fits. "Manners" in this sense is plural. The list needs a third noun: "freshness". The two halves of the last sentence contrast: "whereas".',
    difficulty: 1,
  }),
];
