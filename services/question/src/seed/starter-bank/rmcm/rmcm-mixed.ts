import type { StarterQuestion } from '../starter-question.js';
import { readingSeveralChoices } from './rmcm.js';

export const readingSeveralChoicesQuestions: readonly StarterQuestion[] = [
  readingSeveralChoices({
    number: 1,
    name: 'Swifts and New Buildings',
    question: 'Which statements about swifts are supported by the passage?',
    passage: [
      'Swifts spend almost their entire lives in the air. They eat, drink and even sleep on the wing, and a young bird that leaves its nest may not touch anything solid for two or three years. Only to breed do they need a firm place, and for centuries they found it under the roofs of old houses, where a gap between tile and wall was all they required.',
      'Modern insulation has closed these gaps. Since swifts return to the same hole every spring, a pair that finds it blocked will often fly against the wall until it is exhausted, and many breed no more. The remedy costs little: a hollow brick, built into the wall when a house is put up, looks like any other brick apart from a slot the size of two fingers. In several British towns such bricks are now required in every new building above five metres. Sparrows have moved into some of them, which nobody regrets.',
    ],
    right: [
      'They come back to the same nesting place each year.',
      'They are able to sleep while flying.',
      'They suffer when old buildings are insulated.',
    ],
    wrong: [
      'They build their nests from mud and grass.',
      'They have been driven away by sparrows.',
      'They need a large opening in order to enter a wall.',
    ],
    translation:
      '雨燕几乎一生都在空中度过。它们在飞行中吃、喝甚至睡觉，离巢的幼鸟可能两三年不碰任何坚实的东西。只有繁殖时它们才需要固定的地方，几百年来它们在老房子的屋檐下找到了，瓦与墙之间的缝隙就够了。现代保温材料堵住了这些缝隙。雨燕每年春天回到同一个洞，发现被堵的一对常会撞墙直到筋疲力尽，许多从此不再繁殖。补救办法花费很少：建房时在墙里砌一块空心砖，除了两指宽的槽口外与其他砖无异。英国几个城镇如今要求五米以上的新建筑都装这种砖。有些砖里住进了麻雀，没有人为此遗憾。',
    zh: '三个正确项分别对应 “sleep on the wing”“return to the same hole every spring” 和 “Modern insulation has closed these gaps”。麻雀只是住进了一些砖，并没有赶走雨燕；槽口只有两指宽，所以也不需要大洞。',
    en: 'The clues are "sleep on the wing", "return to the same hole every spring" and "insulation has closed these gaps". Sparrows use some bricks but drive nobody away, and a slot of two fingers is not large.',
    difficulty: 0,
    predictiveRate: 5_650,
  }),
  readingSeveralChoices({
    number: 2,
    name: 'Schools That Start Later',
    question: 'According to the passage, what happened after school began later?',
    passage: [
      'During puberty the inner clock moves: melatonin, the hormone that prepares the body for sleep, is released up to two hours later than in childhood. A teenager who lies awake at eleven is therefore not necessarily disobedient. Since most schools begin before half past eight, many pupils lose more than an hour of sleep a day, which they try in vain to make up at weekends.',
      'When a large American city moved its first lesson from ten to eight to a quarter to nine, researchers equipped two classes of the same age with wrist sensors, one before the change and one after it. Critics had predicted that the pupils would simply go to bed later. They did not; they slept thirty-four minutes longer. In the school that serves the poorer district, fewer were late or absent, and in the biology course grades rose by almost five per cent. Parents with small children complained, however, because the buses had to be shared, and younger pupils now started earlier than before.',
    ],
    right: ['Pupils slept for more than half an hour longer.', 'Attendance improved in one of the schools.'],
    wrong: [
      'Pupils went to bed later than before.',
      'All parents were pleased with the change.',
      'Primary schools moved their lessons to a later time, too.',
    ],
    translation:
      '青春期时，体内的时钟会移动：让身体准备入睡的褪黑素比童年时晚分泌多达两小时。因此十一点还睡不着的青少年未必是不听话。由于多数学校八点半以前上课，许多学生每天少睡一个多小时，周末想补也补不回来。美国一座大城市把第一节课从七点五十分改到八点四十五分，研究者给同龄的两批学生戴上手腕传感器，一批在改变之前，一批在之后。批评者曾预言学生只会睡得更晚。结果没有，他们多睡了三十四分钟。在较贫困地区的那所学校，迟到和缺席的人减少，生物课成绩提高近百分之五。不过有小孩的家长抱怨，因为校车要共用，低年级学生现在反而更早上课。',
    zh: '“slept thirty-four minutes longer” 与 “fewer were late or absent” 是两处依据。They did not 否定“睡得更晚”；家长有抱怨，低年级反而更早上课，排除后两项。',
    en: 'The clues are "thirty-four minutes longer" and "fewer were late or absent". "They did not" denies later bedtimes, some parents complained, and younger pupils started earlier.',
    difficulty: 0,
  }),
  readingSeveralChoices({
    number: 3,
    name: 'The Buried Forest',
    question: 'What can be learned about the trees on the beach?',
    passage: [
      'After a violent storm in the winter of 2014, people walking on a beach in Wales discovered hundreds of tree stumps standing in the sand. They were oak, pine and birch, with their roots still in the ground, and looked as if they had been felled the week before. In fact they had died some five thousand years ago, when the rising sea turned a forest into a swamp. Peat covered them, kept out oxygen and prevented decay.',
      'The forest had not been entirely unknown. A local legend tells of a kingdom that was lost to the waves because a guard forgot to close the gates, and fishermen had complained of torn nets. What surprised archaeologists was a walkway of woven branches between the stumps, evidence that people had tried to cross the wet ground as it was turning to marsh. A few months later the tides had carried the sand back, and most of the trees vanished again.',
    ],
    right: [
      'Lack of oxygen kept them from rotting.',
      'They died because the level of the sea rose.',
      'Most of them can no longer be seen.',
    ],
    wrong: [
      'They were cut down by people who built a walkway.',
      'They are all of the same species.',
      'Their existence came as a complete surprise to local people.',
      'They were washed ashore by a storm.',
    ],
    translation:
      '2014 年冬天一场猛烈的风暴过后，在威尔士海滩散步的人发现沙中立着几百个树桩。它们是橡树、松树和桦树，根还在地里，看上去就像上周刚被砍倒。其实它们大约五千年前就死了，当时上升的海水把森林变成沼泽。泥炭盖住它们，隔绝氧气，防止了腐烂。这片森林并非完全不为人知。当地传说讲到一个王国因卫兵忘了关闸门而被海浪吞没，渔民也抱怨渔网被刮破。让考古学家惊讶的是树桩之间用树枝编成的步道，证明地面变成沼泽时人们曾试图穿行。几个月后，潮水把沙子带回来，大部分树又消失了。',
    zh: '“kept out oxygen and prevented decay”“the rising sea turned a forest into a swamp”“most of the trees vanished again” 对应三个答案。风暴只是冲走沙子使树桩露出；步道是人们在树死去时修的，并非砍树者所为。',
    en: 'Look at "kept out oxygen", "the rising sea" and "most of the trees vanished again". The storm only uncovered the stumps, and the roots were still in the ground, so nothing was washed ashore.',
    difficulty: 2,
  }),
  readingSeveralChoices({
    number: 4,
    name: 'Learning with Errors',
    question: 'Which findings does the writer report?',
    passage: [
      'Teachers used to believe that learners should be protected from mistakes, lest the wrong answer stick. Experiments over the past twenty years point in the opposite direction. Students who were asked to guess the meaning of unknown words before being told remembered more of them than students who simply read the definitions, although nearly every guess had been wrong. The effect appeared only if the correct answer followed soon; left without it, the guessers gained nothing.',
      'Even more curious is what happens to errors made with confidence. Common sense suggests that firm beliefs are the hardest to change. In the laboratory they proved to be the easiest: being sure and then being contradicted produces surprise, and surprise concentrates the mind. A week later, however, some of the old convictions had crept back, unless the corrected facts had been tested once more. The advice for the classroom is therefore to let students guess, to correct them promptly, and to ask again.',
    ],
    right: [
      'Guessing helps only if it is soon followed by the right answer.',
      'Errors made with confidence are corrected more readily than others.',
    ],
    wrong: [
      'Students who read definitions remembered more than those who guessed.',
      'Wrong guesses stay in the memory for good.',
      'Being contradicted makes students lose interest.',
      'Beliefs that have been corrected never return.',
    ],
    translation:
      '教师过去认为应保护学习者不犯错，以免错误答案留在脑中。近二十年的实验指向相反的方向。先猜生词意思再被告知的学生，比只读释义的学生记住的更多，尽管几乎每次都猜错。这一效果只有在正确答案很快出现时才有；没有答案，猜的人一无所获。更奇怪的是信心十足地犯的错。常识认为坚定的信念最难改变，在实验室里它们却最容易改：先确信、后被反驳会产生惊讶，而惊讶使人专注。不过一周后，一些旧看法又悄悄回来，除非对更正后的知识再测一次。因此给课堂的建议是：让学生猜，及时纠正，再问一遍。',
    zh: '“only if the correct answer followed soon” 与 “they proved to be the easiest” 是两处依据。第一段说猜测者记得更多，正好与第一个干扰项相反；“crept back” 说明旧信念会回来，排除 never return。',
    en: 'The two findings are marked by "only if the correct answer followed soon" and "proved to be the easiest". "Crept back" contradicts "never return".',
    difficulty: 1,
    predictiveRate: 4_900,
  }),
  readingSeveralChoices({
    number: 5,
    name: 'Ships That Sail Again',
    question: 'What advantages of the new sails are mentioned?',
    passage: [
      'Nine tenths of the goods we buy have crossed the sea, in ships that burn the dirtiest of all fuels. One way to clean them up is surprisingly old. On the decks of some freighters, rigid sails as tall as a ten-storey house now stand beside the cranes. They are made of the same material as wind turbines, turn by themselves to catch the wind and fold down in a few minutes when the ship approaches a bridge.',
      'On a voyage from Singapore to Brazil such a pair saved about three tonnes of fuel a day. They need no extra sailors, since a computer adjusts them, and they can be fitted to ships that are already in service. They do not replace engines, and on routes with little wind they will never pay for themselves. Captains also complain of the view, because the sails hide part of the horizon; cameras at the bow are supposed to help.',
    ],
    right: [
      'Existing ships can be equipped with them.',
      'They are operated without additional crew.',
      'They can be lowered quickly.',
    ],
    wrong: ['They make engines unnecessary.', 'They give captains a better view.', 'They are profitable on any route.'],
    translation:
      '我们购买的商品十分之九都漂洋过海，运送它们的船烧的是最脏的燃料。一种清洁办法古老得惊人。在一些货轮的甲板上，起重机旁如今立着十层楼高的硬质帆。它们用与风力涡轮机相同的材料制成，自动转动迎风，船靠近桥梁时几分钟内就能放倒。从新加坡到巴西的航行中，这样一对帆每天节省约三吨燃料。它们由电脑调节，不需要额外的水手，而且可以装到现役船上。它们不能代替发动机，在少风的航线上永远收不回成本。船长还抱怨视野，因为帆挡住了部分海平线；船头的摄像头据说能有所帮助。',
    zh: '“fold down in a few minutes”“need no extra sailors”“can be fitted to ships that are already in service” 是三个优点。do not replace engines、hide part of the horizon 和 routes with little wind 都是缺点或限制。',
    en: 'The advantages are "fold down in a few minutes", "no extra sailors" and "ships that are already in service". The other three choices contradict the limits named at the end.',
    difficulty: 1,
    isExercise: true,
  }),
  readingSeveralChoices({
    number: 6,
    name: 'The Colour Purple',
    question: 'Which statements about Perkin and his dye are true?',
    passage: [
      'In the Easter holidays of 1856 William Perkin, a student of eighteen, tried to make a medicine against malaria in the attic of his parents in London. What he obtained instead was a black sludge. Cleaning his flask with alcohol, he saw the liquid turn a brilliant purple, and noticed that silk which had been dipped in it kept the colour even after washing.',
      'Until then purple had come from sea snails, twelve thousand of which were needed for the hem of a single garment, and only the very rich could afford it. Perkin left college against the advice of his professor, built a factory with the savings of his father and was wealthy at twenty-three. Within a few years the whole of Europe wore purple, and chemists everywhere began to look for useful substances in coal tar, the waste from which he had started. Some of the medicines of the next century came out of these searches, so that in a roundabout way his first plan succeeded after all.',
    ],
    right: ['The dye did not wash out of silk.', 'His discovery was the result of an accident.'],
    wrong: [
      'His professor encouraged him to go into business.',
      'He extracted the dye from sea snails.',
      'He found an effective medicine against malaria.',
      'He needed a bank loan in order to build his factory.',
    ],
    translation:
      '1856 年复活节假期，十八岁的学生威廉·珀金在伦敦父母家的阁楼里试制一种抗疟药，得到的却是一团黑泥。他用酒精清洗烧瓶时，看见液体变成鲜艳的紫色，并发现浸过的丝绸洗后仍不褪色。此前紫色来自海螺，单是一件衣服的镶边就要一万二千个，只有巨富才用得起。珀金不顾教授劝告离开学院，用父亲的积蓄建厂，二十三岁就富裕起来。几年之内全欧洲都穿紫色，各地化学家开始在他起步所用的废料煤焦油里寻找有用物质。下个世纪的一些药物就出自这些探索，所以他最初的计划最终还是绕了一圈实现了。',
    zh: '“kept the colour even after washing” 说明不褪色；他本想制药却得到染料，属意外发现。against the advice of his professor 与“鼓励”相反；资金来自父亲的积蓄；海螺是旧染料的来源。',
    en: 'He was looking for a medicine and found a colour that stayed after washing. He acted "against the advice of his professor" and used the savings of his father; the snails belong to the old dye.',
    difficulty: 1,
  }),
  readingSeveralChoices({
    number: 7,
    name: 'Noise in the Sea',
    question: 'Which effects of noise on sea animals does the passage mention?',
    passage: [
      'Jacques Cousteau called his famous film about the sea The Silent World, but the ocean is anything but quiet. Shrimps crackle, fish grunt, and the songs of whales carry across entire basins. Over this natural chorus lies the noise of about a hundred thousand ships, which in some regions has doubled with every decade since 1960. Sound is what light is for us: it shows animals of the sea where food, partners and dangers are.',
      'Whales in busy waters have begun to call more loudly and at a higher pitch, as people do at a party, and at times they simply fall silent. Crabs that were played recordings of ships took longer to retreat from an approaching enemy. Young fish find their way to a reef by its crackling; where it was drowned out, fewer arrived. Unlike plastic, however, noise leaves nothing behind. When ships slowed down near the coast of Canada, the water grew quieter within a day.',
    ],
    right: [
      'Some whales change the pitch of their calls.',
      'Fewer young fish find a reef.',
      'Crabs react to enemies more slowly.',
    ],
    wrong: [
      'Shrimps stop crackling.',
      'Fish grunt more often than before.',
      'Whales leave busy waters for ever.',
      'Some harm remains long after the noise has stopped.',
    ],
    translation:
      '雅克·库斯托把他关于大海的著名影片叫作《寂静的世界》，但海洋一点也不安静。虾噼啪作响，鱼咕哝，鲸歌横跨整个海盆。覆盖在这自然合唱之上的，是约十万艘船的噪声，在一些海域自 1960 年以来每十年翻一番。声音之于海洋动物，正如光之于我们：它告诉它们食物、伴侣和危险在哪里。繁忙水域的鲸开始叫得更响、音调更高，就像聚会上的人一样，有时干脆沉默。听了船声录音的螃蟹，面对逼近的敌人退避得更慢。幼鱼靠珊瑚礁的噼啪声找路；声音被淹没的地方，来的鱼就少。不过与塑料不同，噪声什么也不留下。加拿大近海的船只减速后，水里一天之内就安静下来。',
    zh: '第二段依次给出三点：鲸 “at a higher pitch”，螃蟹 “took longer to retreat”，幼鱼 “fewer arrived”。第一段的虾和鱼只是自然声音的例子；“noise leaves nothing behind” 排除持久危害。',
    en: 'The second paragraph lists whales, crabs and young fish. Shrimps and grunting fish only illustrate natural sounds, and "noise leaves nothing behind" excludes lasting harm.',
    difficulty: 2,
    predictiveRate: 3_150,
  }),
  readingSeveralChoices({
    number: 8,
    name: 'Handwritten Shopping Lists',
    question: 'What does the writer say about people who shop with a list?',
    passage: [
      "Supermarkets are designed for wandering. Milk stands at the far end, so that on the way to it we pass everything else, and slow music lengthens our steps. A shopping list is the customer's defence. In a survey of two thousand households, those who brought one spent about a fifth less in each visit and threw away less food at the end of the week, because they had looked into the refrigerator before leaving home.",
      'The form of the list matters, too. People who wrote theirs by hand bought more everyday products and fewer treats than people who typed it on a telephone, perhaps because the screen, with its games and messages, puts the mind into a different mood. Lists arranged in the order of the shelves saved time but no money. And a warning is in order: shoppers who had finished their list early often rewarded themselves at the checkout, where, not by chance, the sweets are waiting.',
    ],
    right: ['They waste less food.', 'They sometimes treat themselves when they have got everything on it.'],
    wrong: [
      'They save money by following the order of the shelves.',
      'They do better with a telephone than with paper.',
      'They are influenced by music more than others.',
    ],
    translation:
      '超市是为闲逛而设计的。牛奶放在最里面，让我们一路经过其他所有东西，舒缓的音乐使脚步变慢。购物清单是顾客的自卫武器。一项对两千户家庭的调查显示，带清单的人每次少花约五分之一，周末扔掉的食物也更少，因为他们出门前看过冰箱。清单的形式也重要。手写清单的人比在手机上打字的人买的日用品更多、零食更少，也许因为屏幕上有游戏和消息，让人进入另一种心情。按货架顺序排列的清单省时间但不省钱。还要提醒一句：提早买完清单的顾客常在收银台犒劳自己，而糖果在那里等着，并非偶然。',
    zh: '“threw away less food” 与 “rewarded themselves at the checkout” 是两处依据。saved time but no money 排除省钱一项；手写者买零食更少，排除手机更好。',
    en: 'The clues are "threw away less food" and "rewarded themselves at the checkout". "Saved time but no money" rules out the order of the shelves.',
    difficulty: 0,
  }),
];
