import type { StarterQuestion } from '../starter-question.js';
import { academicSummary } from '../text-summary.js';

export const academicSummarySocietyQuestions: readonly StarterQuestion[] = [
  academicSummary({
    number: 5,
    name: 'How Shipping Containers Shrank the World',
    passage: [
      'Before nineteen fifty-six, loading a ship was slow, dangerous work. Sacks, barrels and boxes of every shape were carried aboard by hand, and a vessel often spent more time in the harbour than at sea. Goods were damaged, and not a few disappeared. The cost of moving cargo between the lorry and the ship could exceed that of the voyage itself.',
      'The answer was almost disappointingly plain: a steel box of a standard size. A container could be filled at the factory, locked, lifted by crane from lorry to ship to train, and opened only by the customer. At first harbours and railways resisted, since every firm had its own measurements and nobody wished to pay for new cranes. Once the size had been agreed, in the course of the nineteen sixties, the cost of loading a tonne fell to a small fraction of what it had been.',
      'The consequences reached far beyond the docks. Factories no longer had to be near their customers, and parts could be made wherever wages were lowest. Cities with narrow old harbours lost thousands of jobs, while unknown ports with deep water and plenty of land grew into giants. Economists have estimated that the simple box did more for world trade than all trade agreements of the following decades taken together.',
    ],
    points: [
      { text: 'loading used to be slow and expensive', w: 2, any: ['slow', 'costly', 'expensive'] },
      { text: 'the standard container cut costs', w: 3, any: ['container', 'steel box'] },
      { text: 'agreement on size was needed', w: 1, any: ['standard', 'agree'] },
      { text: 'production moved, ports rose and fell', w: 2, any: ['ports', 'harbour', 'factor', 'production'] },
      { text: 'world trade grew', w: 2, any: ['trade'] },
    ],
    sample:
      'The standard steel container replaced slow and costly loading by hand, and once its measurements had been settled, it transformed world trade by allowing factories to move far from their customers and by shifting business from old ports to new ones.',
    translation:
      '1956 年以前，给船装货是缓慢而危险的工作。各种形状的麻袋、木桶和箱子靠人手搬上船，一艘船待在港口的时间往往比在海上还长。货物会受损，还有不少不翼而飞。在卡车和船之间搬运货物的费用，可能超过航程本身的费用。解决办法简单得几乎令人失望：一只标准尺寸的钢箱。集装箱可以在工厂装满、上锁，由起重机从卡车吊到船上，再吊到火车上，直到客户手中才打开。起初港口和铁路都加以抵制，因为每家公司都有自己的尺寸，谁也不愿为新起重机掏钱。二十世纪六十年代尺寸统一之后，装一吨货的成本降到了原来的一小部分。影响远远超出码头。工厂不必再靠近客户，零件可以在工资最低的地方生产。港口老旧狭窄的城市失去了成千上万个工作岗位，而水深地广的无名港口则成长为巨头。经济学家估计，这只简单的箱子对世界贸易的推动，超过随后几十年所有贸易协定的总和。',
    zh: '过去（慢、贵）—发明（标准箱）—影响（工厂外迁、港口兴衰、贸易增长）。用 replaced … , and once … , it transformed … 一句写完。',
    en: 'Past, invention, consequences: one clause for each. Dates and sacks are details; "standard" is not, for it made the change possible.',
    difficulty: 1,
    predictiveRate: 6_080,
  }),
  academicSummary({
    number: 6,
    name: 'Why Museums Hide Their Treasures',
    passage: [
      'A visitor who has walked for hours through the galleries of a great museum may believe that he or she has seen most of the collection. In truth, the largest institutions show less than five percent of what they own. The rest lies in drawers and cellars, or in guarded stores at the edge of the city, and critics ask with increasing impatience why objects that belong to the public are kept out of its sight.',
      'Curators offer several reasons. Space is limited, and a gallery crowded with five hundred similar pots would tire rather than teach. Drawings, textiles and feathers suffer from light and can be shown only for short periods. Many pieces were collected for study in the first place: a botanist needs thousands of dried plants, although hardly anyone would pay to look at them.',
      'Even so, the mood is changing. Some museums have opened their stores, where visitors walk between the shelves and order an object to be brought to a table, much as they would order a book in a library. Others lend pieces to schools, hospitals and small towns, or photograph everything and publish the images without charge. None of this removes the need for storage, but it recognises that a hidden collection can still be shared.',
    ],
    points: [
      {
        text: 'museums show only a small part of their collections',
        w: 2,
        any: ['fraction', 'five percent', 'small part', 'display'],
      },
      { text: 'reasons: space, fragile objects, study', w: 3, any: ['space', 'fragile', 'light', 'research', 'study'] },
      { text: 'critics demand access', w: 1, any: ['critic', 'public'] },
      {
        text: 'new ways: open stores, loans, images',
        w: 3,
        any: ['open stor', 'opening', 'lend', 'loan', 'image', 'photograph'],
      },
    ],
    sample:
      'Museums display only a fraction of what they own because space is short, fragile items must be protected and many pieces serve research, but in response to critics they increasingly share the remainder through open stores, loans and free images.',
    translation:
      '在一座大博物馆的展厅里走了几个小时的参观者，也许会以为自己已经看过了大部分藏品。事实上，最大的机构展出的还不到所拥有藏品的百分之五。其余的放在抽屉和地下室里，或放在城市边缘有人看守的库房中，批评者越来越不耐烦地追问：属于公众的物品为什么不让公众看到？策展人给出了几个理由。空间有限，而且一间挤满五百只相似罐子的展厅只会让人疲倦，而不会让人学到东西。素描、织物和羽毛怕光，只能短期展出。许多藏品当初就是为研究而收集的：植物学家需要成千上万份干燥的植物标本，尽管几乎没有人愿意花钱去看。即便如此，风气正在改变。有些博物馆开放了库房，参观者可以在架子之间行走，把某件物品调到桌上来看，很像在图书馆里借书。还有的把藏品借给学校、医院和小镇，或者把所有藏品拍成照片免费公布。这些都不能取消库房的必要性，但它承认：藏起来的东西仍然可以分享。',
    zh: '现象（展出不足百分之五）—三条理由—新的共享方式。because 后并列三项，but 转入变化，注意平行结构。',
    en: 'State the fact, give three parallel reasons after "because", and turn with "but" to the new ways of sharing.',
    difficulty: 1,
  }),
  academicSummary({
    number: 7,
    name: 'The Hidden Cost of Interruptions',
    passage: [
      'In an ordinary office, people are interrupted about every eleven minutes. A message arrives, a colleague has a brief question, or the worker simply decides to check the news. Each pause is short, and most employees feel that they handle them well; many are even proud of doing several things at once. Research on attention tells a different story.',
      'When we turn from one task to another, part of the mind stays behind. Psychologists call this attention residue: the unfinished business continues to occupy us, so that we read more slowly and make more mistakes. In observations of office staff, it took more than twenty minutes on average until an interrupted task was taken up again, since people usually dealt with two other matters on the way. They made up for lost time by working faster, at the price of noticeably greater stress.',
      'Not every interruption is harmful. A chat can solve a problem in seconds, and for routine work a break may be refreshing. What helps is control over the moment. Companies that agreed on two quiet hours each morning, during which no meeting could be held and no answer expected, reported that complicated work was finished sooner. Employees there also reported that they went home less tired, although the total hours of work had not changed.',
    ],
    points: [
      { text: 'interruptions are frequent in offices', w: 2, any: ['interrupt'] },
      { text: 'attention stays with the old task', w: 2, any: ['attention', 'mind', 'concentrat'] },
      { text: 'slower work, mistakes, stress', w: 2, any: ['mistake', 'error', 'stress'] },
      {
        text: 'not all interruptions are harmful',
        w: 1,
        any: ['not all', 'not every', 'some breaks', 'some interruptions'],
      },
      { text: 'quiet hours help', w: 3, any: ['quiet'] },
    ],
    sample:
      'Frequent interruptions at work leave part of our attention on the previous task, causing errors, delay and stress, and although some breaks are useful, firms that introduced agreed quiet hours found that demanding work was completed earlier by less exhausted staff.',
    translation:
      '在普通的办公室里，人们大约每十一分钟就会被打断一次：来了一条消息，同事有个简短的问题，或者自己决定看一眼新闻。每次停顿都很短，多数员工觉得自己处理得很好；许多人甚至为能同时做几件事而自豪。关于注意力的研究却讲了另一个故事。当我们从一项任务转向另一项时，一部分心思还留在原处。心理学家称之为“注意残留”：没做完的事继续占据着我们，使我们读得更慢、错得更多。对办公室职员的观察显示，一项被打断的任务平均要过二十多分钟才会被重新拾起，因为人们中途通常又处理了另外两件事。他们靠加快速度来弥补失去的时间，代价是明显更大的压力。并非每一次打断都有害。聊几句可能几秒钟就解决了问题，做例行工作时休息一下也能提神。有帮助的是对时机的掌控。有些公司约定每天上午有两个小时的安静时间，期间不开会，也不指望谁回复，它们反映复杂的工作完成得更快了。那里的员工也说，回家时没那么累了，虽然总工时并没有变。',
    zh: '主线：打断→注意残留→慢、错、压力→安静时段有效。第三段让步（并非都有害）用 although 一带而过。',
    en: 'Follow cause, mechanism, effect and remedy; the concession of the third paragraph needs no more than an "although" clause.',
    difficulty: 0,
    isExercise: true,
  }),
  academicSummary({
    number: 8,
    name: 'Teaching Children to Argue',
    passage: [
      'Parents and teachers often treat argument as something to be prevented. A growing number of educators, however, believe that schools should teach it. In their lessons pupils learn to state a claim, to support it with evidence, and to answer an objection without attacking the person who raised it. The subject may be as light as whether a hot dog is a sandwich, because the aim is skill and not victory.',
      'Studies of such programmes report encouraging results. Children of eleven and twelve who debated in pairs for two years wrote essays with more reasons and, more strikingly, with far more attention to the opposite view than classmates who had spent the same hours on ordinary lessons. The gains appeared in topics that they had never discussed. Teachers added that quarrels in the playground were settled more calmly, although this was harder to measure.',
      'There are limits. Some shy children suffer in front of an audience, and a debate in which a side is simply assigned can teach young people to defend whatever brings applause. Experienced teachers therefore begin with written dialogues, let pupils change sides halfway through, and ask at the end which argument of the other team was the strongest. Taught in this way, arguing turns into a form of listening.',
    ],
    points: [
      { text: 'schools should teach argument', w: 2, any: ['argu', 'debat'] },
      { text: 'pupils use evidence and answer objections', w: 1, any: ['evidence', 'objection', 'reason'] },
      {
        text: 'benefits: better essays, attention to other views',
        w: 3,
        any: ['essay', 'writing', 'opposing', 'opposite', 'other view'],
      },
      { text: 'risks: shy children, empty applause', w: 2, any: ['shy', 'applause', 'risk'] },
      { text: 'methods: written dialogue, changing sides', w: 2, any: ['written', 'changing side', 'switching side'] },
    ],
    sample:
      'Teaching pupils to argue with evidence improves their writing and their grasp of opposing views, and the risks for shy children or of merely seeking applause can be reduced by written dialogues, by switching sides and by acknowledging the strongest point of the other team.',
    translation:
      '家长和老师常常把争论当作应该避免的事。然而，越来越多的教育者认为学校应该教争论。在他们的课上，学生学习提出观点、用证据支持观点，并在不攻击提出者的情况下回应反对意见。题目可以轻松到“热狗算不算三明治”，因为目的是技能，而不是取胜。对这类课程的研究报告了令人鼓舞的结果。十一二岁的孩子结对辩论两年之后，与花同样时间上普通课的同学相比，作文里的理由更多，更引人注目的是，对相反观点的关注也多得多。这些进步出现在他们从未讨论过的话题上。老师们补充说，操场上的争吵也解决得更平和了，尽管这一点较难衡量。也有局限。一些害羞的孩子在观众面前很难受，而简单指定立场的辩论可能教会年轻人为任何能赢得掌声的东西辩护。因此，有经验的老师从书面对话开始，让学生中途交换立场，并在最后问对方的哪一条论据最有力。这样来教，争论就变成了一种倾听。',
    zh: '先写“做法与好处”，再写“风险与对策”。by 引导的三个并列短语把对策压缩进一句。',
    en: 'Practice and benefit first, risk and remedy second. Three parallel phrases with "by" keep the remedies inside one sentence.',
    difficulty: 2,
    predictiveRate: 5_150,
  }),
];
