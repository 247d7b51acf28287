import type { StarterQuestion } from '../starter-question.js';
import { academicSummary } from '../text-summary.js';

export const academicSummaryScienceQuestions: readonly StarterQuestion[] = [
  academicSummary({
    number: 1,
    name: 'The Benefits of Seagrass',
    passage: [
      'Seagrass is often mistaken for seaweed, yet it is a true flowering plant that returned to the sea some hundred million years ago. Its meadows cover only a tiny part of the ocean floor, in shallow and sheltered water, and until recently they received little attention. Boat owners cursed them for tangling propellers, and hotels removed them so that guests could swim over clean sand.',
      'Researchers now regard these meadows as one of the most useful ecosystems on Earth. The dense leaves slow the waves and allow fine particles to sink, which keeps the water clear and protects beaches from erosion. Young fish, many of them of commercial value, hide among the plants. Above all, seagrass buries carbon. Because the mud beneath it contains hardly any oxygen, dead roots do not rot, and the carbon that they contain may remain there for centuries.',
      'The trouble is that roughly a third of the known area has disappeared since the nineteenth century, mainly because of fertiliser washed from farmland, anchors, and building along the coast. When a meadow dies, the stored carbon begins to escape. Replanting has proved possible, and volunteers in several countries now collect seeds by hand, but it is slow and expensive. Protecting what is left therefore makes far more sense than restoring what has been lost.',
    ],
    points: [
      { text: 'seagrass meadows are very useful', w: 2, any: ['seagrass'] },
      { text: 'they protect coasts and fish', w: 2, any: ['coast', 'beach', 'fish'] },
      { text: 'they store carbon', w: 2, any: ['carbon'] },
      {
        text: 'a third has been lost through human activity',
        w: 2,
        any: ['a third', 'human activit', 'disappear', 'vanish'],
      },
      { text: 'protection is better than replanting', w: 2, any: ['protect', 'conserv', 'preserv'] },
    ],
    sample:
      'Although seagrass meadows shelter young fish, defend coasts and lock carbon away for centuries, about a third of them has vanished through human activity, and since replanting is slow and costly, conserving the remaining ones is the wiser course.',
    translation:
      '海草常被误认为海藻，其实是约一亿年前重返海洋的开花植物。海草床只占海底极小部分，长期不受重视，船主嫌它缠住螺旋桨，酒店为了干净的沙滩将其清除。如今研究者视之为地球上最有用的生态系统之一：茂密的叶片减缓海浪、让细小颗粒沉降，使海水清澈、海滩免受侵蚀；有商业价值的幼鱼藏身其间；更重要的是，海草能埋藏碳，下面的淤泥几乎无氧，枯根不腐烂，碳可封存数百年。然而自十九世纪以来，已知面积约三分之一消失，主要因为农田化肥、船锚和海岸建设。草床死亡后，碳开始逸出。重新种植可行但缓慢昂贵，因此保护现存的远比恢复失去的更合理。',
    zh: '三段三要点：作用（护岸、育鱼、固碳）—消失三分之一—保护优于重种。用 Although … , and since … 把三层并入一句，句末只留一个句号。',
    en: 'Take one idea from each paragraph: what it does, that a third is gone, and that protection beats replanting. "Although ... and since ..." holds them in one sentence.',
    difficulty: 1,
    predictiveRate: 7_820,
  }),
  academicSummary({
    number: 2,
    name: 'Sleep in the Modern World',
    passage: [
      'It is widely believed that electric light and screens have destroyed the natural sleep of our ancestors, who are supposed to have slept nine or ten hours a night. To test this idea, a team of scientists visited three communities of hunters and gatherers in Africa and South America that live without electricity. Small devices worn on the wrist recorded when people slept and how much light reached them.',
      'The results were unexpected. The members of all three communities slept between six and seven hours on average, slightly less than most people in industrial countries say they do. They did not go to bed at sunset but stayed awake for more than three hours in the dark, and they rarely took naps. What seemed to govern their sleep was not light but temperature: they fell asleep as the night grew cooler, and woke when it stopped cooling, just before dawn.',
      'This does not mean that modern sleep is perfect. Sleeplessness was almost unknown among the people who were studied; two of the three groups had no word for it. They also spent the mornings outdoors in bright light, which is known to lift the mood and to set the inner clock. The authors suggest that, instead of counting hours, people who sleep badly might keep their bedrooms cooler and their days brighter.',
    ],
    points: [
      {
        text: 'communities without electricity were studied',
        w: 2,
        any: ['without electricity', 'hunter', 'traditional'],
      },
      {
        text: 'they sleep only six to seven hours',
        w: 2,
        any: ['six to seven', 'seven hours', 'six hours', 'no longer than'],
      },
      { text: 'temperature governs their sleep', w: 2, any: ['temperature', 'cool'] },
      { text: 'they hardly know sleeplessness', w: 1, any: ['sleeplessness', 'insomnia', 'sleep well'] },
      { text: 'advice: cooler rooms, brighter days', w: 2, any: ['bedroom', 'bright', 'daylight'] },
    ],
    sample:
      'A study of communities without electricity found that they sleep only six to seven hours, guided by falling temperature rather than darkness, yet hardly suffer from insomnia, which suggests that poor sleepers need cooler bedrooms and brighter days rather than longer nights.',
    translation:
      '人们普遍认为电灯和屏幕毁掉了祖先的自然睡眠，据说祖先每晚睡九到十小时。为检验这一看法，科学家走访了非洲和南美三个没有电的狩猎采集群体，用腕戴设备记录睡眠和光照。结果出人意料：他们平均只睡六到七小时，略少于工业国家的人自称的时长；日落后还要醒着三个多小时，也很少午睡。支配睡眠的似乎不是光而是温度：夜凉时入睡，黎明前停止降温时醒来。这并不说明现代睡眠完美：他们几乎不知失眠为何物，其中两个群体连这个词都没有；上午在户外接受明亮光照，能改善情绪、校准生物钟。作者建议睡不好的人不必计较时长，而应让卧室更凉、白天更亮。',
    zh: '要点：研究对象—睡眠时长—温度而非光线—几乎无失眠—建议。用 found that … , yet … , which suggests that … 串成一句。',
    en: 'Chain the ideas with "found that ..., yet ..., which suggests that ...". The contrast of temperature and darkness is the heart of the text.',
    difficulty: 1,
  }),
  academicSummary({
    number: 3,
    name: 'Learning from Failed Experiments',
    passage: [
      'Scientific journals prefer success. An experiment that shows a clear effect is likely to be printed, read and quoted, whereas one that shows nothing usually ends in a drawer. This seems natural, since few readers enjoy a report that a treatment made no difference. Yet the habit has serious consequences, which researchers call publication bias.',
      'Suppose that twenty teams test the same useless remedy. By pure chance, one of them will probably find that patients improve. If only that team publishes, doctors will read of a success and never hear of the nineteen failures. When statisticians later combine the published studies, even their careful methods will confirm an effect that does not exist. In medicine, this wastes money and may harm patients; in every field, it means that the same dead ends are explored again and again by people who cannot know that others have been there before.',
      'Several remedies are being tried. Some journals now promise to print a study on the strength of its question and method, before any result is known. Public registers oblige teams to announce a trial in advance, so that a missing report becomes visible. A few journals publish nothing but negative results. These measures cost time and bring little fame, but they make the record of science more complete, and a complete record is what progress depends on.',
    ],
    points: [
      { text: 'journals prefer positive results', w: 2, any: ['journal', 'positive', 'success'] },
      { text: 'bias: useless treatments look effective', w: 2, any: ['useless', 'ineffective', 'mislead', 'bias'] },
      { text: 'dead ends are repeated, money wasted, patients harmed', w: 2, any: ['wast', 'harm', 'repeat'] },
      { text: 'remedies: registers, accepting by method', w: 2, any: ['regist', 'method', 'announc'] },
      { text: 'complete record serves progress', w: 1, any: ['complete', 'record'] },
    ],
    sample:
      'Because journals favour positive results, useless treatments can appear effective and resources are wasted on repeated failures, so registers of trials, acceptance based on method, and outlets for negative findings are being introduced to give science a more complete record.',
    translation:
      '科学期刊偏爱成功。显示明显效果的实验容易发表、被阅读和引用，毫无结果的实验往往被束之高阁。这看似自然，却有严重后果，研究者称之为发表偏倚。假设二十个团队检验同一种无效疗法，纯属偶然，其中一个可能发现病人好转；若只有它发表，医生只会读到成功，永远不知道那十九次失败。统计学家日后汇总已发表的研究，也会证实一个不存在的效果。在医学上，这浪费钱财、可能伤害病人；在各领域，人们会一再走进同样的死胡同。补救办法包括：期刊在结果未知时就凭问题和方法承诺发表；公共登记处要求团队预先公布试验；少数期刊专登阴性结果。这些措施费时少名，却让科学记录更完整，而进步正有赖于此。',
    zh: '因果链：偏爱成功→无效疗法显得有效、浪费→三项补救→更完整的记录。第二段的“二十个团队”是例子，总结时舍去。',
    en: 'Follow the chain from cause to remedy. The twenty teams in the second paragraph are only an example, so leave them out.',
    difficulty: 2,
    predictiveRate: 5_940,
  }),
  academicSummary({
    number: 4,
    name: 'The Cooling Power of White Roofs',
    passage: [
      'On a hot day a black roof can reach eighty degrees Celsius, while a white one beside it remains only slightly warmer than the air. The reason is simple. A dark surface absorbs most of the sunlight that strikes it, and a white surface sends most of it back. People around the Mediterranean have whitewashed their houses for centuries, and the principle is now being rediscovered by city planners elsewhere.',
      'Trials in several large cities have shown that painting a roof white lowers the temperature of the rooms below by two to five degrees, so that less electricity is needed for air conditioning. If whole districts are painted, even the streets become a little cooler. The material is cheap, and the work can be done by people without special training, which matters in poor neighbourhoods, where few families can afford a cooling machine.',
      'White roofs are not the right answer everywhere, however. In regions with long winters, they also send back the sunlight that would have helped to warm the building, and the extra heating may use up what was saved in summer. Dust darkens the paint within a few years unless it is washed. Planners therefore recommend white roofs above all for hot, sunny cities, and plants or insulation for cooler ones.',
    ],
    points: [
      { text: 'white roofs send sunlight back', w: 2, any: ['reflect', 'white roof'] },
      { text: 'they cool rooms and save electricity', w: 2, any: ['cool', 'electric', 'energy'] },
      { text: 'cheap, helpful for poor districts', w: 1, any: ['cheap', 'poor', 'inexpensive'] },
      { text: 'drawbacks: colder in winter, dust', w: 2, any: ['winter', 'dust', 'heating'] },
      { text: 'best for hot sunny cities', w: 2, any: ['sunny', 'hot cit', 'hot region', 'hot countr', 'warm region'] },
    ],
    sample:
      'White roofs reflect sunlight and thus cool buildings cheaply while cutting electricity use, but because they raise heating needs in winter and lose their effect when covered with dust, they are suitable mainly for hot, sunny cities.',
    translation:
      '炎热天气里，黑色屋顶可达八十摄氏度，旁边的白色屋顶只比气温略高。道理很简单：深色表面吸收大部分阳光，白色表面则将其反射回去。地中海沿岸的人们几百年来把房子刷白，如今其他地方的城市规划者正重新发现这一原理。几座大城市的试验表明，屋顶刷白能让室内降温二至五度，减少空调用电；整片街区刷白，连街道也会凉爽一些。材料便宜，无需专业培训即可施工，这对买不起空调的贫困社区很重要。但白屋顶并非处处适用：冬季漫长的地区，它也反射了有助取暖的阳光，额外的供暖可能抵消夏天省下的能源；灰尘几年内会让涂料变暗。因此规划者主要向炎热多阳光的城市推荐白屋顶，较凉的城市则宜用植被或隔热层。',
    zh: '“优点—限制—适用范围”结构。句中用 but because … 引出限制，避免把八十度、二至五度等数字全抄进去。',
    en: 'The text goes from benefit to limit to recommendation. Leave the temperatures out and let "but because" introduce the limits.',
    difficulty: 0,
    isExercise: true,
  }),
];
