import type { StarterQuestion } from '../starter-question.js';
import { lecture } from './rl.js';

export const lectureSocietyQuestions: readonly StarterQuestion[] = [
  lecture({
    number: 5,
    name: 'Two Words for Tea',
    transcript:
      'Here is a small puzzle. Nearly all the languages of the world use one of two words for the same drink. Either it sounds like tea, as in English, French or Dutch, or it sounds like chai, as in Hindi, Russian, Persian or Swahili. How did that come about? Both words come from China, and both are written with the same character. In most of the country it is pronounced cha, but in the dialect of the coast around Xiamen it is te. Merchants who travelled by land, along the roads through Central Asia, took the word cha with them, and it became chai on the way. Dutch traders, however, bought their tea at the southern coast, and their ships carried the word te to western Europe. So the rule is surprisingly simple: if it came by land, it is chai, and if it came by sea, it is tea. Portugal is the exception that proves the rule: its ships traded through Macau, where people said cha, and the Portuguese say it to this day.',
    points: [
      { text: 'topic: two words for tea in the world', w: 2, any: ['two words'] },
      { text: 'both come from China, same character', w: 2, any: ['china', 'character'] },
      { text: 'cha spread by land through Central Asia', w: 2, any: ['by land', 'central asia'] },
      { text: 'te spread by sea with Dutch traders', w: 2, any: ['dutch', 'by sea'] },
      { text: 'rule: land chai, sea tea', w: 2, any: ['rule', 'chai'] },
      { text: 'exception: Portugal', w: 1, any: ['portug'] },
    ],
    sample:
      'The lecture explains why almost all languages use one of two words for tea. Both words come from China and are written with the same character, but it is pronounced cha in most regions and te on part of the coast. Merchants who travelled by land through Central Asia spread the first form, which became chai. Dutch traders, by contrast, carried the second form to western Europe by ship. Therefore the rule is simple: chai came by land and tea came by sea. The only exception is Portugal, which traded through Macau.',
    translation:
      '这里有一个小谜题。世界上几乎所有语言都用两个词之一来称呼同一种饮料：要么读音像 tea，如英语、法语和荷兰语；要么像 chai，如印地语、俄语、波斯语和斯瓦希里语。这是怎么来的？两个词都来自中国，写的是同一个字。在全国大部分地区读作 cha，而在厦门一带的沿海方言里读作 te。沿陆路穿过中亚的商人带走了 cha，途中变成了 chai；而荷兰商人在南部沿海买茶，他们的船把 te 带到了西欧。所以规律出奇地简单：从陆路来的叫 chai，从海路来的叫 tea。葡萄牙是证明规律的例外：它的船经澳门贸易，那里的人说 cha，葡萄牙人至今仍这样说。',
    zh: '抓对照：陆路—cha/chai，海路—te/tea，例外是葡萄牙（澳门）。注意 Here is a small puzzle 引出主题，So the rule is 引出结论。',
    en: 'Note the pair: by land, chai; by sea, tea; and the exception. "Here is a small puzzle" opens the topic and "So the rule is" gives the conclusion.',
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
    name: 'How Spectacles Changed Work',
    transcript:
      'When we list the great inventions of the Middle Ages, we tend to think of clocks or of the printing press. I would like to add a humble object: a pair of spectacles. They were first made in northern Italy towards the end of the thirteenth century, by craftsmen who knew how to grind glass. The first lenses helped people who could no longer see what was near, and that is a problem which nearly everybody has after the age of forty-five. Think what this meant. A goldsmith, a weaver or a scribe reached the height of his skill just when his eyes began to fail. With spectacles he could work for another fifteen or twenty years, and, just as important, teach younger men. Historians have suggested that the working life of skilled people was almost doubled. There was a further effect. Workshops that ground lenses by the thousand became better and better at it, and around the year sixteen hundred somebody put two lenses into one tube. The telescope and the microscope, and with them modern science, grew out of a trade that served tired eyes.',
    points: [
      { text: 'topic: spectacles and their effect on work', w: 2, any: ['spectacles', 'glasses'] },
      { text: 'first made in Italy in the thirteenth century', w: 1, any: ['italy', 'thirteenth'] },
      { text: 'helped people over forty-five to see what is near', w: 2, any: ['forty-five', 'close', 'near'] },
      { text: 'craftsmen could work longer', w: 2, any: ['longer', 'fifteen', 'twenty years', 'working life'] },
      { text: 'they could teach younger men', w: 1, any: ['teach', 'younger'] },
      { text: 'led to telescope and microscope', w: 2, any: ['telescope', 'microscope'] },
    ],
    sample:
      'The speaker describes how spectacles changed work. They were invented in northern Italy in the thirteenth century, and they helped people over the age of forty-five who could not see clearly at a short distance. As a result, skilled craftsmen such as goldsmiths and scribes could continue for another fifteen or twenty years, so their working life was almost doubled, and they had time to teach younger men. Moreover, workshops became better at making lenses, which finally led to the telescope and the microscope. In short, a humble object made modern science possible.',
    translation:
      '列举中世纪的伟大发明时，我们往往想到钟表或印刷机。我想补充一件不起眼的东西：眼镜。它最早出现在十三世纪末的意大利北部，由懂得磨玻璃的工匠制作。最初的镜片帮助看不清近处的人，而几乎每个人过了四十五岁都会有这个问题。想想这意味着什么：金匠、织工或抄写员恰恰在技艺达到顶峰时视力开始衰退。有了眼镜，他可以再工作十五到二十年，同样重要的是，可以教导年轻人。历史学家认为，熟练工匠的工作年限几乎翻了一番。还有进一步的影响：成千上万地磨制镜片的作坊手艺越来越精，大约在 1600 年，有人把两块镜片装进同一根管子。望远镜和显微镜，以及随之而来的现代科学，就出自一个为疲倦的眼睛服务的行业。',
    zh: '两层影响：延长工匠的工作年限（并传授技艺）；磨镜技术催生望远镜和显微镜。There was a further effect 是第二层的信号。',
    en: 'There are two effects: a longer working life with time to teach, and, announced by "a further effect", the telescope and the microscope.',
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
