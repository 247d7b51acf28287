import type { StarterQuestion } from '../starter-question.js';
import { lecture } from './rl.js';

export const lectureSocietyQuestions: readonly StarterQuestion[] = [
  lecture({
    number: 5,
    name: 'How the Potato Changed Europe',
    transcript:
      'Today I want to talk about a plant that most of us find rather ordinary: the potato. It came to Europe from the mountains of South America in the sixteenth century, and at first hardly anybody wanted to eat it. People grew it as a curiosity in botanical gardens, and many believed that it caused disease, because it is not mentioned in old books and because its relatives are poisonous. What changed their minds was hunger. A field of potatoes feeds about twice as many people as a field of wheat, and, since the crop is hidden under the ground, passing armies could not easily burn or steal it. During the eighteenth century rulers began to promote the plant, and the population grew rapidly. But there was a danger. Regions that relied on a single variety had no protection when a new disease arrived, and the harvest failures of the eighteen forties led to terrible famine. The lesson, then, is that a wonderful crop should never be the only one.',
    points: [
      { text: 'topic: the potato and its effect on Europe', w: 2, any: ['potato'] },
      { text: 'came from South America', w: 1, any: ['south america'] },
      { text: 'people did not trust it at first', w: 2, any: ['poison', 'disease', 'did not want', 'at first'] },
      { text: 'feeds twice as many people as wheat', w: 2, any: ['twice', 'wheat'] },
      { text: 'population grew', w: 1, any: ['population'] },
      { text: 'relying on one variety led to famine', w: 2, any: ['famine', 'single variety', 'one variety'] },
      { text: 'lesson: never rely on one crop', w: 1, any: ['only one', 'lesson', 'rely on'] },
    ],
    sample:
      'The lecture describes how the potato changed Europe. It came from South America in the sixteenth century, but at first people did not trust it, since they feared that it caused disease. Later they found that a field of potatoes feeds twice as many people as wheat, and that armies could not easily steal the crop. As a result, the population grew quickly. However, regions that relied on a single variety suffered a famine in the eighteen forties. The lesson is that no crop should be the only one.',
    translation:
      '今天我想谈谈一种多数人觉得很普通的植物：马铃薯。它在十六世纪从南美山区来到欧洲，起初几乎没人愿意吃。人们把它当作奇物种在植物园里，许多人相信它会致病，因为古书里没有记载，而且它的近亲有毒。改变人们看法的是饥饿。一块马铃薯田养活的人数约是小麦田的两倍，而且它藏在地下，过境的军队不易烧毁或抢走。十八世纪，统治者开始推广它，人口迅速增长。但也有危险：依赖单一品种的地区在新病害到来时毫无防护，十九世纪四十年代的歉收导致可怕的饥荒。教训是：再好的作物也不该是唯一的作物。',
    zh: '按时间线记：十六世纪传入—不被信任—两倍产量、人口增长—单一品种—饥荒。最后一句是教训。',
    en: 'Take notes along the timeline: arrival, mistrust, twice the yield, growth, famine. The lesson stands in the last sentence.',
    difficulty: 1,
    predictiveRate: 7_900,
  }),
  lecture({
    number: 6,
    name: 'Choice in the Supermarket',
    transcript:
      'Most of us would say that more choice is always better. A famous experiment suggests otherwise. Researchers set up a small table in a food shop and offered customers jam to taste. On some days there were twenty-four kinds of jam, on other days only six. The large table attracted more people, as you would expect. But when it came to buying, the result was the other way round: of the people who had seen six kinds, thirty percent bought a jar, and of those who had seen twenty-four, only three percent did. Why is that? Comparing many options takes effort, and the more we reject, the more we fear that we have missed the best one. I should add that later studies did not always find the same effect. It seems to be strongest when the options are hard to compare and when shoppers do not know what they want. Even so, many companies have shortened their lists, and sales went up.',
    points: [
      { text: 'topic: more choice is not always better', w: 2, any: ['choice'] },
      { text: 'experiment with jam', w: 1, any: ['jam'] },
      { text: 'twenty-four kinds attracted more people', w: 1, any: ['attract', 'twenty-four'] },
      {
        text: 'six kinds sold more: thirty against three percent',
        w: 3,
        any: ['thirty percent', 'bought', 'three percent'],
      },
      { text: 'reason: effort of comparing and fear of missing', w: 2, any: ['effort', 'compar', 'fear'] },
      { text: 'later studies differ', w: 1, any: ['later studies', 'not always', 'hard to compare'] },
    ],
    sample:
      'The lecture suggests that more choice is not always better. In an experiment, customers in a shop could taste either twenty-four or six kinds of jam. The larger table attracted more people, but thirty percent bought a jar after seeing six kinds and only three percent after seeing twenty-four. The reason is that comparing options takes effort and makes us fear that we have missed the best one. Later studies did not always find this effect, which is strongest when options are hard to compare.',
    translation:
      '多数人会说，选择越多越好。一个著名的实验却不这么认为。研究者在食品店摆了一张小桌，请顾客品尝果酱：有几天摆二十四种，有几天只摆六种。果然，大桌吸引了更多人。但在购买上结果恰好相反：看过六种的人有百分之三十买了一瓶，看过二十四种的只有百分之三。为什么？比较众多选项很费力，而且放弃得越多，越怕错过最好的。需要补充的是，后来的研究并不总能得到同样的结果：当选项难以比较、顾客又不清楚自己想要什么时，效应最强。即便如此，许多公司缩短了产品清单，销量反而上升。',
    zh: '四个数字成对记：24—3%，6—30%。先说结论再说实验，最后补原因与保留意见。',
    en: 'Pair the numbers: twenty-four with three percent, six with thirty. Give the claim first, then the experiment, the reason and the reservation.',
    difficulty: 1,
  }),
  lecture({
    number: 7,
    name: 'Why Old Concrete Lasts',
    transcript:
      'If you walk through an ancient harbour in Italy, you will see concrete that has stood in the sea for two thousand years. Modern concrete in the same water often cracks within fifty. So what did the Roman builders know? They mixed lime with volcanic ash and added pieces of rock. When sea water entered the mixture, it slowly reacted with the ash, and new crystals grew in the tiny gaps. In other words, the sea did not weaken the walls but strengthened them. Recent research points to a second secret. Small white lumps of lime were long regarded as a sign of careless work. It now appears that, when a crack forms and water flows in, these lumps dissolve and fill the crack again. Engineers would love to copy this. Making cement today causes about eight percent of all carbon dioxide from human activity, so a material that lasts many times longer would save a great deal of energy.',
    points: [
      { text: 'topic: why ancient Roman concrete lasts', w: 2, any: ['concrete'] },
      { text: 'two thousand years against fifty', w: 1, any: ['two thousand', 'fifty'] },
      { text: 'lime and volcanic ash', w: 2, any: ['volcanic', 'volcano', 'lime'] },
      { text: 'sea water makes new crystals, strengthening it', w: 2, any: ['crystal', 'stronger', 'strengthen'] },
      { text: 'lumps of lime fill cracks', w: 2, any: ['lump', 'crack'] },
      { text: 'copying it would cut carbon dioxide', w: 2, any: ['carbon', 'eight percent', 'energy'] },
    ],
    sample:
      'The lecture explains why Roman concrete has lasted for two thousand years, while modern concrete in the sea may crack within fifty. The builders mixed lime with volcanic ash, and sea water reacted with it, so that new crystals grew and made the walls stronger. In addition, small lumps of lime dissolve when a crack forms and fill it again. To conclude, engineers would like to copy this, since cement causes about eight percent of carbon dioxide emissions and a longer life would save energy.',
    translation:
      '走在意大利的古港口，你会看到在海水中屹立了两千年的混凝土；同样的海水里，现代混凝土往往不到五十年就开裂。古罗马的建造者知道什么？他们把石灰与火山灰混合，再加入碎石。海水渗入后与火山灰缓慢反应，在细小的缝隙中长出新的晶体。换言之，大海没有削弱墙体，反而加固了它。最新研究指出第二个秘密：小块白色石灰长期被视为做工粗糙的标志，如今看来，当裂缝出现、水渗入时，这些石灰块会溶解并重新填满裂缝。工程师很想效仿。如今生产水泥约占人类活动二氧化碳排放的百分之八，寿命长得多的材料将节省大量能源。',
    zh: '两个“秘密”是骨架：海水生成晶体、石灰块自愈裂缝。数字 2000/50/8% 各记一次即可，结尾落到减排意义。',
    en: 'The two secrets are the skeleton: crystals from sea water, and lumps that heal cracks. Finish with what it means for the climate.',
    difficulty: 2,
    isExercise: true,
  }),
  lecture({
    number: 8,
    name: 'Sign Languages of the World',
    transcript:
      'There is a common belief that sign language is the same everywhere. It is not. There are more than one hundred and forty sign languages in the world, and they developed wherever deaf people lived together. They are not copies of spoken languages, either. British and American signers, for example, cannot easily understand each other, although the hearing people around them both speak English. Sign languages have their own grammar, which uses space, movement and the face. Raised eyebrows, for instance, can turn a statement into a question. The birth of a new one was observed in Nicaragua. In the late nineteen seventies a school for deaf children was opened, and teachers tried to teach the children to read lips, with little success. But in the playground, the pupils invented signs, and each new group of younger children made the system richer and more regular. Within about twenty years a complete language had appeared. It is perhaps the best evidence we have that children do not merely learn language: they create it.',
    points: [
      { text: 'topic: sign languages differ', w: 2, any: ['sign language'] },
      { text: 'more than one hundred and forty exist', w: 1, any: ['one hundred and forty', '140'] },
      { text: 'independent of spoken languages: British and American differ', w: 2, any: ['british', 'spoken'] },
      { text: 'own grammar of space, movement, face', w: 2, any: ['grammar'] },
      { text: 'a new language arose in Nicaragua at a school', w: 2, any: ['nicaragua', 'school'] },
      { text: 'conclusion: children create language', w: 2, any: ['create', 'invent'] },
    ],
    sample:
      'The lecture makes clear that sign language is not the same everywhere. There are over one hundred and forty sign languages, and they are independent of spoken ones, so British and American signers hardly understand each other. They have their own grammar, which uses space, movement and the face. In Nicaragua, scientists could even observe how a new language was born: children at a school for the deaf invented signs, and younger pupils made them more regular. This shows that children do not just learn language but create it.',
    translation:
      '人们普遍以为手语全世界都一样，其实不然。世界上有一百四十多种手语，凡是聋人聚居之处就会发展出来。它们也不是口语的翻版：比如英国和美国的手语者彼此不易看懂，尽管周围的健听人都说英语。手语有自己的语法，运用空间、动作和面部表情，例如扬起眉毛能把陈述变成疑问。人们在尼加拉瓜观察到了一种新手语的诞生：二十世纪七十年代末，一所聋童学校开办，老师试图教孩子们读唇，收效甚微；但在操场上，学生们发明了手势，一批批更小的孩子让这套系统更丰富、更规则。大约二十年间，一门完整的语言出现了。这或许是最好的证据，说明孩子不只是学习语言，更在创造语言。',
    zh: '先破除误解，再给两条论据（英美不同、有语法），然后讲尼加拉瓜的例子，最后用结论句收尾。人名地名听不清时可说 in one country。',
    en: 'The lecture corrects a belief, gives two facts, tells one story, and draws a conclusion. If you did not catch the country, say "in one country" and go on.',
    difficulty: 2,
    predictiveRate: 4_900,
  }),
];
