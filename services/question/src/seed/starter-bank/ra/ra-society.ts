import type { StarterQuestion } from '../starter-question.js';
import { readAloud } from './ra.js';

export const readAloudSocietyQuestions: readonly StarterQuestion[] = [
  readAloud({
    number: 27,
    name: 'The First Encyclopedias',
    text: 'Early encyclopedias were arranged by subject, because readers were expected to study them from beginning to end. The alphabetical order that we now take for granted seemed careless to many scholars, since it separated ideas that belong together. It won in the end because it made searching so much faster.',
    translation:
      '早期的百科全书按学科编排，因为人们认为读者会从头读到尾。如今习以为常的字母顺序，在许多学者看来曾十分草率，因为它把本应相连的观念拆散了。它最终胜出，是因为检索起来快得多。',
    zh: 'encyclopedias 六个音节，重音在 pe 上。take for granted 是固定搭配，一口气读完。',
    en: '"Encyclopedias" has its main stress on "pe". "Take for granted" is a fixed phrase: say it without a break.',
    difficulty: 2,
  }),
  readAloud({
    number: 28,
    name: 'Standing in Line',
    text: 'Psychologists have found that people mind waiting less when they know how long it will last. An empty minute feels longer than a busy one, which is why hotels put mirrors beside slow lifts. Above all, customers want the line to be fair, and they become angry when someone slips in ahead.',
    translation:
      '心理学家发现，如果人们知道要等多久，就不那么介意等待。无事可做的一分钟比忙碌的一分钟显得更长，所以酒店会在慢吞吞的电梯旁装上镜子。最重要的是，顾客希望队伍公平，有人插队时他们会生气。',
    zh: 'Psychologists 的 p 不发音。which is why 引出解释，前面停顿。Above all 后短停，强调下文。',
    en: 'The p of "psychologists" is silent. Pause before "which is why" and after "above all", which points to the main idea.',
    difficulty: 0,
    predictiveRate: 5_870,
  }),
  readAloud({
    number: 29,
    name: 'The Shape of Early Cities',
    text: 'The earliest cities grew beside rivers, where grain was plentiful and boats could carry it. Surplus food freed some people from farming, so that they could become potters, priests or builders. Writing itself may have begun as bookkeeping, with simple marks in clay recording sacks of barley.',
    translation:
      '最早的城市在河边发展起来，那里粮食充足，船只可以运输。剩余的粮食让一部分人从农耕中解放出来，成为陶工、祭司或建造者。文字本身或许就起源于记账，人们用泥板上的简单记号登记一袋袋大麦。',
    zh: 'Surplus 重音在第一音节。potters, priests or builders 用升—升—降调。bookkeeping 是一个词，重音在 book。',
    en: '"Surplus" is stressed on the first syllable. Read "potters, priests or builders" with rise, rise, fall. "Bookkeeping" has its stress on "book".',
    difficulty: 1,
  }),
  readAloud({
    number: 30,
    name: 'Music and Running',
    text: 'Athletes who listen to music often feel that exercise takes less effort. A steady beat helps them to keep a regular pace, and a favourite song draws attention away from tired muscles. During very hard training, however, the effect fades, because the signals from the body can no longer be ignored.',
    translation:
      '听音乐的运动员常觉得锻炼没那么费力。稳定的节拍帮助他们保持均匀的步速，喜爱的歌曲则让注意力从疲惫的肌肉上移开。然而在高强度训练中，这种效果会消退，因为身体发出的信号已无法忽视。',
    zh: 'muscles 的 c 不发音。however 前后停顿。can no longer be ignored 是被动，重音在 no longer 与 ignored。',
    en: 'The c of "muscles" is silent. Set "however" off with pauses, and stress "no longer" and "ignored" at the end.',
    difficulty: 0,
    isExercise: true,
  }),
  readAloud({
    number: 31,
    name: 'Why Prices End in Nine',
    text: 'Shops rarely charge a round sum, because a price just below it seems noticeably lower. We read from left to right, and the first digit leaves the strongest impression. Luxury brands often do the opposite: a plain round figure suggests confidence and quality rather than a bargain.',
    translation:
      '商店很少定整数价格，因为略低于整数的价格看上去明显便宜。我们从左往右读，第一个数字留下的印象最深。奢侈品品牌往往反其道而行：一个干脆的整数暗示自信与品质，而不是便宜货。',
    zh: '冒号处停顿，引出反例。luxury 读 /ˈlʌkʃəri/。rather than a bargain 用降调收束，重音在 bargain。',
    en: 'Pause at the colon, which opens the opposite case. "Luxury" begins LUK-sh. Let your voice fall on "bargain".',
    difficulty: 0,
  }),
  readAloud({
    number: 32,
    name: 'A Short History of Zero',
    text: 'For centuries people counted, traded and built without a sign for nothing. Mathematicians in India were among the first to treat zero as a number in its own right, with rules for adding and multiplying it. Without that apparently simple step, neither modern science nor the computer would have been possible.',
    translation:
      '几个世纪里，人们计数、贸易、建造，却没有一个表示“无”的符号。印度的数学家最早把零当作一个独立的数，并为它制定加法和乘法规则。没有这看似简单的一步，就不会有现代科学，也不会有计算机。',
    zh: 'in its own right 是固定短语。neither … nor … 两项都要重读。Mathematicians 重音在 ti 上。',
    en: '"In its own right" is a fixed phrase. Stress both items after "neither" and "nor". "Mathematicians" has its stress on "ti".',
    difficulty: 2,
    predictiveRate: 8_640,
  }),
  readAloud({
    number: 33,
    name: 'The Value of Boredom',
    text: 'Boredom is unpleasant, but it is not useless. When nothing around us holds our interest, the mind begins to wander and connects memories in unexpected ways. In one study, volunteers who had copied a long list of telephone numbers later produced more original ideas than a group that had skipped the task.',
    translation:
      '无聊令人不快，但并非毫无用处。当周围没有什么能吸引我们时，思绪开始漫游，以意想不到的方式把记忆连接起来。在一项研究中，抄写过一长串电话号码的志愿者，后来想出的点子比没有做这项任务的一组更有新意。',
    zh: 'wander（漫游）读 /ˈwɒndə/，不要读成 wonder。最后一句很长，在 numbers 之后换气。',
    en: 'Do not let "wander" sound like "wonder". The last sentence is long: breathe after "numbers".',
    difficulty: 1,
  }),
  readAloud({
    number: 34,
    name: 'Translating a Joke',
    text: 'Of all the texts that translators face, jokes are perhaps the hardest. A pun depends on two meanings that happen to share a sound, and that accident seldom exists in another language. Good translators therefore give up the exact words and search for something that makes the new audience laugh.',
    translation:
      '在译者面对的所有文本中，笑话或许最难翻译。双关语依赖于恰好同音的两个意思，而这种巧合很少存在于另一种语言中。因此，好的译者会放弃原词，转而寻找能让新听众发笑的表达。',
    zh: 'pun 短元音 /pʌn/，不同于 pan。seldom exists 含否定意义，seldom 重读。audience 的首音节读 /ɔː/。',
    en: '"Pun" has the vowel of "cup". "Seldom" carries the negative meaning, so give it stress.',
    difficulty: 1,
  }),
  readAloud({
    number: 35,
    name: 'Designing a Quiet Classroom',
    text: "In a noisy classroom children must work hard simply to hear. Bare walls and high ceilings reflect every sound, so the teacher's words arrive blurred. Soft panels and carpets are cheap compared with new computers, and in several schools they have raised reading scores as well as lowering stress.",
    translation:
      '在嘈杂的教室里，孩子仅仅为了听清就要很费力。光秃的墙壁和高高的天花板反射每一个声音，老师的话传到耳边已经模糊。与新电脑相比，软质吸音板和地毯很便宜，在几所学校里，它们不仅降低了压力，也提高了阅读成绩。',
    zh: 'ceilings 读 /ˈsiːlɪŋz/。blurred 词尾 /d/ 轻触即可，但不能丢。as well as 弱读。',
    en: '"Ceilings" starts with an s sound. Touch the final d of "blurred" lightly but do not lose it. Reduce "as well as".',
    difficulty: 1,
    predictiveRate: 5_260,
  }),
  readAloud({
    number: 36,
    name: 'The Smell of Memory',
    text: "A smell can bring back a childhood kitchen more vividly than any photograph. The reason is partly anatomical: signals from the nose reach the brain's emotional centre almost directly, while sights and sounds take a longer route. Memories that return in this way tend to be old and unusually rich in feeling.",
    translation:
      '一种气味唤起童年厨房的记忆，比任何照片都更鲜活。部分原因在于人体结构：来自鼻子的信号几乎直达大脑的情感中枢，而视觉和听觉信号要走更长的路线。以这种方式回来的记忆往往久远，而且情感格外丰富。',
    zh: 'vividly 中两个 v 都要咬唇，不要读成 w。route 英式读 /ruːt/，美式也可读 /raʊt/。anatomical 重音在 tom。',
    en: 'Touch your lip for both v sounds in "vividly". "Route" may rhyme with "boot" or "out". Stress "tom" in "anatomical".',
    difficulty: 2,
  }),
  readAloud({
    number: 37,
    name: 'Repair Instead of Replace',
    text: 'Once a month, neighbours bring broken toasters, bicycles and chairs to a hall where skilled volunteers repair them without charge. The owners are asked to stay and watch, since the purpose is to teach as well as to mend. Around two thirds of the objects leave in working order.',
    translation:
      '每月一次，邻居们把坏掉的烤面包机、自行车和椅子带到一个大厅，由熟练的志愿者免费修理。主人被要求留下来观看，因为目的不仅是修好，也是教会大家。大约三分之二的物品离开时都能正常使用。',
    zh: 'neighbours 的 gh 不发音。without charge 表示“免费”，作为一个意群。two thirds 的 th 要清晰。',
    en: 'The gh of "neighbours" is silent. "Without charge" is one unit. Make the th of "thirds" clear.',
    difficulty: 0,
  }),
  readAloud({
    number: 38,
    name: 'Spices and Sea Routes',
    text: 'In medieval Europe pepper was so costly that it could be used to pay rent. Each trader on the long journey from Asia added a profit, and nobody at the end knew where the spice had grown. The wish to avoid these middlemen sent sailors in search of a new route by sea.',
    translation:
      '在中世纪的欧洲，胡椒昂贵到可以用来付租金。从亚洲出发的漫长路途上，每个商人都加一份利润，而终点的人谁也不知道香料长在哪里。为了绕开这些中间商，水手们出海寻找新的航路。',
    zh: 'medieval 重音在 e：/ˌmediˈiːvl/。so costly that 结构，that 前不停过久。in search of 连读。',
    en: '"Medieval" has its stress on the third syllable. Keep "so costly that" together, and link "in search of".',
    difficulty: 1,
    isExercise: true,
  }),
  readAloud({
    number: 39,
    name: 'Robots in the Warehouse',
    text: 'In a modern warehouse the shelves come to the worker. Low robots slide beneath them, lift them a few centimetres, and carry them along the shortest free path. Humans still do the picking, because a hand can judge at a glance how to hold a soft toy or a glass bowl.',
    translation:
      '在现代仓库里，货架会自己来到工人面前。低矮的机器人滑到货架下方，抬起几厘米，沿最短的空闲路线运走。拣货仍由人完成，因为人的手一眼就能判断该怎样拿一个毛绒玩具或一只玻璃碗。',
    zh: '首句重音在 shelves 与 worker。slide、lift、carry 三个动作平行。at a glance 连读，glance 元音英美不同，保持一致。',
    en: 'Stress "shelves" and "worker" in the first sentence. The three verbs "slide", "lift" and "carry" are parallel. Link "at a glance".',
    difficulty: 0,
  }),
  readAloud({
    number: 40,
    name: 'The Art of the Pause',
    text: 'Experienced speakers are not afraid of silence. A pause before an important word makes listeners expect it, and a pause afterwards gives them time to think. Beginners, by contrast, fill every gap with sound, although two seconds that seem endless on the stage pass almost unnoticed in the hall.',
    translation:
      '有经验的演讲者不怕沉默。重要的词之前停一停，会让听众产生期待；之后停一停，则给他们思考的时间。相反，新手会用声音填满每个空隙，尽管台上仿佛没有尽头的两秒，在台下几乎无人察觉。',
    zh: '内容即方法：在 silence 后真的停一下。by contrast 作插入语，两侧停顿。unnoticed 中 un 与 no 之间 n 音延长。',
    en: 'Do what the text says: really pause after "silence". Set off "by contrast" on both sides, and hold the double n in "unnoticed".',
    difficulty: 1,
    predictiveRate: 6_770,
  }),
];
