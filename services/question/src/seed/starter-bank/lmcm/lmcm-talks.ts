import type { StarterQuestion } from '../starter-question.js';
import { listeningSeveralChoices } from './lmcm.js';

export const listeningSeveralChoicesQuestions: readonly StarterQuestion[] = [
  listeningSeveralChoices({
    number: 1,
    name: 'Designing a Questionnaire',
    question: 'What does the speaker recommend?',
    transcript:
      "Right, before you run off and print your questionnaires, a few words from somebody who has ruined quite a few of them. The most important thing is to try it out. Give it to five or six people, no more, and sit next to them while they fill it in. You'll be amazed at what they don't understand. Secondly, ask one thing at a time. If you write, do you find the library quiet and comfortable, what is somebody to answer who finds it quiet but freezing cold? And please put the boring questions, age, course, year of study, at the end. People are willing to answer those once they've got that far. As for length, students always think that more is better. It isn't. After about ten minutes people tick anything.",
    right: [
      'Test the questionnaire on a handful of people',
      'Ask about only one thing in each question',
      'Leave personal details until the end',
    ],
    wrong: [
      'Let people fill it in without being watched',
      'Use as many questions as possible',
      'Print it on paper of good quality',
    ],
    translation:
      '好，在你们跑去打印问卷之前，听听一个毁过不少问卷的人说几句。最重要的是先试一试。给五六个人就够了，在他们填写时坐在旁边，你会惊讶于他们有多少看不懂。第二，一次只问一件事。如果你写“你觉得图书馆安静舒适吗”，那么觉得安静但冷得要命的人该怎么回答？还有，请把无聊的问题，年龄、课程、年级，放在最后，人们做到那里时是愿意回答的。至于长度，学生总觉得越多越好，其实不然。大约十分钟后人们就乱勾了。',
    zh: "三条建议分别由 The most important thing、Secondly、And please 引出。“sit next to them” 与“不看着填”相反，“more is better. It isn't.” 否定了“越多越好”。",
    en: 'The three recommendations follow "the most important thing", "secondly" and "and please". The speaker sits next to the people and rejects the idea that more is better.',
    difficulty: 0,
    predictiveRate: 5_550,
  }),
  listeningSeveralChoices({
    number: 2,
    name: 'Sleep in Hospitals',
    question: 'Which reasons for poor sleep in hospitals are mentioned?',
    transcript:
      "When we asked patients what troubled them most, we expected them to say pain. In fact it came third. At the top of the list was noise, and not the noise of machines, which most people get used to, but of voices. A conversation in the corridor at two in the morning keeps a whole ward awake. In second place were interruptions. Somebody comes to take your temperature at five, simply because that's when the shift has time for it. Light, surprisingly, was hardly ever mentioned, and neither was the bed. What did we do? We moved all measurements that weren't urgent to after seven, and we put soft soles on the shoes of the night staff. It cost practically nothing, and the use of sleeping pills fell by a third.",
    right: ['People talking', 'Being woken for measurements', 'Pain'],
    wrong: ['The sound of machines', 'Bright light', 'Uncomfortable beds'],
    translation:
      '我们问病人最困扰他们的是什么，本以为他们会说疼痛，其实它排第三。排在首位的是噪声，不是大多数人能习惯的机器声，而是说话声。凌晨两点走廊里的一段谈话能让整个病房睡不着。第二位是打扰：有人五点来量体温，只因为那时值班人员有空。令人意外的是，几乎没人提到灯光，也没人提床。我们做了什么？把所有不急的测量移到七点以后，给夜班人员的鞋装上软底。几乎没花钱，安眠药的用量却下降了三分之一。',
    zh: '注意 “In fact it came third” 说明疼痛仍是第三个原因。噪声指 voices 而不是 machines；灯光和床 hardly ever mentioned。',
    en: 'Pain "came third", so it is one of the reasons. The noise was of voices, not of machines, and light and beds were hardly mentioned.',
    difficulty: 1,
  }),
  listeningSeveralChoices({
    number: 3,
    name: 'Why the Bridge Swayed',
    question: 'What is true of the footbridge in the talk?',
    transcript:
      "When the new footbridge was opened, nearly a hundred thousand people walked across on the first day, and it began to sway from side to side, so much that some of them held on to the railing. Two days later it was closed. Now, the engineers hadn't made a mistake in their calculations of strength. The bridge was never in danger of falling down. What they had overlooked is how people walk. We all push a little sideways with each step. Normally these pushes cancel one another out. But once a bridge moves even slightly, we adjust our steps to it in order to keep our balance, and so everybody ends up pushing at the same moment. The movement feeds itself. They installed dampers, rather like those in a car, and since it was opened again it has been perfectly steady.",
    right: [
      'Walkers unintentionally fell into step with its movement.',
      'It was fitted with devices that absorb movement.',
    ],
    wrong: [
      'It was too weak to carry so many people.',
      'It was damaged by strong wind.',
      'It has been closed ever since.',
    ],
    translation:
      '新人行桥开放的第一天有近十万人走过，桥开始左右摇晃，有些人不得不抓住栏杆。两天后桥被关闭。工程师在强度计算上并没有错，桥从未有倒塌的危险。他们忽略的是人怎样走路。我们每走一步都会略微向侧面推。通常这些推力互相抵消。但桥只要有一点晃动，我们就会为保持平衡而调整步伐，于是大家在同一时刻推，晃动自我加强。他们安装了类似汽车上的阻尼器，重新开放后桥一直很稳。',
    zh: '“we adjust our steps to it” 对应不自觉地同步，“installed dampers” 对应吸收晃动的装置。never in danger of falling down 排除强度不足；since it was opened again 排除一直关闭。',
    en: '"We adjust our steps to it" and "they installed dampers" are the clues. The bridge "was never in danger of falling down" and has been opened again.',
    difficulty: 1,
    predictiveRate: 4_250,
  }),
  listeningSeveralChoices({
    number: 4,
    name: 'Volunteering at the Festival',
    question: 'What do volunteers at the festival receive?',
    transcript:
      "Thanks for coming to the meeting, and it's lovely to see so many new faces. So, what do you get for three days of hard work in a muddy field? First the bad news. We can't pay you, and the organisers have decided that this year there won't be any T-shirts either, because last year half of them ended up in the bin. But you do get into all the concerts for nothing when you're not working, and you'll have a warm meal for every shift of six hours. We used to refund train tickets as well, but that became too expensive. What we can offer instead is a place in the staff camp, which has hot showers, believe me, by Sunday that's worth more than money. Oh, and if you need a reference for your studies, I'm happy to write one, but only a general one, as I can't possibly watch all of you.",
    right: ['Free entry to concerts', 'Meals during their shifts', 'A place to camp'],
    wrong: ['A T-shirt', 'The cost of their train journey', 'A small payment'],
    translation:
      '谢谢大家来开会，很高兴看到这么多新面孔。在泥泞的田里辛苦三天，你们能得到什么？先说坏消息。我们付不了钱，主办方还决定今年也没有 T 恤，因为去年一半都进了垃圾桶。但不值班的时候，所有演唱会你们都免费进，每六小时的班次有一顿热饭。过去我们还报销火车票，但太贵了。取而代之的是员工营地的一个位置，有热水淋浴，相信我，到周日那比钱还值钱。对了，如果学业需要推荐信，我很乐意写，但只能写得笼统，因为我不可能看着你们每个人。',
    zh: '先说没有的：pay、T-shirts、train tickets（used to 表示过去才有）。真正提供的是免费听演唱会、餐食和营地。But 和 instead 是转折信号。',
    en: 'Listen for what is denied: pay, T-shirts, and train tickets, which "used to" be refunded. "But" and "instead" introduce what they really get.',
    difficulty: 0,
  }),
  listeningSeveralChoices({
    number: 5,
    name: 'What Killed the Street Trees',
    question: 'What harmed the trees in the street, according to the speaker?',
    transcript:
      "The residents called us because six of the plane trees in their street had died within two years, and they were quite sure that it was the new mobile phone mast. Well, it wasn't. We dug a trench, and the first thing we noticed was that the soil was as hard as a road. Lorries had parked there while the houses were being renovated, and roots can't breathe in soil that's been pressed like that. Then we sent a sample to the laboratory, and it came back with a very high level of salt, from the pavement in winter. I'd expected some kind of fungus, too, as there's one going round, but we didn't find any. Lack of water wasn't to blame either, since both summers had been wet. So the new trees have been given a wooden edge that nobody can park on, and the street is now cleared with sand.",
    right: ['Heavy vehicles that pressed the soil together', 'Salt used on the pavement'],
    wrong: ['Radiation from a mast', 'An infection with a fungus', 'Two dry summers in a row'],
    translation:
      '居民打电话给我们，因为街上六棵悬铃木两年内死了，他们断定是新的手机基站害的。其实不是。我们挖了条沟，首先发现土硬得像路面。房屋翻修时卡车停在那里，被压成那样的土里根没法呼吸。接着我们送样本去化验，结果含盐量很高，来自冬天的人行道。我本以为还有某种真菌，因为最近流行一种，但没有找到。缺水也不是原因，两个夏天都多雨。所以新种的树围了木边，没人能停车，街道现在改用沙子防滑。',
    zh: "真正的原因由 the first thing we noticed 和 Then 引出：卡车压实土壤、盐分过高。基站 “it wasn't”，真菌 “didn't find any”，缺水 “wasn't to blame” 都被否定。",
    en: 'The causes follow "the first thing" and "then": pressed soil and salt. The mast, the fungus and dry weather are denied one after another.',
    difficulty: 2,
  }),
  listeningSeveralChoices({
    number: 6,
    name: 'Picking a Running Shoe',
    question: 'Which factors does the expert consider important when buying running shoes?',
    transcript:
      "I've sold running shoes for twenty years, and the question I hear most often is which brand is the best. I can't answer that, and I don't think it matters. What does matter is comfort in the first minute. If a shoe doesn't feel right at once, it never will. Forget the idea of breaking it in. Then there's the time of day. Come in the evening, because feet swell by up to half a size, and a shoe that fits in the morning may hurt at night. What about all those machines that film how your foot rolls? We have one, and people love it, but to be honest, studies haven't found that it prevents injuries. And the price? Above a certain level you mainly pay for weight, a few grams less, and that's only of interest if you race.",
    right: ['How comfortable they feel immediately', 'When during the day they are tried on'],
    wrong: ['The brand', 'A film of the movement of the feet', 'A high price'],
    translation:
      '我卖跑鞋二十年了，最常听到的问题是哪个牌子最好。我答不上来，也不觉得重要。真正重要的是第一分钟的舒适感。一双鞋如果不是马上感觉合适，就永远不会合适，别指望磨合。其次是时间。傍晚来，因为脚会胀大多达半码，早上合适的鞋晚上可能会疼。那些拍摄脚怎样滚动的机器呢？我们也有一台，大家很喜欢，但说实话，研究并没有发现它能预防受伤。价格呢？超过一定水平，你主要为重量付钱，轻几克而已，只有参加比赛才有意义。',
    zh: "“What does matter is comfort in the first minute” 与 “Then there's the time of day” 是两处正面信息。品牌、录像和价格都被说话人否定或弱化。",
    en: '"What does matter" and "then there\'s" introduce the two factors. Brand, film and price are all played down.',
    difficulty: 0,
    isExercise: true,
  }),
  listeningSeveralChoices({
    number: 7,
    name: 'Translating Picture Books',
    question: 'Which difficulties of translating picture books does the translator describe?',
    transcript:
      "People think that picture books must be easy, since there are only three hundred words in them. I need longer for one of those than for fifty pages of a novel. You see, the pictures are already there, and they don't change. If the author plays with the word bat, and the picture shows the animal, then I can't make it a cricket bat or anything else. Another thing is that these books are read aloud, often every evening for weeks, by tired parents. So a line that is hard to pronounce is simply a bad line, however correct it may be. Rhyme, oddly enough, doesn't worry me, I enjoy that. And children themselves are no problem. They accept strange foods and strange names without blinking. It's the adults who want everything explained.",
    right: ['The text has to match pictures that cannot be altered.', 'Sentences must be easy to read aloud.'],
    wrong: [
      'Rhymes are nearly impossible to translate.',
      'Children reject foreign names and foods.',
      'Publishers ask for more words than there are in the original.',
    ],
    translation:
      '人们以为图画书一定容易译，因为里面只有三百个词。译这样一本，我花的时间比译五十页小说还长。因为图已经在那里，不会变。如果作者玩 bat 一词的双关，而画的是动物，我就不能译成球棒或别的东西。另外，这些书是要朗读的，常常连续几周每晚由疲惫的父母来读。所以念起来拗口的句子就是坏句子，不管多么正确。奇怪的是，押韵我并不担心，我挺享受的。孩子本身也不是问题，奇怪的食物和名字他们眼都不眨就接受了，是大人才什么都要解释。',
    zh: "“the pictures are already there, and they don't change” 与 “these books are read aloud” 给出两个困难。Rhyme … doesn't worry me、children … are no problem 排除相应选项。",
    en: 'The pictures "don\'t change" and the books "are read aloud": these are the two difficulties. Rhyme does not worry her, and children are "no problem".',
    difficulty: 2,
    predictiveRate: 2_400,
  }),
  listeningSeveralChoices({
    number: 8,
    name: 'Bringing Back the Night Sky',
    question: 'What has the village done about its lights?',
    transcript:
      "Our village was the first in the county to be named a dark sky place, and visitors often imagine that we stumble about in pitch darkness. Not at all. Every lamp is still standing. What we've changed is where the light goes. We fitted shades, so that it falls on the pavement and not into the bedrooms, and we replaced the white bulbs with amber ones, which disturb insects much less. There was a proposal to switch everything off at midnight, but the nurses who come home late were against it, so that was dropped. Now the lamps are just dimmed after eleven, and they brighten up when somebody walks past. On a clear night you can see the Milky Way from the car park of the supermarket, and the electricity bill has been halved.",
    right: [
      'Covered lamps so that they shine downwards',
      'Changed the colour of the light',
      'Lowered the brightness late in the evening',
    ],
    wrong: ['Removed some of the lamps', 'Turned off all lights at midnight', 'Moved the lamps away from the bedrooms'],
    translation:
      '我们村是全县第一个获评“暗夜之地”的，游客常以为我们在一片漆黑中跌跌撞撞。完全不是。每盏灯都还立着。我们改变的是光的去向。装了灯罩，让光落在人行道上而不是照进卧室；把白灯泡换成琥珀色的，对昆虫干扰小得多。曾有人提议午夜全部关灯，但晚归的护士反对，于是作罢。现在路灯只是十一点后调暗，有人走过时再变亮。晴朗的夜里，在超市停车场就能看见银河，电费也减了一半。',
    zh: '三项措施：fitted shades、replaced the white bulbs with amber ones、dimmed after eleven。Every lamp is still standing 排除拆灯，that was dropped 排除午夜关灯。',
    en: 'The measures are shades, amber bulbs and dimming. "Every lamp is still standing" and "that was dropped" exclude two of the others.',
    difficulty: 1,
  }),
];
