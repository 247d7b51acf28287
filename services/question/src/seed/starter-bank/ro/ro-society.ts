import type { StarterQuestion } from '../starter-question.js';
import { reorder } from './ro.js';

export const reorderSocietyQuestions: readonly StarterQuestion[] = [
  reorder({
    number: 21,
    name: 'The First Traffic Light',
    boxes: [
      'The first traffic light in the world was put up in London in December 1868.',
      'It was lit by gas, and a policeman turned its red and green lamps by hand.',
      'Drivers of coaches respected it, and accidents at the crossing became fewer.',
      'The success was short, however, for within weeks a leak caused an explosion that injured the policeman.',
      'The device was removed, and London did without one for more than fifty years.',
    ],
    translation:
      '世界上第一个交通信号灯于 1868 年 12 月在伦敦竖立。它用煤气点亮，由一名警察手动转动红绿灯。马车夫遵守它，路口的事故减少了。然而好景不长，几周内煤气泄漏引起爆炸，伤了那名警察。装置被拆除，此后五十多年伦敦没有红绿灯。',
    zh: 'The first traffic light → It；a policeman → the policeman。accidents became fewer → The success，however 转折到爆炸，最后拆除。',
    en: '"It" is the light, "the success" is the smaller number of accidents, and "the policeman" must have been introduced as "a policeman".',
    difficulty: 0,
    predictiveRate: 6_350,
  }),
  reorder({
    number: 22,
    name: 'The Shopping Trolley',
    boxes: [
      'In 1937 the owner of a grocery chain noticed that customers stopped buying when their baskets became heavy.',
      'He took a folding chair, fixed two baskets to it and added wheels.',
      'To his disappointment hardly anybody touched the new vehicle: young men felt weak with it, and mothers had pushed enough prams.',
      'So he hired actors of all ages to walk through his shops with full trolleys.',
      'Within weeks real customers followed their example.',
    ],
    translation:
      '1937 年，一位杂货连锁店老板注意到，篮子变重时顾客就不再买了。他拿一把折叠椅，装上两个篮子，再加上轮子。令他失望的是，几乎没有人碰这辆新车：年轻男子觉得推它显得没力气，母亲们则已经推够了婴儿车。于是他雇了各种年龄的演员推着满满的推车在店里走。几周之内，真正的顾客就学样了。',
    zh: 'the owner → He。造出推车后才有 the new vehicle；无人使用 → So he hired actors；their example 指演员的示范。',
    en: '"The new vehicle" needs its invention first. "So" follows from the disappointment, and "their example" refers to the actors.',
    difficulty: 0,
  }),
  reorder({
    number: 23,
    name: 'Why Keyboards Begin with Q',
    boxes: [
      'The order of letters on a keyboard was fixed in the 1870s, when typewriters were mechanical.',
      'In those machines two bars struck one after the other could easily jam.',
      'The inventor is often said to have separated common pairs of letters in order to prevent this.',
      'Recent research tells another story: the first users were telegraph operators, who suggested changes that suited their code.',
      'Whichever version is correct, habit has since protected the arrangement from every improvement.',
    ],
    translation:
      '键盘的字母顺序是十九世纪七十年代定下的，当时打字机是机械的。在那些机器里，相继击打的两根连杆很容易卡住。人们常说发明者为防止卡住，把常用的字母对分开了。最近的研究却讲了另一个故事：最早的用户是电报员，他们提出了适合电码的改动。不管哪个说法正确，习惯从此保护了这种排列，使它不受任何改进的影响。',
    zh: 'typewriters → those machines；could jam → prevent this。is often said 与 another story 构成两种说法，最后 Whichever version 总结两者。',
    en: '"Those machines" are the typewriters and "this" is the jamming. "Another story" must follow the first one, and "whichever version" needs both.',
    difficulty: 1,
  }),
  reorder({
    number: 24,
    name: 'Paying for Silence',
    boxes: [
      'A nursery had trouble with parents who collected their children late.',
      'It therefore introduced a small fine for every delay.',
      'To the surprise of the staff, the number of late parents doubled.',
      'The reason was simple: what used to be rude had become a service that could be bought.',
      'Even after the fine was abolished, punctuality did not return to its former level.',
    ],
    translation:
      '一家托儿所为家长接孩子迟到而烦恼，于是对每次迟到收一小笔罚款。让员工意外的是，迟到的家长翻了一倍。原因很简单：过去是失礼的事，现在成了可以花钱买的服务。即使罚款取消后，准时率也没有回到原来的水平。',
    zh: '问题 → therefore 引出罚款 → 出人意料的结果 → The reason 解释 → Even after the fine was abolished 最后。a small fine → the fine。',
    en: '"Therefore" answers the trouble, the surprise follows the fine, "the reason" explains the surprise, and abolishing comes last.',
    difficulty: 1,
    predictiveRate: 5_850,
  }),
  reorder({
    number: 25,
    name: 'The Postage Stamp',
    boxes: [
      'Before 1840 it was usually the receiver of a letter in Britain who had to pay for it.',
      'As the price depended on distance, many people could not afford the letters that were brought to their doors.',
      'Some of them found a trick: the sender drew secret marks on the cover, the receiver looked at these and refused the letter.',
      'To stop such losses, Rowland Hill proposed a low price for any distance, to be paid by the sender in advance.',
      'The proof of payment was a small black label with glue on its back, the first stamp in the world.',
    ],
    translation:
      '1840 年以前，在英国通常由收信人付邮资。由于价格取决于距离，许多人付不起送到门口的信。其中一些人想出一个窍门：寄信人在信封上画秘密记号，收信人看一眼就拒收。为了制止这样的损失，罗兰·希尔提议不论远近一律低价，由寄信人预付。付款的凭证是背面有胶的黑色小标签，也就是世界上第一枚邮票。',
    zh: '收信人付费 → the price → 付不起 → Some of them 想出窍门 → such losses 指逃费的损失 → paid in advance → The proof of payment。',
    en: '"Some of them" are the people who could not afford letters, "such losses" result from the trick, and "the proof of payment" needs payment in advance.',
    difficulty: 0,
  }),
  reorder({
    number: 26,
    name: 'A Museum of Failure',
    boxes: [
      'A psychologist in Sweden had grown tired of success stories, which all sounded alike.',
      'He began to buy products that had failed, from perfume for engineers to a plastic bicycle.',
      'When the collection no longer fitted into his flat, he opened it to the public.',
      'Visitors laugh at first, but many of them leave with more courage than they brought.',
      'If large companies may fail so badly, they seem to think, then so may we.',
    ],
    translation:
      '瑞典一位心理学家厌倦了千篇一律的成功故事。他开始收购失败的产品，从给工程师用的香水到塑料自行车。收藏多到公寓里放不下时，他把它向公众开放。参观者起初发笑，但许多人离开时比来时更有勇气。他们似乎在想：既然大公司都可以失败得这么惨，我们也可以。',
    zh: 'A psychologist → He；products → the collection → opened it；对公众开放后才有 Visitors。末句 they seem to think 解释“更有勇气”。',
    en: '"He" follows the psychologist, "the collection" the purchases, and "visitors" the opening. The last box explains the courage.',
    difficulty: 0,
  }),
  reorder({
    number: 27,
    name: 'The Tulip Fever',
    boxes: [
      'Tulips reached the Netherlands from Turkey around 1590 and soon became a sign of wealth.',
      'Most admired were petals with flames of two colours, which could not be bred on purpose.',
      'Since nobody could tell which bulb would produce them, buying one was a gamble.',
      'In the winter of 1636 such gambles reached a peak, and a single bulb was offered for the price of a house.',
      'In February buyers suddenly stayed away from an auction, and within days the market had collapsed.',
    ],
    translation:
      '郁金香约于 1590 年从土耳其传到荷兰，很快成为财富的象征。最受赞赏的是带双色火焰纹的花瓣，而这种花纹无法有意培育。因为谁也说不准哪个球茎会开出它们，买一个就成了赌博。1636 年冬天，这种赌博达到顶峰，一个球茎开出了一栋房子的价钱。二月，一场拍卖突然没有买家到场，几天之内市场就崩溃了。',
    zh: 'petals with flames → produce them；a gamble → such gambles；winter of 1636 → In February，时间与指代共同决定顺序。',
    en: '"Them" stands for the flamed petals, and "a gamble" is taken up by "such gambles". The winter of 1636 comes before February.',
    difficulty: 2,
  }),
  reorder({
    number: 28,
    name: 'A Letter across the Atlantic',
    boxes: [
      'Before 1858 a message from London to New York travelled by ship and took ten days or more.',
      'In August of that year a cable was completed on the floor of the ocean, and the two cities celebrated with fireworks.',
      'Their joy lasted three weeks, for an impatient engineer raised the voltage and ruined the line.',
      'Eight years passed before a better cable was laid.',
      'This one worked, and from then on prices in both cities moved almost together.',
    ],
    translation:
      '1858 年以前，从伦敦到纽约的消息靠船运送，要十天以上。那年八月，海底电缆铺设完成，两座城市放烟花庆祝。他们的喜悦只持续了三周，因为一位急躁的工程师提高电压，毁了线路。八年后，人们才铺设了更好的电缆。这一条成功了，从此两地的价格几乎同步变动。',
    zh: '1858 → of that year；celebrated → Their joy；ruined the line → a better cable → This one。注意每个指代词的前文。',
    en: '"That year" is 1858, "their joy" the celebration, "a better cable" replaces the ruined line, and "this one" refers to it.',
    difficulty: 1,
  }),
  reorder({
    number: 29,
    name: 'Books on a Donkey',
    boxes: [
      'In a mountainous region of Colombia, many children grow up without a single book at home.',
      'A teacher named Luis decided that if they could not come to a library, the library should come to them.',
      'He loaded his two donkeys with boxes of books and set out along the steep paths.',
      'At first there were only seventy volumes, but after a radio programme about him donations arrived from all over the country.',
      'Today he owns thousands, and the donkeys have been given a small stable beside the shelves.',
    ],
    translation:
      '在哥伦比亚的一个山区，许多孩子家里一本书也没有。一位名叫路易斯的老师决定：如果孩子们来不了图书馆，图书馆就该去找他们。他让两头驴驮上一箱箱书，沿着陡峭的小路出发。起初只有七十本书，但一档电台节目介绍他之后，捐书从全国各地寄来。如今他有几千本书，两头驴也在书架旁有了个小棚。',
    zh: 'many children → they；A teacher → He；two donkeys → the donkeys。At first 与 Today 构成时间框架。',
    en: '"They" needs the children and "he" the teacher. "At first" and "today" frame the last two boxes.',
    difficulty: 0,
  }),
  reorder({
    number: 30,
    name: 'Counting the Dead of London',
    boxes: [
      'In the seventeenth century London published a weekly list of deaths and their causes.',
      'People read it to learn whether plague was near, and then threw it away.',
      'John Graunt, a seller of cloth, collected sixty years of these lists instead.',
      'By adding them up he found patterns that no one had noticed, for example that more boys than girls were born.',
      'His small book of 1662 is considered the beginning of statistics.',
    ],
    translation:
      '十七世纪，伦敦每周公布死亡人数及死因清单。人们读它是为了知道瘟疫是否临近，然后就扔掉。布商约翰·格朗特却收集了六十年的清单。他把它们加总，发现了没人注意到的规律，例如出生的男孩比女孩多。他 1662 年出版的小书被视为统计学的开端。',
    zh: 'a weekly list → read it → threw it away；instead 与“扔掉”相对。these lists → adding them up → His small book。',
    en: '"It" is the list. "Instead" contrasts collecting with throwing away, "them" refers to the lists, and "his" to Graunt.',
    difficulty: 1,
  }),
];
