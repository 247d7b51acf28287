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
      '海草常被误认为海藻，但它是真正的开花植物，大约一亿年前重返海洋。海草床只覆盖海底极小的一部分，位于浅而避风的水域，直到不久前还很少受到关注。船主咒骂它缠住螺旋桨，酒店则把它清除，好让客人在干净的沙滩上游泳。如今，研究者把这些海草床视为地球上最有用的生态系统之一。茂密的叶片减缓海浪，使细小颗粒沉降，从而保持海水清澈，保护海滩免受侵蚀。许多具有商业价值的幼鱼藏身其间。最重要的是，海草能埋藏碳。由于下面的淤泥几乎不含氧气，枯死的根不会腐烂，其中的碳可以留存数百年。问题在于，自十九世纪以来，已知面积大约消失了三分之一，主要是由于农田冲刷下来的化肥、船锚以及沿海建设。海草床死亡后，储存的碳开始逸出。重新种植已被证明可行，几个国家的志愿者如今正用手采集种子，但这既缓慢又昂贵。因此，保护剩下的远比恢复失去的更有意义。',
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
      '人们普遍认为，电灯和屏幕毁掉了我们祖先的自然睡眠，据说他们每晚睡九到十个小时。为了检验这一看法，一组科学家走访了非洲和南美洲三个没有电的狩猎采集群体。戴在手腕上的小装置记录了人们何时入睡、受到多少光照。结果出人意料。三个群体的成员平均都只睡六到七个小时，比工业国家多数人自称的时间还略少。他们并不在日落时就寝，而是在黑暗中还要醒着三个多小时，也很少午睡。支配他们睡眠的似乎不是光线，而是温度：夜里转凉时入睡，黎明前气温停止下降时醒来。这并不意味着现代人的睡眠是完美的。在被研究的人群中，失眠几乎不为人知；三个群体中有两个甚至没有表示失眠的词。他们上午还在户外明亮的光线下度过，而这已知能改善情绪、校准生物钟。作者建议，睡不好的人与其计较睡了几个小时，不如让卧室更凉一些、白天更亮一些。',
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
      '科学期刊偏爱成功。显示明显效果的实验很可能被发表、阅读和引用，而什么也没显示的实验通常被锁进抽屉。这似乎很自然，因为很少有读者喜欢看一份说明某种疗法毫无作用的报告。然而这种习惯有严重后果，研究者称之为发表偏倚。假设二十个团队检验同一种无用的疗法。纯属偶然，其中一个团队很可能发现病人有所好转。如果只有这个团队发表，医生们就会读到一次成功，却永远听不到那十九次失败。日后统计学家汇总已发表的研究时，即使方法再严谨，也会证实一个并不存在的效果。在医学上，这浪费钱财，还可能伤害病人；在任何领域，这都意味着同样的死胡同被一次次重走，因为人们无从知道别人已经来过。目前正在尝试几种补救办法。一些期刊现在承诺，在任何结果得出之前，就凭研究问题和方法的质量决定刊登。公共登记制度要求团队预先公布试验，缺失的报告便一目了然。少数期刊专门发表阴性结果。这些措施费时间、少名声，却使科学记录更加完整，而完整的记录正是进步所依赖的。',
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
      '炎热的日子里，黑色屋顶的温度可达八十摄氏度，而旁边的白色屋顶只比空气略热一点。原因很简单：深色表面吸收照在上面的大部分阳光，白色表面则把大部分阳光送回去。地中海一带的人们几个世纪以来一直把房屋刷白，如今其他地方的城市规划者正在重新发现这一原理。几座大城市的试验表明，把屋顶刷成白色能使下面房间的温度降低二到五度，因而空调用电也更少。如果整片街区都刷白，连街道也会凉快一些。材料便宜，施工也不需要专门培训，这在贫困社区很重要，那里很少有家庭买得起制冷设备。然而，白色屋顶并非在哪里都是正确答案。在冬季漫长的地区，它们也会把有助于给建筑供暖的阳光送回去，额外的取暖可能耗掉夏天省下的能量。如果不清洗，灰尘几年之内就会让涂料变暗。因此，规划者主要向炎热、阳光充足的城市推荐白色屋顶，而较凉爽的城市则适合用植物或隔热层。',
    zh: '“优点—限制—适用范围”结构。句中用 but because … 引出限制，避免把八十度、二至五度等数字全抄进去。',
    en: 'The text goes from benefit to limit to recommendation. Leave the temperatures out and let "but because" introduce the limits.',
    difficulty: 0,
    isExercise: true,
  }),
];
