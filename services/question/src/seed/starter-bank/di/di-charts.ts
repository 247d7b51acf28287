import type { StarterQuestion } from '../starter-question.js';
import { image } from './di.js';

export const imageChartQuestions: readonly StarterQuestion[] = [
  image({
    number: 1,
    name: 'Visitors to a City Museum',
    imageAlt: 'Bar chart with six bars',
    picture: {
      kind: 'bars',
      title: 'Visitors to the City Museum by Month',
      unit: 'Visitors (thousands)',
      categories: ['January', 'March', 'May', 'July', 'September', 'November'],
      series: [{ name: 'Visitors', values: [8, 14, 22, 41, 26, 11] }],
    },
    points: [
      { text: 'topic: museum visitors by month', w: 2, any: ['museum', 'visitors'] },
      { text: 'highest in July, about forty-one thousand', w: 2, any: ['july', 'forty-one'] },
      { text: 'lowest in January, eight thousand', w: 2, any: ['january', 'eight thousand'] },
      { text: 'July is about five times January', w: 2, any: ['five times'] },
      { text: 'fall after July to November', w: 1, any: ['november', 'falls', 'drops'] },
      { text: 'conclusion: most people come in summer', w: 1, any: ['summer', 'warmer'] },
    ],
    sample:
      'The bar chart shows how many people visited the city museum in six different months of one year. The highest figure can be seen in July, with approximately forty-one thousand visitors. In contrast, the lowest figure is in January, when only eight thousand people came, so July is about five times as high. The number rises steadily until the peak, and after that it falls to twenty-six thousand in September and eleven thousand in November. In conclusion, the museum is by far the most popular in summer.',
    translation:
      '图表标题：市博物馆各月参观人数（单位：千人）。一月 8，三月 14，五月 22，七月 41，九月 26，十一月 11。',
    zh: '单组柱状图：主题—最高（七月 41 千）—最低（一月 8 千）—倍数比较（约五倍）—结论。注意单位是千，不要读成 forty-one visitors。',
    en: 'One set of bars: topic, highest, lowest, one comparison, conclusion. The unit is thousands, so do not say "forty-one visitors".',
    difficulty: 0,
    predictiveRate: 7_150,
  }),
  image({
    number: 2,
    name: 'Three Ways of Reading the News',
    imageAlt: 'Line chart with three lines',
    picture: {
      kind: 'lines',
      title: 'Main Source of News, 2004 to 2024',
      unit: 'Share of adults (%)',
      categories: ['2004', '2009', '2014', '2019', '2024'],
      series: [
        { name: 'Television', values: [52, 49, 43, 35, 28] },
        { name: 'Newspapers', values: [34, 27, 18, 11, 7] },
        { name: 'Internet', values: [14, 24, 39, 54, 65] },
      ],
    },
    points: [
      { text: 'topic: sources of news from 2004 to 2024', w: 2, any: ['news'] },
      { text: 'internet rises from fourteen to sixty-five percent', w: 3, any: ['sixty-five', 'internet'] },
      { text: 'television falls from fifty-two to twenty-eight', w: 2, any: ['television'] },
      { text: 'newspapers fall to seven, the lowest', w: 2, any: ['newspaper'] },
      {
        text: 'the internet overtakes television before 2019',
        w: 2,
        any: ['overtook', 'overtakes', 'crosses', 'passes'],
      },
      { text: 'conclusion: the internet has replaced older media', w: 1, any: ['replac', 'conclu', 'overall'] },
    ],
    sample:
      'The line chart compares three main sources of news between two thousand and four and two thousand and twenty-four. At the beginning, television was the most popular with fifty-two percent of adults, followed by newspapers, while the internet had only fourteen percent. The share of the internet rose sharply and reached sixty-five percent at the end. It overtook television between two thousand and fourteen and two thousand and nineteen. Newspapers fell to just seven percent, the lowest value. Overall, the internet has largely replaced the older media.',
    translation: '图表标题：2004 至 2024 年成年人获取新闻的主要来源（占比，%）。电视 52→28，报纸 34→7，互联网 14→65。',
    zh: '折线图抓趋势与交叉点：互联网在 2014 至 2019 年间超过电视。年份可说成 at the beginning / at the end，节省时间。',
    en: 'Describe trends and the crossing point: the internet passes television between 2014 and 2019. Say "at the beginning" and "at the end" to save time.',
    difficulty: 1,
    predictiveRate: 6_320,
  }),
  image({
    number: 3,
    name: 'Household Water Use',
    imageAlt: 'Two pie charts with five slices each',
    picture: {
      kind: 'pies',
      title: 'How Two Households Use Water',
      unit: '%',
      pies: [
        {
          name: 'Flat in the city',
          slices: [
            { name: 'Shower', value: 38 },
            { name: 'Toilet', value: 27 },
            { name: 'Laundry', value: 18 },
            { name: 'Kitchen', value: 15 },
            { name: 'Garden', value: 2 },
          ],
        },
        {
          name: 'House with a garden',
          slices: [
            { name: 'Shower', value: 26 },
            { name: 'Toilet', value: 18 },
            { name: 'Laundry', value: 12 },
            { name: 'Kitchen', value: 10 },
            { name: 'Garden', value: 34 },
          ],
        },
      ],
    },
    points: [
      { text: 'topic: water use in two households', w: 2, any: ['water'] },
      { text: 'shower is the largest in the flat, thirty-eight percent', w: 2, any: ['shower', 'thirty-eight'] },
      { text: 'garden is the largest in the house, thirty-four percent', w: 2, any: ['thirty-four'] },
      { text: 'garden is the smallest in the flat, two percent', w: 2, any: ['two percent', 'smallest'] },
      { text: 'kitchen is the smallest in the house', w: 1, any: ['kitchen'] },
      {
        text: 'conclusion: a garden changes the pattern',
        w: 1,
        any: ['conclu', 'overall', 'makes a great difference'],
      },
    ],
    sample:
      'The two pie charts show how water is used in a flat in the city and in a house with a garden. In the flat, the shower takes the largest share with thirty-eight percent, and the toilet follows with twenty-seven percent, while the garden has the smallest share, only two percent. In the house, by contrast, the garden needs the most water, namely thirty-four percent, and the kitchen needs the least, at ten percent. In conclusion, a garden makes a great difference to how a household uses its water.',
    translation:
      '图表标题：两户家庭的用水构成（%）。城市公寓：淋浴 38、厕所 27、洗衣 18、厨房 15、花园 2；带花园的房子：淋浴 26、厕所 18、洗衣 12、厨房 10、花园 34。',
    zh: '两个饼图对比：各说最大和最小，再抓反差最大的 garden（2% 对 34%）。不必把十个数字都念完。',
    en: 'Compare the two: give the largest and smallest of each, and the most striking contrast, the garden. You need not read all ten numbers.',
    difficulty: 1,
  }),
  image({
    number: 4,
    name: 'Four Electric Cars Compared',
    imageAlt: 'Table with four rows and four columns',
    picture: {
      kind: 'table',
      title: 'Four Electric Cars Compared',
      columns: ['Car', 'Price ($)', 'Range (km)', 'Charging time (h)'],
      rows: [
        ['City', '21,000', '220', '4'],
        ['Family', '34,000', '410', '7'],
        ['Sport', '58,000', '480', '6'],
        ['Van', '42,000', '350', '9'],
      ],
    },
    points: [
      { text: 'topic: four electric cars', w: 2, any: ['electric car'] },
      { text: 'what is compared: price, range, charging time', w: 1, any: ['range', 'charging time'] },
      { text: 'sport car: most expensive and longest range', w: 3, any: ['sport'] },
      { text: 'city car: cheapest, shortest range, fastest charging', w: 3, any: ['city car'] },
      { text: 'van takes longest to charge', w: 2, any: ['the van'] },
      { text: 'conclusion: range costs money', w: 1, any: ['conclu', 'overall', 'pay more'] },
    ],
    sample:
      'The table compares four electric cars in terms of price, range and charging time. The sport model is the most expensive at fifty-eight thousand dollars, and it also has the longest range, which is four hundred and eighty kilometres. On the other hand, the city car is the cheapest at twenty-one thousand dollars; its range is only two hundred and twenty kilometres, but it charges in just four hours. The van needs the longest time, namely nine hours. In conclusion, buyers who want a long range have to pay more.',
    translation:
      '图表标题：四款电动车对比。城市款：21,000 美元、续航 220 公里、充电 4 小时；家庭款：34,000、410、7；运动款：58,000、480、6；厢式款：42,000、350、9。',
    zh: '表格先说行列含义，再按“最”来选数据：最贵、最便宜、最慢。结论把价格与续航联系起来。',
    en: 'Say what rows and columns mean, then pick the extremes. The conclusion connects price with range.',
    difficulty: 1,
    isExercise: true,
  }),
];
