import type { StarterQuestion } from '../starter-question.js';
import { essay } from './wes.js';

export const essaySocietyQuestions: readonly StarterQuestion[] = [
  essay({
    number: 5,
    name: 'Animals in Zoos',
    prompt:
      'Zoos are popular with families, and many of them protect rare species. Others say that wild animals should never be kept behind fences. Discuss both views and give your own opinion.',
    aspects: [
      { text: 'arguments for zoos', w: 2, any: ['rare animals', 'rare species', 'breeding', 'bred', 'educate'] },
      { text: 'arguments against zoos', w: 2, any: ['fence', 'captiv', 'prison', 'unnatural'] },
      { text: 'own opinion', w: 2, any: ['my own view', 'in my opinion', 'i believe', 'i think'] },
    ],
    sample: [
      'Few places please small children as reliably as a zoo, and yet few institutions are criticised so sharply. While some people regard zoos as arks in which rare animals survive, others see nothing but prisons.',
      'Those who defend zoos point to their work for nature. Several species, among them a wild horse of Central Asia, had disappeared from their home and could be returned only because breeding groups had been kept in captivity. In addition, zoos educate the public. A child who has looked into the eyes of an orangutan is more likely to care about the forest in which it lives than one who has merely watched a film.',
      'Opponents reply that these successes are exceptions. Most animals on show are not threatened at all, and they were chosen because visitors like them. Large mammals that roam over hundreds of kilometres in the wild suffer behind a fence; many develop unnatural behaviour, such as walking in circles for hours. Critics also doubt that visitors learn much, since the average family spends less than two minutes in front of each enclosure.',
      'My own view lies between these positions. I believe that keeping elephants or polar bears in cities can no longer be justified, because their needs cannot be met there. However, small species that are close to extinction can be bred without cruelty, and a zoo that concentrates on them, in spacious surroundings, performs a valuable service.',
      'In conclusion, the question is not whether zoos should exist but which animals they should keep, and for whose benefit. A good zoo puts the species first and the visitor second.',
    ],
    translation:
      '动物园深受家庭喜爱，许多动物园还保护稀有物种。另一些人则认为，野生动物绝不应被关在围栏后面。讨论两种观点，并给出你自己的看法。',
    zh: '“Discuss both views” 必须两方各一段，再单独写自己的观点。折中立场要给出区分标准（哪些动物、在什么条件下）。',
    en: 'Give each view a paragraph, then your own. A position in the middle needs a criterion: which animals, under which conditions.',
    difficulty: 1,
    predictiveRate: 5_690,
  }),
  essay({
    number: 6,
    name: 'Homework in Primary School',
    prompt:
      'A number of primary schools have stopped giving homework to children under ten. Some parents are pleased, whereas others fear that their children will fall behind. What are the benefits and disadvantages of this decision?',
    aspects: [
      { text: 'benefits of giving up homework', w: 2, any: ['free time', 'to play', 'to sleep'] },
      { text: 'disadvantages', w: 2, any: ['fall behind', 'routine', 'regular exercise'] },
      { text: 'the role of parents', w: 1, any: ['parent'] },
      { text: 'a judgement', w: 2, any: ['in my opinion', 'on the whole', 'i think', 'outweigh'] },
    ],
    sample: [
      'For generations, writing exercises at the kitchen table has been part of childhood. The decision of some primary schools to abolish homework for the youngest pupils has therefore caused lively debate. This essay will consider its benefits and disadvantages.',
      'The most obvious benefit is free time. Children of seven or eight have already spent six hours at school, and they need the rest of the day to play, to move and to sleep. Play is not a luxury: by building dens and settling quarrels, children practise planning, language and self-control. Secondly, the decision is fair. Homework depends heavily on the help that parents can give, so that it often widens the gap between families with books and time and families with neither. Finally, many evenings become more peaceful, because tired mothers and fathers no longer have to act as policemen.',
      'On the other hand, there are disadvantages. Reading and arithmetic improve only with regular exercise, and a child who struggles may fall behind if nobody practises with him or her at home. Homework also shows parents what is being taught, and it builds a routine that will be needed in later years. When everything is optional, ambitious families simply buy extra lessons, which can make the differences even greater.',
      'On the whole, I think that the benefits outweigh the drawbacks, provided that two conditions are met. Schools should find time for supervised practice during the day, and they should encourage families to read together for ten minutes every evening. This is hardly work; it is a pleasure that no child under ten ought to miss.',
    ],
    translation: '一些小学不再给十岁以下的孩子布置作业。有的家长很高兴，有的担心孩子会落后。这一决定有哪些利弊？',
    zh: '利弊题两段对称展开，用 firstly/secondly/finally 排列理由；结尾给出权衡后的判断和条件。',
    en: 'Develop benefits and disadvantages in two balanced paragraphs, and finish with a judgement that states its conditions.',
    difficulty: 0,
  }),
  essay({
    number: 7,
    name: 'Machines That Make Decisions',
    prompt:
      'Computer programs increasingly decide who is invited to a job interview or who receives a loan. Some people regard this as fairer than human judgement, while others find it dangerous. Discuss both views and say how such programs should be controlled.',
    aspects: [
      { text: 'why programs may be fairer', w: 2, any: ['fairer', 'consistent', 'bad mood'] },
      { text: 'why they may be dangerous', w: 2, any: ['danger', 'from the past', 'mistake', 'discriminat'] },
      { text: 'jobs or loans as examples', w: 1, any: ['loan', 'interview', 'job'] },
      { text: 'how to control them', w: 3, any: ['control', 'appeal', 'explain', 'inspect'] },
    ],
    sample: [
      'A letter that refuses a loan, or an invitation to an interview that never comes, can change the course of a life. More and more often such decisions are prepared by a computer program, and opinions on this development are divided.',
      'Supporters argue that programs are fairer than people. A human judge may be tired, in a bad mood, or influenced by the name and photograph of an applicant. A program, by contrast, is consistent: it treats the thousandth application exactly like the first. It also works within seconds, so that banks can serve customers in remote villages where no adviser has ever had an office.',
      'Opponents reply that a consistent decision is not necessarily a just one. Programs learn from the past, and if a company has rarely employed women as engineers, the machine may conclude that women are less suitable. It thus repeats old prejudice, but at greater speed and with an appearance of neutrality. What makes this especially dangerous is that mistakes remain hidden, as even the designers often cannot say why somebody was rejected.',
      'In my opinion, both sides are right, and the solution lies in control. First of all, every applicant should be told when a program has been used, and which facts counted against him or her. Secondly, independent experts ought to inspect the results regularly for unequal treatment. Finally, there must be a right of appeal to a human being who has the time and the authority to decide differently.',
      'Under these conditions, programs can support human judgement without replacing it. A decision that nobody is able to explain should not be allowed to stand.',
    ],
    translation:
      '计算机程序越来越多地决定谁能获得面试或贷款。有人认为这比人的判断更公平，也有人认为这很危险。讨论两种观点，并说明应如何控管此类程序。',
    zh: '三个任务：两种观点＋如何控管。第三个任务权重最高，要给出至少两到三条具体措施（告知、检查、申诉）。',
    en: 'Three tasks: two views and a proposal for control. The proposal weighs most; give two or three definite measures.',
    difficulty: 2,
    isExercise: true,
  }),
  essay({
    number: 8,
    name: 'Tourists in Small Places',
    prompt:
      'Villages and islands that are suddenly famous may receive more visitors in a day than they have inhabitants. Describe the problems that this causes. What can local authorities and travellers do about them?',
    aspects: [
      { text: 'problems of too many visitors', w: 3, any: ['rents', 'rubbish', 'crowds', 'drinking water'] },
      {
        text: 'what local authorities can do',
        w: 2,
        any: ['local authorit', 'limit the number', 'small fee', 'council'],
      },
      { text: 'what travellers can do', w: 2, any: ['travellers', 'main season', 'overnight'] },
    ],
    sample: [
      'A single film or a popular photograph may be enough to turn a quiet village into the destination of thousands. What looks like good fortune soon creates serious problems, for which both authorities and travellers share responsibility.',
      'To begin with, small places are simply not built for crowds. Narrow lanes are blocked by coaches, bins overflow with rubbish, and on dry islands the supply of drinking water runs short. More harmful in the long term is the effect on housing. Since owners earn more from visitors than from residents, rents rise until teachers, nurses and young families have to leave. In the end, a place may lose precisely the everyday life that made it attractive, while most of the money flows to companies elsewhere.',
      'Local authorities are by no means helpless. They can limit the number of coaches and ships per day, and they can charge day visitors a small fee that pays for cleaning and toilets. Rules on holiday flats are equally important: if only a certain share of houses may be let to guests, homes remain for those who work there. Finally, councils can stop advertising the famous viewpoint and draw attention to less known parts of the region.',
      'Travellers, too, have a choice. Those who come outside the main season, stay overnight instead of for an hour, and eat where local people eat, bring more money and cause less trouble. It also helps not to publish the exact position of every hidden beach.',
      'In short, tourism need not destroy what it admires, as long as places set clear limits and guests behave like guests.',
    ],
    translation: '突然出名的村庄和海岛，一天接待的游客可能比居民还多。描述由此产生的问题。地方当局和游客可以怎么做？',
    zh: '“问题＋对策”题：问题一段，当局与游客的对策各一段。避免只写当局而漏掉游客。',
    en: 'A problem and solution essay: one paragraph of problems, one for authorities, one for travellers. Do not forget the last.',
    difficulty: 1,
    predictiveRate: 4_880,
  }),
];
