import type { StarterQuestion } from '../starter-question.js';
import { essay } from './wes.js';

export const essayLifeQuestions: readonly StarterQuestion[] = [
  essay({
    number: 1,
    name: 'A Year Off before University',
    prompt:
      'Many young people take a year off to work or travel before they go to university. Discuss the advantages and the risks of such a year. Would you recommend it to a school leaver?',
    aspects: [
      { text: 'advantages of a year off', w: 2, any: ['maturity', 'mature', 'independen', 'experience'] },
      { text: 'risks of a year off', w: 2, any: ['habit of studying', 'forget', 'forgotten', 'expensive'] },
      { text: 'work or travel as examples', w: 1, any: ['travelling', 'working'] },
      { text: 'a recommendation', w: 2, any: ['recommend', 'in my view', 'in my opinion'] },
    ],
    sample: [
      'Instead of moving straight from school to a lecture hall, many young people now spend a year working or travelling. In my view, such a year can be extremely valuable, although it should be planned with care.',
      'The most important advantage is maturity. At school, somebody else arranges the timetable, whereas a young person who rents a room, earns a wage and deals with difficult customers soon becomes independent. My cousin, for instance, worked in a small hotel for ten months. When she finally began to study business, she understood why companies fail, because she had seen one struggle. A break can also prevent a costly mistake: somebody who has helped in a hospital knows whether medicine is really the right choice.',
      'Nevertheless, there are risks. Students may lose the habit of studying, and subjects such as mathematics are quickly forgotten without practice. Moreover, a year abroad can be expensive, and families with little money may not be able to pay for it. There is even a danger that a few months of earning lead to a lifetime in a poorly paid job, because the return to learning seems harder with every month.',
      'These problems, however, can largely be avoided. If the place at university has been secured beforehand, the return is certain, and if the first half of the year is spent working, the second half can be used for travelling without burdening parents.',
      'To sum up, I would recommend a year off to any school leaver who has a clear plan, a confirmed place and the wish to learn. Without these, it may turn out to be nothing but a long holiday.',
    ],
    translation: '许多年轻人在上大学前先花一年工作或旅行。讨论这样一年的好处与风险。你会推荐高中毕业生这样做吗？',
    zh: '题目有三问：好处、风险、是否推荐。每问各占一段，结论必须明确回答“推荐与否”以及在什么条件下推荐。',
    en: 'There are three questions: advantages, risks, and your advice. Give each a paragraph and make the recommendation definite, with its conditions.',
    difficulty: 0,
    predictiveRate: 6_450,
  }),
  essay({
    number: 2,
    name: 'Free Public Transport',
    prompt:
      'Some cities have made buses and trains free for everybody in order to reduce traffic. Do you think that this is a good use of public money? Consider the effects on passengers, on drivers and on the budget of a city.',
    aspects: [
      { text: 'effects on passengers', w: 2, any: ['passenger', 'low income', 'commuter'] },
      { text: 'effects on drivers and traffic', w: 2, any: ['driver', 'traffic', 'cars'] },
      { text: 'effects on the budget', w: 2, any: ['budget', 'tax', 'revenue', 'fares'] },
      { text: 'a clear position', w: 2, any: ['i believe', 'in my opinion', 'i am convinced', 'my view'] },
    ],
    sample: [
      'In the hope of clearing crowded streets, several cities have abolished tickets on their buses and trains. While the aim deserves support, I believe that the same money could usually be spent more effectively.',
      'It is true that passengers gain. For families with a low income, a monthly ticket is a serious expense, and its disappearance allows them to look for work in other districts, to visit relatives and to take part in city life. Boarding is also faster when nobody has to search for coins.',
      'The effect on drivers, on the other hand, is often disappointing. Experience in several European towns suggests that the new passengers are mainly people who used to walk or cycle. Drivers rarely complain about the price of a ticket; they object that the bus is slow, crowded, or absent after nine in the evening. As long as this does not change, most cars will remain on the road.',
      'Finally, the budget has to be considered. Fares commonly cover between a third and a half of the costs. If this revenue is lost, taxes must rise, or the network will decline at the very moment when more people are using it. A city that invests an equal sum in separate bus lanes, longer hours and reliable timetables is likely to attract considerably more drivers.',
      'In conclusion, free transport is a generous idea that helps the poor but does little against congestion. I am convinced that cheap tickets for those who need them, combined with a better service for all, would be a wiser use of public money.',
    ],
    translation:
      '一些城市让所有人免费乘坐公交和列车，以减少交通拥堵。你认为这是公共资金的合理使用吗？请考虑对乘客、驾车者和城市预算的影响。',
    zh: '题干点名三个角度：乘客、司机、预算，缺一就丢内容分。立场在首段和末段保持一致，并提出替代方案。',
    en: 'The prompt names three angles, and each must appear. Keep the same position in the first and the last paragraph and offer an alternative.',
    difficulty: 2,
    predictiveRate: 7_230,
  }),
  essay({
    number: 3,
    name: 'Learning an Instrument at School',
    prompt:
      'In some countries every child learns a musical instrument at school; in others, music lessons have been reduced to make time for languages and mathematics. Which approach is better for children? Support your opinion with reasons and examples.',
    aspects: [
      { text: 'benefits of music for children', w: 2, any: ['concentrat', 'patience', 'orchestra', 'confidence'] },
      { text: 'the case for languages and mathematics', w: 2, any: ['mathematics', 'language'] },
      { text: 'an example', w: 1, any: ['for example', 'for instance', 'at my school'] },
      { text: 'a clear position', w: 2, any: ['in my opinion', 'i believe', 'i would argue'] },
    ],
    sample: [
      'School timetables are crowded, and music is often the first subject to be cut. In my opinion this is short-sighted, because learning an instrument gives children something that few other lessons can offer.',
      'The arguments on the other side should be taken seriously. Languages and mathematics are required in almost every profession, and parents understandably want their children to be well prepared for competitive examinations. A school day cannot be extended without limit, so time for one subject always means less time for another.',
      'However, the choice is less simple than it seems. Whoever learns the violin must repeat a difficult passage hundreds of times, listen critically, and continue in spite of failure. The concentration and patience acquired in this way are exactly what mathematics demands. For example, at my primary school all pupils received a recorder and practised for fifteen minutes each morning. Our teachers noticed that the classes were calmer afterwards, and the results in other subjects did not suffer at all.',
      'Furthermore, music reaches children who do not shine elsewhere. In an orchestra, a shy boy who reads poorly can become the person on whom everybody relies, and the confidence that he gains may help him with reading too. Since private lessons are expensive, only school can give this chance to all children, whatever their parents earn.',
      'For these reasons, I would argue that every child should have at least two years of instrumental lessons. They need not take many hours: a short period every day is better for music, and better for children, than a long lesson once a week.',
    ],
    translation:
      '在一些国家，每个孩子都在学校学一门乐器；在另一些国家，音乐课被削减，让位给语言和数学。哪种做法对孩子更好？请用理由和例子支持你的观点。',
    zh: '让步段（语言、数学的必要性）使论证更均衡。例子要具体：谁、做了什么、结果如何。',
    en: 'A paragraph that takes the other side seriously makes the essay balanced. Make the example definite: who, what, and with what result.',
    difficulty: 1,
  }),
  essay({
    number: 4,
    name: 'Buying Things or Experiences',
    prompt:
      'Researchers claim that money spent on experiences, such as trips or concerts, makes people happier than money spent on objects. To what extent do you agree? Refer to your own observations.',
    aspects: [
      { text: 'why experiences make people happy', w: 2, any: ['experience', 'memor', 'trip'] },
      { text: 'why objects can matter too', w: 2, any: ['object', 'possession', 'piano', 'washing'] },
      { text: 'own observations', w: 2, any: ['my own', 'my father', 'my brother', 'i remember', 'i have noticed'] },
      { text: 'extent of agreement', w: 2, any: ['agree', 'extent', 'to a large'] },
    ],
    sample: [
      'According to recent research, people who spend their money on concerts, courses or trips are happier than people who buy things. To a large extent I agree with this claim, although I think that the difference between the two is less clear than it appears.',
      'There are good reasons for preferring experiences. We become used to objects remarkably fast: a new telephone delights its owner for a week and is taken for granted afterwards. A journey, by contrast, tends to improve in memory. I remember a walking tour on which it rained for four days. At the time we were miserable, but my friends and I still laugh about it, and it has become part of our friendship. In addition, experiences are usually shared, and they are difficult to compare, so that we are less likely to envy our neighbours.',
      'Nevertheless, certain possessions are the source of countless experiences. My father bought a second-hand piano thirty years ago, and he has played it nearly every evening since then. A bicycle, a tent or a good kitchen knife may have the same effect. Conversely, an expensive weekend that is chosen only in order to be photographed is hardly more satisfying than a pair of shoes. For people with little money, moreover, a reliable washing machine probably does more for well-being than any concert.',
      'On balance, what matters is not whether we can touch a thing but whether it leads us to do something, preferably with others. I therefore agree that experiences deserve a larger share of our money, provided that we also count the objects that make them possible.',
    ],
    translation:
      '研究者声称，把钱花在旅行、音乐会等体验上，比花在物品上更让人幸福。你在多大程度上同意？请结合自己的观察。',
    zh: '“To what extent” 题要表明同意的程度：先同意，再给限定。题目要求 own observations，必须有个人例子。',
    en: '"To what extent" asks for a degree: agree, then limit the claim. Personal observations are required, not optional.',
    difficulty: 1,
    isExercise: true,
  }),
];
