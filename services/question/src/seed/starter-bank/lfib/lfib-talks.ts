import type { StarterQuestion } from '../starter-question.js';
import { typedBlanks } from './lfib.js';

export const typedBlanksQuestions: readonly StarterQuestion[] = [
  typedBlanks({
    number: 1,
    name: 'The First Photograph',
    talk: 'The oldest photograph that still exists was taken from an upstairs [window] in France in the summer of eighteen twenty-six. It shows roofs and a tree, but they are hard to make out, because the [exposure] lasted at least eight hours. During that time the sun moved across the sky and lit both [sides] of the buildings. The inventor had used a metal plate coated with [asphalt], which hardens in the light. For more than fifty years the picture was believed to be lost, until it was [discovered] in a trunk.',
    translation:
      '现存最古老的照片于 1826 年夏天从法国一栋房子楼上的窗户拍摄。画面上有屋顶和一棵树，但很难看清，因为曝光至少持续了八小时。在这段时间里，太阳划过天空，照亮了建筑物的两面。发明者用的是涂有沥青的金属板，沥青遇光会变硬。五十多年里人们以为这幅照片已经遗失，直到在一只箱子里发现了它。',
    zh: '第二空由 lasted at least eight hours 推知与“曝光”有关，拼写注意 exposure。both 后接复数 sides。was 后用过去分词 discovered。',
    en: '"Lasted at least eight hours" points to "exposure". "Both" needs the plural "sides", and "was" needs a participle: "discovered".',
    difficulty: 1,
    predictiveRate: 5_000,
  }),
  typedBlanks({
    number: 2,
    name: 'Elevator Music',
    talk: 'Background music was not invented to please [customers] but to make factory workers faster. In the nineteen forties a company sent it by telephone wire in [blocks] of fifteen minutes, each a little livelier than the last, and followed by a quarter of an hour of [silence]. The idea was to fight the [tiredness] that sets in before lunch. Whether it really raised [production] was never proved, but shops soon noticed that slow tunes make people stay [longer].',
    translation:
      '背景音乐最初不是为了取悦顾客，而是为了让工厂工人干得更快。二十世纪四十年代，一家公司通过电话线传送音乐，每段十五分钟，一段比一段轻快，随后是一刻钟的安静。想法是对抗午饭前出现的疲倦。它是否真的提高了产量从未得到证明，但商店很快注意到，慢曲子能让人停留更久。',
    zh: '注意名词复数 customers、blocks。followed by 后面接名词 silence。句末 stay 后接副词比较级 longer。听写时先记首字母，播放后再补全拼写。',
    en: 'Mind the plurals "customers" and "blocks". After "followed by" comes a noun, after "stay" the comparative "longer". Write initials first and complete the words afterwards.',
    difficulty: 1,
  }),
  typedBlanks({
    number: 3,
    name: 'A Bakery Changes Hands',
    talk: 'When the old baker retired, nobody wanted to take over his shop, and the [neighbours|neighbors] feared that they would have to buy their bread in the next town. Then a young woman who had [studied] chemistry moved in. She kept his recipes but changed the [colour|color] of the front from grey to green, and she opens at four in the [afternoon] instead of at dawn. People collect their loaves on the way home from work, and hardly anything is [wasted].',
    translation:
      '老面包师退休时，没有人愿意接手他的店，邻居们担心以后得去邻镇买面包。后来一位学过化学的年轻女子搬了进来。她保留了他的配方，但把店面从灰色改成绿色，而且不在清晨而在下午四点开门。人们下班回家的路上取面包，几乎没有浪费。',
    zh: 'neighbours 与 colour 英美拼写都算对。had 后用过去分词 studied，is 后用过去分词 wasted。at four in the afternoon 是固定时间表达。',
    en: 'British and American spellings of "neighbours" and "colour" both count. "Had" and "is" are followed by participles: "studied" and "wasted".',
    difficulty: 0,
  }),
  typedBlanks({
    number: 4,
    name: 'Mountain Huts',
    talk: 'The huts of the Alps were built as simple [shelters] for climbers, and in most of them there is still no shower. Guests sleep side by side in large rooms and are asked to bring a thin sleeping bag of their own. Food arrives by [helicopter] or on the back of a mule, which [explains] why a bottle of water costs as much as a meal in the [valley]. In return the guardian, who knows every [path] by heart, gives advice free of charge.',
    translation:
      '阿尔卑斯山的小屋最初是给登山者的简易避难所，大多数至今没有淋浴。客人在大房间里并排睡，需要自带薄睡袋。食物由直升机或骡子运上来，这就解释了为什么一瓶水的价钱和山谷里的一顿饭一样。作为回报，熟知每条小径的看守人免费提供建议。',
    zh: 'helicopter、valley 是拼写重点。which explains 中 which 指前面整句，动词用第三人称单数。every 后接单数 path。',
    en: 'Check the spelling of "helicopter" and "valley". "Which" refers to the whole clause and takes "explains"; "every" is followed by the singular "path".',
    difficulty: 0,
    isExercise: true,
  }),
  typedBlanks({
    number: 5,
    name: 'Insects on the Windscreen',
    talk: 'Older drivers remember that after a summer journey the [windscreen] had to be scraped clean of insects. Scientists were sceptical of such stories, as memory is not [evidence]. In Denmark, however, one of them drove the same [route] every summer for twenty years and counted the dead insects. Over that [period] the number fell by more than three quarters. He made sure that neither the car nor the speed was to [blame].',
    translation:
      '年长的司机记得，夏天开车旅行后，挡风玻璃上的昆虫得刮干净。科学家对这类说法持怀疑态度，因为记忆不是证据。然而在丹麦，他们中的一位二十年里每年夏天都开同一条路线，并数撞死的昆虫。这段时间里，数量下降了四分之三以上。他确认了原因既不在车，也不在速度。',
    zh: 'windscreen 是“挡风玻璃”（美式英语为 windshield，但录音里说的是前者）。evidence 不可数，不加 s。route 读音可为 /ruːt/。be to blame 是固定搭配，意为“该受责备、是原因”。',
    en: '"Evidence" is uncountable. "Route" is often pronounced like "root". "Be to blame" is a fixed phrase.',
    difficulty: 1,
    predictiveRate: 4_700,
  }),
  typedBlanks({
    number: 6,
    name: 'Advice for Speakers',
    talk: 'If you have to give a speech, do not begin with an [apology]. Nobody has noticed yet that your throat is dry. Look for three friendly faces in the [audience], one on the left, one in the middle and one on the right, and talk to these [alternately]. Pauses feel endless to the person who makes them, but they give everyone else a [chance] to think. And when you have said what you wanted to say, [finish].',
    translation:
      '如果要演讲，不要以道歉开头。还没有人注意到你口干。在听众中找三张友善的脸，左边一张，中间一张，右边一张，轮流对着他们说。停顿对讲话的人来说似乎没完没了，但它给其他人思考的机会。想说的说完了，就结束。',
    zh: 'an 提示元音开头的 apology。audience 拼写注意 au。alternately 意为“轮流地”，不要写成 alternatively。最后一空是祈使句，用动词原形 finish。',
    en: '"An" announces a vowel: "apology". "Alternately" means by turns and must not be confused with "alternatively". The last blank is an imperative.',
    difficulty: 2,
  }),
  typedBlanks({
    number: 7,
    name: 'The Library of Smells',
    talk: 'In Versailles there is a collection of more than four thousand perfumes, eight hundred of which are no longer [sold]. Most were rebuilt from old [recipes], the earliest from the first century. The bottles are kept in the dark at twelve degrees, under a layer of gas that keeps out [oxygen]. [Visitors] may smell a perfume that Napoleon used on his island, and many say that it is surprisingly [fresh]. The curators do not only preserve the past; young perfumers come to study how taste has [changed].',
    translation:
      '凡尔赛有一处收藏，有四千多种香水，其中八百种已不再出售。大多数是根据古老配方复原的，最早的来自公元一世纪。瓶子存放在十二度的黑暗中，上面充一层气体隔绝氧气。参观者可以闻到拿破仑在岛上用过的香水，许多人说它出人意料地清新。馆长们不只保存过去；年轻的调香师也来研究口味如何变化。',
    zh: 'no longer sold 用过去分词。oxygen 的 y 易写错。surprisingly 后接形容词 fresh。has 后用 changed。Visitors 在句首，大小写不影响得分。',
    en: 'Participles follow "are" and "has": "sold", "changed". Mind the y in "oxygen". Capitals do not matter in this task.',
    difficulty: 1,
  }),
  typedBlanks({
    number: 8,
    name: 'Rules of the Allotment',
    talk: 'New members of the garden club receive a key, a watering can and a list of [rules]. At least a third of the plot must be used for [vegetables], and fences may be no higher than a metre. Sheds are [permitted], but nobody may live in them. Machines have to rest on Sundays, when only the [scissors] of the neighbours can be heard. Whoever does not [harvest] for a whole summer must hand the plot to the next person on the waiting list, which is said to be five years long.',
    translation:
      '园艺俱乐部的新会员会拿到一把钥匙、一个洒水壶和一张规则表。地块至少三分之一要种蔬菜，围栏不得高于一米。允许搭棚子，但不许住人。周日机器必须休息，那时只听得见邻居的剪刀声。整个夏天都没有收获的人，必须把地块交给等候名单上的下一位，据说名单已经排到五年以后。',
    zh: 'vegetables 中间的 e 不发音，容易漏写。scissors 恒为复数，注意 sc 和双 s。does not 后接动词原形 harvest。',
    en: 'The second e of "vegetables" is not heard. "Scissors" is always plural and has a silent c. "Does not" is followed by the bare verb "harvest".',
    difficulty: 2,
    predictiveRate: 3_850,
  }),
];
