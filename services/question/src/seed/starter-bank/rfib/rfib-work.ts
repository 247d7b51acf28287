import type { StarterQuestion } from '../starter-question.js';
import { dragBlanks } from './rfib.js';

export const dragWorkQuestions: readonly StarterQuestion[] = [
  dragBlanks({
    number: 31,
    name: 'The Two-Minute Rule',
    text: 'Small tasks that are put off tend to [pile] up until they look like a mountain. One simple piece of advice is to do at once whatever can be finished in two minutes, since writing it on a list takes almost as [long]. The rule has a weakness: it may become an [excuse] for avoiding a difficult task. It is best applied [between] larger pieces of work.',
    spare: ['throw', 'reasonable', 'shortly'],
    translation:
      '被拖延的小事往往越堆越多，直到看起来像一座山。一条简单的建议是：两分钟能做完的事立刻做，因为写进清单花的时间也差不多。这条规则有个弱点：它可能成为逃避困难任务的借口。最好在两项较大的工作之间使用。',
    zh: 'pile up 意为“堆积”，与 mountain 呼应。as long 指“一样久”。an excuse for avoiding 是“逃避的借口”，an 提示元音开头。between 后接复数名词 pieces。',
    en: '"Pile up" goes with "mountain". The article "an" and "for avoiding" point to "excuse". "Between" is followed by a plural.',
    difficulty: 0,
  }),
  dragBlanks({
    number: 32,
    name: 'Rice Terraces',
    text: 'The rice terraces of Luzon climb the mountains like a giant staircase. Built without machines some centuries ago, they are [fed] by streams from the forest above. If the forest were cut, the streams would dry up and the walls would [crack], so the villagers guard both. The greatest danger today is of another kind: young people [leave] for the cities, and nobody [repairs] the stones.',
    spare: ['eaten', 'welcome', 'arrives'],
    translation:
      '吕宋的水稻梯田像巨大的楼梯一样爬上山坡。它们在几百年前不用机器建成，由上方森林的溪流供水。如果森林被砍，溪流会干涸，石墙会开裂，所以村民两样都守护。今天最大的危险是另一种：年轻人去了城市，没有人修补石头。',
    zh: 'be fed by streams 指“由溪流供水”。would crack 与 dry up 并列，表示墙会开裂。leave for 意为“动身去”。nobody 作主语，谓语用单数 repairs。',
    en: 'Terraces are "fed" by water. "Leave for" means to go to. "Nobody" takes a singular verb: "repairs".',
    difficulty: 1,
  }),
  dragBlanks({
    number: 33,
    name: 'Tuning an Orchestra',
    text: 'Before a concert the orchestra tunes to a single note, which is [given] by the oboe. The instrument has a clear, [steady] tone that cuts through the noise, and its pitch can hardly be altered by the player. Two hundred years ago every town had a note of its own, so that singers who [travelled] could suffer badly. Not until 1939 was one standard widely [accepted].',
    spare: ['unsure', 'heard of', 'louder'],
    translation:
      '音乐会开始前，乐团按双簧管给出的一个音调音。这种乐器音色清晰稳定，能穿透嘈杂，而且演奏者几乎无法改变它的音高。两百年前每个城镇都有自己的标准音，四处演出的歌手因此吃尽苦头。直到 1939 年，统一标准才得到广泛接受。',
    zh: 'be given by 为被动。steady 与“音高几乎不变”呼应。singers who travelled 才会遇到各地不同的音。Not until 引起倒装，was … accepted 是被动语态。',
    en: '"Steady" agrees with a pitch that can hardly be altered. Only singers who "travelled" met different notes. "Not until" causes inversion: "was one standard accepted".',
    difficulty: 1,
  }),
  dragBlanks({
    number: 34,
    name: 'Wool against the Cold',
    text: 'Wool keeps us warm because each fibre is curly and holds a great deal of air. It has another property that cotton [lacks]: it can take in a third of its weight in moisture without feeling [damp]. As it does so, it even gives off a little heat. For mountaineers this may be more important than lightness, since a wet shirt in the wind is a serious [risk].',
    spare: ['lacking', 'dryness', 'safely'],
    translation:
      '羊毛能保暖，是因为每根纤维都卷曲，存住大量空气。它还有棉花所缺少的一种特性：吸收自重三分之一的水分也不觉得潮。吸湿的同时它甚至会放出一点热量。对登山者来说这也许比轻便更重要，因为风中湿透的衬衫是严重的危险。',
    zh: 'another property that cotton lacks 说明棉花没有这一特性。feel 后接形容词 damp，与 moisture 呼应。a serious 后接名词 risk，safely 是副词。',
    en: 'The property is one that cotton "lacks". "Feeling" is followed by an adjective: "damp". After "a serious" a noun is needed.',
    difficulty: 0,
    isExercise: true,
  }),
  dragBlanks({
    number: 35,
    name: 'Sleep before an Exam',
    text: 'Staying up all night before an exam is a bad [bargain]. The extra hours add a few facts, but a tired brain finds it hard to [retrieve] them, and careless mistakes become more [frequent]. Researchers who followed first-year students found that those with a [regular] bedtime had better marks, even when the total number of hours was the same.',
    spare: ['wisely', 'delayed by', 'lose out'],
    translation:
      '考前熬通宵是笔不划算的买卖。多出来的几小时能添几个知识点，但疲惫的大脑很难把它们提取出来，粗心错误也会更频繁。研究者跟踪大一学生后发现，就寝时间规律的学生成绩更好，即使睡眠总时数相同。',
    zh: 'a bad bargain 指“不划算的买卖”。retrieve them 意为“（从记忆中）提取”。become more frequent 用形容词。总时数相同，差别就在作息是否 regular。',
    en: '"A bad bargain" means a poor exchange. The brain must "retrieve" facts. The total hours are equal, so the difference lies in a "regular" bedtime.',
    difficulty: 2,
    predictiveRate: 6_650,
  }),
  dragBlanks({
    number: 36,
    name: 'Lost Luggage Tags',
    text: 'For decades suitcases were lost because a paper tag had torn or could not be [read]. Many airports now use tags with a tiny radio chip that reports each suitcase as it [passes] a gate. Staff can see at once if it is on the [wrong] belt. Where the chips are used, the number of bags that go [missing] has fallen by a quarter.',
    spare: ['shopping', 'wrongly', 'written'],
    translation:
      '几十年来，行李丢失是因为纸质标签撕破或读不出来。现在许多机场使用带微型无线芯片的标签，行李每经过一道门就会报告位置。工作人员马上就能看出它是否上错了传送带。使用芯片的地方，丢失的行李数量下降了四分之一。',
    zh: 'could not be read 指“读不出来”。as it passes a gate 用第三人称单数。wrong belt 才需要工作人员注意。go missing 意为“丢失”，go shopping 是干扰项。',
    en: '"Go missing" is the phrase for being lost. Before the noun "belt" an adjective is needed: "wrong". Tags are "read" by machines.',
    difficulty: 0,
  }),
  dragBlanks({
    number: 37,
    name: 'The Paper Cup Problem',
    text: 'A paper cup for coffee is not made of paper alone. A thin film of plastic [lines] the inside, because otherwise the hot drink would soak through. Ordinary mills cannot [separate] the two materials, so most cups are burnt. A discount for customers who bring their own cup has had little effect; a small [charge] for each paper cup, on the other hand, proved far more [effective].',
    spare: ['prize', 'joining', 'expensively'],
    translation:
      '咖啡纸杯并不只是纸做的。内壁衬着一层塑料薄膜，否则热饮会渗透出来。普通造纸厂无法把两种材料分开，所以大多数杯子被烧掉。给自带杯子的顾客打折收效甚微；相反，对每个纸杯收一小笔费用则有效得多。',
    zh: 'line 作动词，意为“给……加内衬”。无法 separate 两种材料才只好烧掉。charge 与 discount 相对，on the other hand 提示对比。proved 后接形容词 effective。',
    en: '"Line" is a verb here: to cover the inside. "On the other hand" contrasts a discount with a "charge". "Proved" is followed by an adjective.',
    difficulty: 2,
  }),
  dragBlanks({
    number: 38,
    name: 'Braille and the Night Code',
    text: 'The alphabet that blind people read with their fingers began as a military idea. An officer had designed a code of raised dots so that orders could be read in the [dark]. Soldiers found it too complicated, but a boy of fifteen, Louis Braille, saw its [potential]. He cut the number of dots from twelve to six, so that one fingertip could [feel] a whole sign without [moving].',
    spare: ['seeing to', 'darkly', 'enemy'],
    translation:
      '盲人用手指阅读的字母表最初是个军事构想。一位军官设计了一套凸点密码，使命令可以在黑暗中阅读。士兵嫌它太复杂，但十五岁的男孩路易·布莱叶看到了它的潜力。他把点数从十二个减到六个，这样一个指尖不用移动就能摸出整个符号。',
    zh: 'in the dark 是固定搭配，也与标题“夜间密码”呼应。saw its potential 意为“看出它的潜力”。指尖用 feel。without 后用动名词 moving。',
    en: '"In the dark" is fixed and explains why dots were raised. "But" introduces a boy who saw its "potential". "Without" is followed by an -ing form.',
    difficulty: 1,
  }),
  dragBlanks({
    number: 39,
    name: 'Why Old Books Smell',
    text: 'Lovers of old books often praise their smell, which chemists can now [analyse] without harming a page. Paper slowly breaks down and releases hundreds of substances, among them one that is [similar] to vanilla. The mixture tells conservators how fast a volume is [ageing] and which books in a large collection need help most [urgently].',
    spare: ['identically', 'younger', 'writer'],
    translation:
      '爱旧书的人常称赞它们的气味，如今化学家不损伤一页纸就能分析这种气味。纸张慢慢分解，释放出数百种物质，其中一种类似香草。这种混合物告诉修复师一册书老化得多快，以及大量藏书中哪些最急需抢救。',
    zh: 'can 后接动词原形 analyse。be similar to 是固定搭配。is ageing 为进行时，指“在老化”。most urgently 用副词修饰 need help。',
    en: '"Can" is followed by a verb. "Similar to" is fixed. "Urgently" is the adverb that modifies "need help".',
    difficulty: 1,
  }),
  dragBlanks({
    number: 40,
    name: 'Starting a Student Magazine',
    text: 'A student magazine seldom fails for lack of ideas; it fails because nobody keeps an eye on the [calendar]. Experienced editors fix the date of printing first and count backwards, allowing a week for corrections and two for [delays]. They also [insist] that each article has a second reader, because after ten hours with a text its author can no longer [spot] the mistakes in it.',
    spare: ['weather', 'hides', 'agreeing'],
    translation:
      '学生杂志很少因为缺少点子而失败，失败是因为没有人盯着日程。有经验的编辑先定下付印日期，再倒着推算，留一周改错，留两周应付拖延。他们还坚持每篇文章要有第二个人读，因为对着一篇稿子十个小时后，作者自己已经看不出其中的错误。',
    zh: 'date、count backwards 提示第一空是 calendar。two for delays 指“留两周给拖延”。insist that 后接从句。can no longer spot 后接动词原形，意为“发现（错误）”。',
    en: '"Date" and "count backwards" point to "calendar". "Insist that" takes a clause. "Spot the mistakes" means to notice them.',
    difficulty: 0,
    predictiveRate: 3_300,
  }),
];
