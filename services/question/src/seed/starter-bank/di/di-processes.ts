import type { StarterQuestion } from '../starter-question.js';
import { image } from './di.js';

export const imageProcessQuestions: readonly StarterQuestion[] = [
  image({
    number: 5,
    name: 'From Cocoa Bean to Chocolate',
    imageAlt: 'Diagram of a process with seven steps',
    picture: {
      kind: 'process',
      title: 'From Cocoa Bean to Chocolate',
      steps: [
        'Pods are harvested',
        'Beans ferment for a week',
        'Beans dry in the sun',
        'Beans are roasted',
        'Shells are removed and beans are ground',
        'Sugar and milk are added',
        'Chocolate is poured into moulds',
      ],
      cycle: false,
    },
    points: [
      { text: 'topic: how chocolate is made', w: 2, any: ['chocolate'] },
      { text: 'number of steps', w: 1, any: ['seven steps', 'seven stages'] },
      { text: 'begins with the harvest of pods', w: 2, any: ['harvest', 'pods'] },
      { text: 'fermenting and drying', w: 2, any: ['ferment', 'dried', 'dry'] },
      { text: 'roasting and grinding', w: 2, any: ['roast', 'are ground', 'grind'] },
      { text: 'sugar and milk are added', w: 1, any: ['sugar', 'milk'] },
      { text: 'ends with moulds', w: 2, any: ['mould', 'mold'] },
    ],
    sample:
      'The diagram illustrates how chocolate is made from cocoa beans, and the process consists of seven steps. First of all, the pods are harvested. Then the beans ferment for about a week, after which they are dried in the sun. In the next stage they are roasted, their shells are removed, and the beans are ground. After that, sugar and milk are added to the mixture. Finally, the liquid is poured into moulds. Overall, it is a linear process that begins on a farm and ends with a finished product.',
    translation: '流程图：从可可豆到巧克力。采摘果荚—豆子发酵一周—在阳光下晒干—烘焙—去壳并研磨—加入糖和牛奶—倒入模具。',
    zh: '流程图用被动语态和顺序词（first, then, after which, finally）。先报步骤数，最后点明是线性过程。',
    en: 'Use the passive and words of order. Say how many steps there are, and finish by noting that the process is linear.',
    difficulty: 0,
    predictiveRate: 5_660,
  }),
  image({
    number: 6,
    name: 'Seaside Village Then and Now',
    imageAlt: 'Two plans of the same place at different times',
    picture: {
      kind: 'plans',
      title: 'A Seaside Village in 1980 and Today',
      plans: [
        {
          name: '1980',
          places: [
            { name: 'Sea', look: 'water', at: [0, 0], size: [100, 14] },
            { name: 'Fish market', look: 'building', at: [6, 18], size: [24, 10] },
            { name: 'Main road', look: 'road', at: [0, 32], size: [100, 5] },
            { name: 'Cottages', look: 'building', at: [38, 18], size: [26, 10] },
            { name: 'Fields', look: 'green', at: [4, 41], size: [58, 16] },
            { name: 'School', look: 'building', at: [70, 42], size: [22, 12] },
          ],
        },
        {
          name: 'Today',
          places: [
            { name: 'Sea', look: 'water', at: [0, 0], size: [100, 14] },
            { name: 'Restaurants', look: 'building', at: [6, 18], size: [24, 10] },
            { name: 'Main road', look: 'road', at: [0, 32], size: [100, 5] },
            { name: 'Hotel', look: 'building', at: [38, 18], size: [26, 10] },
            { name: 'Golf course', look: 'green', at: [4, 41], size: [34, 16] },
            { name: 'Parking', look: 'car park', at: [42, 41], size: [22, 16] },
            { name: 'School', look: 'building', at: [70, 42], size: [22, 12] },
          ],
        },
      ],
    },
    points: [
      { text: 'topic: a village in 1980 and today', w: 2, any: ['village'] },
      { text: 'fish market became restaurants', w: 2, any: ['restaurant', 'fish market'] },
      { text: 'cottages became a hotel', w: 2, any: ['hotel', 'cottage'] },
      { text: 'fields became a golf course and parking', w: 2, any: ['golf', 'car park', 'parking'] },
      { text: 'road and school have not changed', w: 2, any: ['school', 'road'] },
      { text: 'conclusion: from fishing and farming to tourism', w: 2, any: ['touris'] },
    ],
    sample:
      'The two plans compare a seaside village in nineteen eighty with the same village today. Several changes can be seen. Near the water, the fish market has been replaced by restaurants, and a hotel now stands where there used to be cottages. In the lower part, the fields have disappeared: part of the land is a golf course, and the rest has become a car park. However, the main road and the school have remained in the same place. In conclusion, the village has changed from fishing and farming to tourism.',
    translation:
      '两张平面图：一个海边村庄在 1980 年与现在。鱼市变为餐馆，村舍变为酒店，田地变为高尔夫球场和停车场，主路和学校未变。',
    zh: '地图题用 has been replaced by / used to be / remained 描述变化与不变，并用方位词（near the water, in the lower part）。结论概括为转向旅游业。',
    en: 'Use "has been replaced by", "used to be" and "has remained", and say where things are. The conclusion sums the change up in one word: tourism.',
    difficulty: 2,
    predictiveRate: 5_020,
  }),
  image({
    number: 7,
    name: 'Life of a Glass Bottle',
    imageAlt: 'Diagram of a cycle with six steps',
    picture: {
      kind: 'process',
      title: 'The Life of a Glass Bottle',
      steps: [
        'Bottle is filled at the factory',
        'Shop sells the bottle',
        'Customer returns it',
        'Bottle is checked for cracks',
        'Bottle is washed with hot water',
        'Label is renewed',
      ],
      cycle: true,
    },
    points: [
      { text: 'topic: the cycle of a glass bottle', w: 2, any: ['glass bottle', 'bottle'] },
      { text: 'it is a cycle of six steps', w: 2, any: ['cycle', 'six steps', 'six stages'] },
      { text: 'filled and sold', w: 2, any: ['filled', 'sold'] },
      { text: 'returned by the customer', w: 2, any: ['customer', 'return'] },
      { text: 'checked and washed', w: 2, any: ['checked', 'washed', 'crack'] },
      { text: 'conclusion: the bottle can be used again and again', w: 2, any: ['again', 'reuse', 'waste'] },
    ],
    sample:
      'The diagram shows the life of a glass bottle, which is a cycle with six steps. To begin with, the bottle is filled at a factory, and it is then sold in a shop. When the customer has emptied it, he or she returns it. In the following stage, the bottle is checked for cracks and washed with hot water. After the label has been renewed, the bottle goes back to the factory, and the whole cycle starts again. In conclusion, a single bottle can be used many times, so that less waste is produced.',
    translation: '循环图：玻璃瓶的一生。工厂灌装—商店出售—顾客退还—检查裂纹—热水清洗—更换标签—再次灌装。',
    zh: '循环图与流程图的区别在结尾：要说 goes back 或 starts again。结论谈意义：可反复使用、减少废弃物。',
    en: 'What makes a cycle different is its end: say that it "goes back" or "starts again". The conclusion gives the benefit.',
    difficulty: 0,
    isExercise: true,
  }),
  image({
    number: 8,
    name: 'How Commuters Travel',
    imageAlt: 'Bar chart with two bars for each of five categories',
    picture: {
      kind: 'bars',
      title: 'How Commuters Travel to Work',
      unit: 'Share of commuters (%)',
      categories: ['Car', 'Train', 'Bus', 'Bicycle', 'On foot'],
      series: [
        { name: 'Small town', values: [64, 6, 9, 12, 9] },
        { name: 'Large city', values: [27, 35, 18, 13, 7] },
      ],
    },
    points: [
      { text: 'topic: how commuters travel in a town and a city', w: 2, any: ['commuter'] },
      { text: 'car is highest in the small town, sixty-four percent', w: 2, any: ['sixty-four', 'the car', 'by car'] },
      {
        text: 'train is highest in the large city, thirty-five percent',
        w: 2,
        any: ['thirty-five', 'the train', 'by train'],
      },
      { text: 'lowest values: train in town, on foot in city', w: 2, any: ['lowest', 'least', 'only six'] },
      { text: 'cycling is similar in both', w: 2, any: ['similar', 'almost the same', 'bicycle'] },
      { text: 'conclusion: public transport matters more in the city', w: 1, any: ['public transport'] },
    ],
    sample:
      'The bar chart compares how commuters travel to work in a small town and in a large city. In the town, the car is clearly the most common choice with sixty-four percent, whereas only six percent take the train, which is the lowest value. In the city, the train comes first with thirty-five percent, and the car is second with twenty-seven percent. Walking is the least popular there, at seven percent. The figures for the bicycle are almost the same in both places. To conclude, public transport is far more important in the city.',
    translation:
      '图表标题：通勤者的上班方式（%）。小镇：汽车 64、火车 6、公交 9、自行车 12、步行 9；大城市：汽车 27、火车 35、公交 18、自行车 13、步行 7。',
    zh: '双组柱状图要比“同类”也比“两地”：小镇最高是汽车，城市最高是火车，自行车两地几乎相同。用 whereas 连接。',
    en: 'Compare within each place and between the two: the car leads in the town, the train in the city, and cycling is nearly equal.',
    difficulty: 2,
  }),
];
