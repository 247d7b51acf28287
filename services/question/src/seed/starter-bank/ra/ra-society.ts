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
    name: 'Drawing the Underground',
    text: 'Early maps of underground railways showed every curve of the tracks, and passengers found them hard to read. In the nineteen thirties a draughtsman replaced the curves with straight lines and spaced the stations evenly. The result was wrong about distances but right about what travellers need, and it has been copied all over the world.',
    translation:
      '早期的地铁图画出轨道的每一个弯，乘客觉得很难看懂。二十世纪三十年代，一位制图员用直线取代了曲线，并让车站均匀排列。结果距离是错的，但对乘客的需要而言却是对的，此后被世界各地效仿。',
    zh: 'draughtsman 读 /ˈdrɑːftsmən/，gh 读 /f/。wrong about … but right about … 对比结构，重音在 wrong 与 right。',
    en: 'The gh of "draughtsman" sounds like f. Stress "wrong" and "right", the two halves of the contrast.',
    difficulty: 2,
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
    name: 'Sharing a Risk',
    text: 'Insurance began with ships. A merchant who sent one vessel across the sea might lose everything in a storm, but a hundred merchants could each pay a small sum and cover the loss of a few. The idea works only as long as nobody can know beforehand whose ship will sink.',
    translation:
      '保险起源于航船。一个商人派一艘船出海，可能在一场风暴中失去一切；但一百个商人每人付一小笔钱，就能补偿其中少数人的损失。只有在谁也无法预知哪条船会沉没时，这个办法才行得通。',
    zh: 'Insurance 重音在第二音节。a hundred merchants 与前面的 one vessel 形成对比。only as long as 表条件，连读。',
    en: '"Insurance" is stressed on its second syllable. Contrast "one vessel" with "a hundred merchants", and link "only as long as".',
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
    name: 'Juggling and the Brain',
    text: 'For a long time the adult brain was thought to be fixed. Then researchers taught volunteers to juggle and examined them before and after three months of practice. An area that deals with movement had grown measurably, and it shrank again when the training stopped. Skills, it seems, are kept only by use.',
    translation:
      '长期以来，人们认为成年人的大脑是固定不变的。后来，研究人员教志愿者玩抛接球，并在三个月练习的前后对他们进行检查。处理运动的一个脑区有了可测量的增大，而训练停止后又缩小了。看来，技能只有使用才能保持。',
    zh: 'was thought to be fixed 被动结构，thought 元音要长。juggle 读 /ˈdʒʌɡl/。it seems 作插入语，前后各停一下。',
    en: 'Give "thought" its long vowel. "Juggle" has the vowel of "cup". Set "it seems" off with two short pauses.',
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
    name: 'Masks on the Ancient Stage',
    text: 'Actors in ancient Greece wore large masks with open mouths. A mask could be recognised from the highest row of the theatre, and it allowed one man to play a king, a messenger and an old woman within an hour. It hid the face completely, so the audience had to read the voice and the body.',
    translation:
      '古希腊的演员戴着张口的大面具。从剧场最高一排也能认出面具，它还让一个人在一小时内先后扮演国王、信使和老妇。面具完全遮住了脸，所以观众必须从声音和身体中读出情感。',
    zh: 'ancient 读 /ˈeɪnʃənt/。a king, a messenger and an old woman 用升—升—降调。an old 连读。',
    en: 'Read the list "a king, a messenger and an old woman" with rise, rise, fall, and link "an old".',
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
