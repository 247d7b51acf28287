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
      '1956 年以前，装船缓慢而危险：形状各异的麻袋、木桶和箱子靠人工搬上船，船停在港口的时间常多于航行。货物损坏、失窃不少，卡车与船之间的搬运费可能超过航程本身的费用。解决办法简单得几乎令人失望：标准尺寸的钢箱。集装箱在工厂装满锁好，由起重机从卡车吊到船再到火车，到客户手里才打开。起初港口和铁路抵制，各家尺寸不一，谁也不愿花钱买新起重机；六十年代尺寸统一后，每吨装货成本降到原来的一小部分。影响远不止码头：工厂不必靠近客户，零件可在工资最低处生产；港口狭窄的老城失去成千上万的工作，深水宽地的无名港口成了巨头。经济学家估计，这只箱子对世界贸易的推动超过其后几十年所有贸易协定之和。',
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
      '在大博物馆里走上几个小时，参观者可能以为已看过大部分藏品。其实最大的机构展出的不到藏品的百分之五，其余放在抽屉、地下室或城郊有人看守的库房里，批评者越来越不耐烦地质问：属于公众的物品为何不让公众看到？策展人的理由有几条：空间有限，五百只相似的罐子摆满展厅只会让人疲倦；素描、织物和羽毛怕光，只能短期展出；许多藏品本就是为研究而收，植物学家需要成千上万份标本，却几乎没人愿意花钱看。即便如此，风气正在改变：有的博物馆开放库房，让观众像在图书馆借书一样调取藏品；有的把藏品借给学校、医院和小镇，或把全部藏品拍照免费公布。库房仍有必要，但藏起来的东西同样可以分享。',
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
      '在普通办公室，人们大约每十一分钟就被打断一次：来条消息、同事问个小问题，或者自己去看新闻。每次停顿都很短，多数员工觉得自己应付得来，许多人还为能同时做几件事而自豪。注意力研究却另有结论。从一项任务转到另一项时，部分心思还留在原处，心理学家称之为“注意残留”：未完成的事继续占据我们，使阅读变慢、错误增多。观察发现，被打断的任务平均要二十多分钟后才重新拾起，因为途中通常又处理了两件别的事；人们靠加快速度弥补，代价是压力明显增大。并非所有打断都有害：聊几句可能几秒就解决问题，做例行工作时休息能提神。关键在于能否掌控时机。约定每天上午两小时安静时间的公司反映，复杂工作完成得更快，员工也不那么累，总工时却没有变化。',
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
      '家长和老师常把争论看作应当避免的事。但越来越多的教育者认为学校应该教争论：学生学习提出观点、用证据支持，并在不攻击对方的情况下回应反驳。题目可以轻松到“热狗算不算三明治”，因为目的是技能而非取胜。研究结果令人鼓舞：十一二岁的孩子结对辩论两年后，作文里的理由更多，更显著的是对相反观点的关注远超上普通课的同学，而且在从未讨论过的话题上也有进步。老师说操场上的争吵也解决得更平和，只是难以衡量。也有局限：害羞的孩子在观众面前受罪，指定立场的辩论可能教会年轻人迎合掌声。因此有经验的老师先用书面对话，中途让学生交换立场，最后问对方哪条论据最有力。这样教出来的争论，就成了一种倾听。',
    zh: '先写“做法与好处”，再写“风险与对策”。by 引导的三个并列短语把对策压缩进一句。',
    en: 'Practice and benefit first, risk and remedy second. Three parallel phrases with "by" keep the remedies inside one sentence.',
    difficulty: 2,
    predictiveRate: 5_150,
  }),
];
