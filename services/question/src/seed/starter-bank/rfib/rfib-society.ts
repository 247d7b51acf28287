import type { StarterQuestion } from '../starter-question.js';
import { dragBlanks } from './rfib.js';

export const dragSocietyQuestions: readonly StarterQuestion[] = [
  dragBlanks({
    number: 21,
    name: 'The Spacing of Revision',
    text: 'Ten hours of revision in one week are worth less than ten hours spread over a [month]. When we return to a subject after a pause, we have [forgotten] part of it, and the effort of bringing it back makes the memory [last]. Unfortunately this way of learning feels slow. Students who repeat a chapter five times in one evening are more [confident], yet a few weeks later they know less.',
    spare: ['learning of', 'slowly', 'minute'],
    translation:
      '一周内复习十小时，不如把十小时分散到一个月。隔一段时间再回到一门课时，我们已经忘了一部分，而重新想起来的努力会让记忆持久。可惜这种学习方法让人觉得慢。一个晚上把一章重复五遍的学生更有信心，但几周之后知道的反而更少。',
    zh: '与 one week 对照的是 a month。have 后接过去分词 forgotten。make the memory last 中 last 是动词原形，“持久”。more 后接形容词 confident，yet 引出相反的结果。',
    en: '"A month" contrasts with "one week". After "makes the memory" comes the bare verb "last". "Yet" sets weaker knowledge against the "confident" feeling.',
    difficulty: 0,
    predictiveRate: 8_250,
  }),
  dragBlanks({
    number: 22,
    name: 'The History of the Fork',
    text: 'When a princess from Constantinople brought a golden fork to Venice in the eleventh century, people were [shocked]. Fingers, they said, were good enough. For another five hundred years the fork was [regarded] as a strange luxury. It became common in Italy with the spread of pasta, which is [awkward] to eat by hand, and travellers then [carried] the habit northwards.',
    spare: ['easily', 'refusing', 'hungry for'],
    translation:
      '十一世纪，一位来自君士坦丁堡的公主把一把金叉带到威尼斯，人们大为震惊，说手指就够好了。此后五百年，叉子一直被视为奇怪的奢侈品。随着面食的传播，它在意大利普及开来，因为面条用手吃很不方便；后来旅行者又把这个习惯带到北方。',
    zh: 'people were shocked 与“手指就够好”呼应。be regarded as 为固定搭配。awkward to eat by hand 说明叉子为何普及，is 后需形容词，easily 是副词。carried … northwards 指“带到北方”。',
    en: '"Be regarded as" is fixed. After "is" an adjective is needed, and only "awkward" explains why the fork spread. A habit is "carried" to another place.',
    difficulty: 1,
  }),
  dragBlanks({
    number: 23,
    name: 'Why Airlines Overbook',
    text: 'Airlines sell more tickets than there are seats, because a few passengers always fail to [appear]. An empty seat cannot be sold after departure, so a model predicts how many people will stay away. If it is [mistaken], volunteers are offered money to take a later flight. The offer is [raised] step by step until enough travellers [agree], which is cheaper than flying half empty.',
    spare: ['shouting', 'landed', 'correct'],
    translation:
      '航空公司卖出的票比座位多，因为总有几位乘客不出现。空座起飞后就卖不掉了，所以用模型预测有多少人不来。如果预测有误，就出钱请自愿者改乘晚一班。报价一步步提高，直到有足够的旅客同意，这仍比半空着飞便宜。',
    zh: 'fail to appear 与后面的 stay away 同义。模型“错了”（mistaken）才要找人改签。The offer is raised 指“提高报价”，直到旅客 agree。correct 与语境相反。',
    en: '"Appear" is the opposite of "stay away". Money is offered only if the model is "mistaken". The offer is "raised" until people "agree".',
    difficulty: 1,
  }),
  dragBlanks({
    number: 24,
    name: 'Cycling in Copenhagen',
    text: 'Copenhagen was not always full of bicycles. In the 1960s its squares served as car parks, and cycling was in [decline]. Then the price of oil rose, and citizens demanded safer streets. Planners responded with raised lanes, separate traffic lights and a rule that snow is [cleared] from cycle tracks first. Today nearly half of all [journeys] to work are made by bike, mainly because it is [quick].',
    spare: ['slowly', 'drivers', 'fashion for'],
    translation:
      '哥本哈根并非一直满城自行车。二十世纪六十年代，广场被用作停车场，骑车日渐减少。后来油价上涨，市民要求更安全的街道。规划者修建了高出路面的车道、独立的信号灯，并规定下雪先清扫自行车道。如今将近一半的通勤靠自行车，主要是因为快。',
    zh: 'in decline 意为“在衰退”。snow is cleared from 指“清除积雪”。journeys are made 是固定搭配，drivers 不能 be made。it is 后用形容词 quick，slowly 是副词且意思相反。',
    en: '"In decline" is fixed. Snow is "cleared from" a track, and journeys are "made". After "is" we need the adjective "quick".',
    difficulty: 0,
  }),
  dragBlanks({
    number: 25,
    name: 'A Library of Seeds to Borrow',
    text: 'Some public libraries now lend seeds. Members take a packet in spring, grow the plants and bring back fresh seeds in autumn. In this way old [varieties] that shops no longer sell are kept alive, and over the years they [adapt] to the local soil. Not everyone remembers to return something, but librarians are [relaxed] about it: a single tomato yields enough to [cover] many losses.',
    spare: ['strictly', 'fines', 'removal'],
    translation:
      '有些公共图书馆如今外借种子。会员春天领一包，种出植物，秋天归还新的种子。这样，商店不再出售的老品种得以保存，多年后还会适应当地土壤。不是人人都记得归还，但馆员并不在意：一个番茄的种子就足以弥补许多损失。',
    zh: 'old varieties 指“老品种”。adapt to 是固定搭配。but 转折，馆员对不归还并不紧张：relaxed about it。cover losses 意为“弥补损失”。',
    en: '"Adapt to" and "cover losses" are collocations. "But" contrasts forgetful members with "relaxed" librarians.',
    difficulty: 1,
  }),
  dragBlanks({
    number: 26,
    name: 'Silent Films Were Never Silent',
    text: 'Early films had no recorded sound, but they were hardly ever shown in [silence]. A pianist in front of the screen followed the mood of each scene, and larger theatres [employed] a whole orchestra. In Japan a narrator stood beside the picture, spoke all the parts and was often more [famous] than the actors. When talking pictures arrived, thousands of musicians lost their [jobs].',
    spare: ['tickets', 'quietly', 'composed of'],
    translation:
      '早期电影没有录音，但几乎从不在寂静中放映。银幕前的钢琴师跟随每场戏的情绪演奏，大影院雇用整支乐队。在日本，一位解说员站在画面旁，为所有角色配音，往往比演员还有名。有声电影出现后，成千上万的乐师失去了工作。',
    zh: 'in silence 是固定搭配，in 后需名词，quietly 是副词。employed a whole orchestra 意为“雇用整支乐队”。more … than 之间用形容词 famous。lost their jobs 是结果。',
    en: '"In silence" needs a noun. Theatres "employed" musicians, who later lost their "jobs". "More ... than" encloses an adjective.',
    difficulty: 0,
  }),
  dragBlanks({
    number: 27,
    name: 'The Menu without Currency',
    text: "The way in which a menu is printed influences what we order. Guests spend more when prices appear [without] the sign of the currency, and when they are not arranged in a column that [invites] comparison. The most expensive dish is often not meant to be sold; beside it, the next one looks [reasonable]. Long descriptions work as well, since a dish from somebody's grandmother is expected to [taste] better.",
    spare: ['rational', 'forbidding', 'flavour of'],
    translation:
      '菜单的印法会影响我们点什么。价格不带货币符号，也不排成一列让人比较时，客人花得更多。最贵的菜往往并不是为了卖出去；有它在旁边，第二贵的看起来就很合理。长长的描述也有效，因为人们总觉得“奶奶的菜”会更好吃。',
    zh: 'without the sign 与“花得更多”相关。a column that invites comparison 中谓语用第三人称单数。价格“合理”用 reasonable，rational 指人理性。be expected to 后接动词原形 taste。',
    en: 'A price is "reasonable", a person "rational". "Invites comparison" is a collocation. "Expected to" is followed by a verb: "taste".',
    difficulty: 1,
    predictiveRate: 5_500,
  }),
  dragBlanks({
    number: 28,
    name: 'Learning to Ride Escalators',
    text: 'When the first escalator in London was opened in 1898, nervous passengers were given brandy at the top to help them [recover]. Later a man with a wooden leg was said to have been hired to ride up and down all day and [prove] that it was safe. Today the only [debate] is whether people should walk on the left or simply stand on both [sides].',
    spare: ['ends of', 'accidents of', 'hurried'],
    translation:
      '1898 年伦敦第一部自动扶梯启用时，紧张的乘客到了顶上会得到一杯白兰地压惊。据说后来还雇了一位装木腿的男子整天上上下下，以证明它是安全的。今天唯一的争论是：人们应该在左边走动，还是干脆两边都站着。',
    zh: 'help them recover 指“缓过神来”。to ride … and prove 并列不定式。debate 后由 whether 引出争论的内容。stand on both sides 与 on the left 对照。',
    en: 'A "debate" is followed by "whether". "Prove" is parallel to "ride". "Both sides" contrasts with "on the left".',
    difficulty: 1,
  }),
  dragBlanks({
    number: 29,
    name: 'The Umbrella Was for Sunshine',
    text: 'For most of its history the umbrella gave protection from the sun and was a sign of [rank]. In Europe it was considered suitable only for ladies until, around 1750, Jonas Hanway began to carry one through the rain of London. Coachmen shouted at him, since a dry pedestrian does not [hire] a coach. He [ignored] them for thirty years, and by the time of his death the umbrella had become [respectable].',
    spare: ['shamefully', 'employs', 'obey'],
    translation:
      '在历史上大部分时间里，伞用来遮阳，是地位的标志。在欧洲，人们认为它只适合女士，直到 1750 年前后，乔纳斯·汉韦开始在伦敦的雨中打伞。马车夫冲他叫骂，因为不挨淋的行人不会雇马车。他三十年里对他们置之不理，到他去世时，伞已经变得体面了。',
    zh: 'a sign of rank 意为“地位的象征”。does not 后接动词原形 hire（雇车）。He ignored them 与 shouted at him 相对。had become 后接形容词 respectable。',
    en: '"A sign of rank" means a sign of status. After "does not" comes the bare verb "hire". He "ignored" the shouting, and "become" is followed by an adjective.',
    difficulty: 2,
  }),
  dragBlanks({
    number: 30,
    name: 'Names for Storms',
    text: 'Storms used to be identified by their position, which led to [confusion] when two of them occurred at once. Short names are easier to remember and to [mention] in a broadcast. The lists are prepared years in [advance], alternate between male and female names and are used again after a few years. If a storm has been particularly [destructive], its name is never used again.',
    spare: ['gentle', 'clearly', 'later on'],
    translation:
      '过去用位置来标识风暴，两个同时出现时就会混淆。短名字更容易记住，也更便于在广播中提及。名单提前几年拟好，男女名字交替，几年后重复使用。如果某个风暴破坏力特别大，它的名字就不再使用。',
    zh: 'lead to confusion 是固定搭配。to mention in a broadcast 与 to remember 并列。in advance 意为“提前”。名字退役的原因是风暴 destructive，gentle 意思相反。',
    en: '"Lead to confusion" and "in advance" are fixed. Names are retired when a storm was "destructive", not gentle.',
    difficulty: 0,
  }),
];
