import type { StarterQuestion } from '../starter-question.js';
import { missingWord } from './smw.js';

export const missingWordQuestions: readonly StarterQuestion[] = [
  missingWord({
    number: 1,
    name: 'The Wrong Parcel',
    topic: 'A parcel that did not arrive',
    heard:
      "My sister had sent me a birthday parcel, and after two weeks it still hadn't come. The post office couldn't find it, and I was beginning to think that somebody had stolen it. Then an old lady rang at the door. She lives two streets away, in a house with the same number as ours. The parcel had been standing in her hall all the time, because she thought it was for her son. So nothing had been stolen at all. My sister had simply written",
    right: 'the wrong address',
    wrong: ['a longer letter', 'the correct date', 'a birthday card'],
    translation:
      '姐姐给我寄了生日包裹，两周后还没到。邮局找不到，我开始以为有人偷了。后来一位老太太来按门铃。她住在两条街外，门牌号和我们一样。包裹一直放在她家门厅里，因为她以为是给她儿子的。所以根本没有什么被偷，只是姐姐写错了地址。',
    zh: '线索是 “the same number as ours” 和 “two streets away”：门牌相同、街道不同，说明地址写错。simply 表示原因很简单。',
    en: 'The same house number two streets away shows what was wrong with the label: the address.',
    difficulty: 0,
    predictiveRate: 5_200,
  }),
  missingWord({
    number: 2,
    name: 'Flying Less for Science',
    topic: 'How researchers travel to conferences',
    heard:
      "Climate researchers fly a great deal, and some of them have begun to find that embarrassing. One group calculated that its yearly meeting in California caused as much carbon dioxide as a small town does in a week. Holding everything online isn't a perfect answer, since the best conversations take place over coffee. So they've tried a mixture. There are now three meeting places on three continents, connected by video, and everybody travels to the nearest one by",
    right: 'train',
    wrong: ['plane', 'telephone', 'heart'],
    translation:
      '气候研究者坐飞机很多，有些人开始觉得难为情。一个团队算出，他们在加州的年会造成的二氧化碳相当于一个小镇一周的排放。全部放到网上也不是完美的办法，因为最好的谈话是喝咖啡时进行的。于是他们试了混合方式：现在三大洲有三个会场，用视频连接，每个人坐火车去最近的一个。',
    zh: '全文目的是减少飞行，去 the nearest one 自然是坐 train。plane 与主题相反，by heart 和 by telephone 虽是搭配但与 travels 不合。',
    en: 'The aim is to fly less, so people travel to the nearest place by train. "By heart" and "by telephone" exist as phrases, but one cannot travel that way.',
    difficulty: 0,
  }),
  missingWord({
    number: 3,
    name: 'Why Shops Hide the Clock',
    topic: 'The design of department stores',
    heard:
      "Walk through any large department store and look for two things, a clock and a window. You'll hardly find either. The reason is the same in both cases. A clock reminds us of the bus that we wanted to catch, and a window shows that it's getting dark. Without them we lose our sense of how long we've been inside. Designers have known for decades that customers who forget the time tend to spend",
    right: 'more money',
    wrong: ['less time', 'the night there', 'their holidays abroad'],
    translation:
      '走进任何一家大百货公司，找两样东西：钟和窗。你几乎都找不到。两者的原因相同。钟让我们想起要赶的公交车，窗户显示天快黑了。没有它们，我们就失去了在里面待了多久的感觉。设计师几十年前就知道，忘了时间的顾客往往会花更多的钱。',
    zh: '商店隐藏钟和窗是为了让顾客停留更久，从而 spend more money。less time 与“忘记时间”矛盾。',
    en: 'A shop gains if customers stay, so they spend more money. "Less time" would contradict losing the sense of time.',
    difficulty: 0,
  }),
  missingWord({
    number: 4,
    name: 'A Doctor Who Listens',
    topic: 'Conversations between doctors and patients',
    heard:
      "When researchers recorded visits to the doctor, they found that patients were interrupted, on average, after eleven seconds. Doctors defend themselves by saying that if they let everybody talk, they'd never get home. So a group in Basel tried it. They said nothing until the patient had finished. Some people talked for ten seconds, a few for five minutes, but the average was only a minute and a half. In other words, listening takes far less time than doctors",
    right: 'are afraid of',
    wrong: ['have recovered from', 'ask their patients for', 'are interrupted by'],
    translation:
      '研究者录下看病过程，发现病人平均十一秒后就被打断。医生辩解说，如果让每个人都说完，他们就永远回不了家。于是巴塞尔的一个小组试了试，在病人说完之前一言不发。有人说了十秒，少数人说了五分钟，但平均只有一分半钟。换句话说，倾听花的时间比医生所担心的少得多。',
    zh: '医生担心“永远回不了家”，实验证明平均只要一分半，因此是“比医生所担心的少得多”。In other words 提示总结上文。',
    en: 'Doctors fear that they would never get home; the experiment shows a minute and a half. "In other words" asks for a summary: less than they are afraid of.',
    difficulty: 2,
    predictiveRate: 2_950,
  }),
  missingWord({
    number: 5,
    name: 'Turning Down the Heating',
    topic: 'Saving energy at home',
    heard:
      "If you ask people what they do to save energy, most of them say that they switch off the light when they leave a room. There's nothing wrong with that, but modern lamps need so little that it hardly shows on the bill. What does show is hot water and, above all, heating. Turning it down by a single degree saves as much in a week as the lamps would use in several months. So if you'd like to do something useful this winter, forget about the lamps for a moment and put on",
    right: 'a warm jumper',
    wrong: ['another light', 'the radio', 'some hot water'],
    translation:
      '问人们怎么节能，多数人说离开房间时关灯。这没有错，但现代灯具耗电极少，账单上几乎看不出来。看得出来的是热水，尤其是取暖。把温度调低一度，一周省下的就相当于灯几个月用的。所以，今年冬天如果想做点有用的事，先别管灯，穿上一件暖和的毛衣吧。',
    zh: '建议调低暖气，自然要“穿上毛衣”。put on 可与 radio、light 搭配，但与节省取暖无关，是同词干扰。',
    en: 'If the heating is turned down, one needs warm clothes. "Put on" also goes with a light or a radio, but these have nothing to do with heating.',
    difficulty: 1,
  }),
  missingWord({
    number: 6,
    name: 'Seeds and Birds',
    topic: 'How plants spread to islands',
    heard:
      "How does a plant reach an island that is a thousand kilometres away from any coast? Darwin suspected the sea, and kept seeds in salt water for weeks to see whether they would still grow. Many did, but most of them sank. Today we think that birds are more important. Seeds stick to their feet in the mud of a lake, or they're eaten on the mainland with a berry and, two days later, land on the island in the most natural way. So wherever a bird can fly, sooner or later there will be",
    right: 'plants as well',
    wrong: ['more salt water', 'no more lakes', 'bigger birds'],
    translation:
      '植物怎样到达离海岸一千公里的岛屿？达尔文猜是海，把种子在盐水里泡几周，看还能不能生长。许多能，但大多沉了下去。今天我们认为鸟更重要。种子在湖边泥里粘在鸟脚上，或在大陆上随浆果被吃下，两天后以最自然的方式落到岛上。所以凡是鸟能飞到的地方，迟早也会有植物。',
    zh: '开头的问题是植物如何到岛上，答案是靠鸟。结尾 So wherever a bird can fly 的结论应回到 plants。',
    en: 'The talk begins with the question how plants reach islands, and birds are the answer. The conclusion must return to plants.',
    difficulty: 1,
    isExercise: true,
  }),
  missingWord({
    number: 7,
    name: 'The Value of a Second Opinion',
    topic: 'How groups judge better than individuals',
    heard:
      "At a country fair over a century ago, visitors could guess the weight of an ox. A scientist collected the cards afterwards, nearly eight hundred of them, because he wanted to show how foolish a crowd is. Hardly anybody had been right. But when he worked out the average of all the guesses, it was less than one percent away from the true weight. The trick works only as long as people don't talk to each other beforehand. Once they do, they all make",
    right: 'the same mistake',
    wrong: ['a better guess', 'a lot of friends', 'their own cards'],
    translation:
      '一百多年前的一个乡村集市上，游客可以猜一头牛的重量。一位科学家事后收集了近八百张卡片，想证明群众多么愚蠢。几乎没有人猜对。但他算出所有猜测的平均数，与真实重量相差不到百分之一。这一招只有在人们事先不互相交谈时才管用。一旦交谈，他们就都犯同样的错误。',
    zh: "works only as long as people don't talk 说明交谈有害，所以结果是 the same mistake。a better guess 与逻辑相反。",
    en: 'The trick works only without talking, so talking must do harm: all make the same mistake. "A better guess" reverses the logic.',
    difficulty: 2,
  }),
  missingWord({
    number: 8,
    name: 'A Walk on the Sea Bed',
    topic: 'Guided walks at low tide',
    heard:
      "Twice a day the sea off our coast withdraws so far that you can walk to the islands on foot, about ten kilometres across mud and sand. It's wonderful, with seals and thousands of birds, but please don't try it by yourselves. The water doesn't come back in a line, as most people imagine. It fills the deep channels behind you first, and while you're still taking pictures of the birds in front, your way home has already been",
    right: 'cut off',
    wrong: ['dried up', 'marked out', 'paid for'],
    translation:
      '我们海岸外的海水每天两次退得很远，可以步行到岛上，约十公里的泥滩和沙地。美极了，有海豹和成千上万的鸟，但请不要独自尝试。海水并不像多数人想象的那样成一条线涨回来。它先灌满你身后的深沟，你还在拍前面的鸟时，回家的路已经被切断了。',
    zh: 'It fills the deep channels behind you first 说明退路被水隔断，be cut off 意为“被切断”。警告语气也排除其他选项。',
    en: 'Water fills the channels behind the walker, so the way home is "cut off". The warning tone excludes the other choices.',
    difficulty: 1,
    predictiveRate: 4_400,
  }),
];
