import type { StarterQuestion } from '../starter-question.js';
import { lecture } from './rl.js';

export const lectureScienceQuestions: readonly StarterQuestion[] = [
  lecture({
    number: 1,
    name: 'Why Leaves Change Colour',
    transcript:
      'Now, every autumn people ask me where the red and yellow colours of the leaves come from. The surprising answer is that the yellow was there all along. In summer a leaf is full of chlorophyll, the green pigment that captures sunlight, and it simply hides everything else. When the days grow shorter, the tree stops making chlorophyll. It breaks the pigment down and moves the valuable nitrogen into its branches, to be used again in spring. As the green disappears, the yellow pigments become visible. Red is a different story. Red pigments are newly made in autumn, and they cost the tree energy. Why would a dying leaf do that? The most likely explanation is protection: the red works like a sunscreen, and it shields the leaf while the tree is still rescuing its nutrients. So what looks like decay is in fact careful recycling.',
    points: [
      { text: 'topic: why leaves change colour in autumn', w: 2, any: ['autumn', 'leaves'] },
      { text: 'green chlorophyll hides the yellow in summer', w: 2, any: ['chlorophyll', 'green pigment'] },
      { text: 'nitrogen or nutrients are moved and stored', w: 2, any: ['nitrogen', 'nutrients'] },
      { text: 'yellow was there all along', w: 2, any: ['yellow'] },
      { text: 'red is newly made as a sunscreen', w: 2, any: ['sunscreen', 'protect', 'newly made'] },
      { text: 'conclusion: recycling, not decay', w: 1, any: ['recycl'] },
    ],
    sample:
      'The lecture explains why leaves change colour in autumn. In summer the green pigment, chlorophyll, hides the other colours. When the days become shorter, the tree breaks chlorophyll down and moves the nitrogen into its branches for the next spring. As a result, the yellow, which was there all along, becomes visible. Red, however, is newly made, and it works like a sunscreen while the nutrients are being rescued. In conclusion, the change of colour is not decay but careful recycling.',
    translation:
      '每年秋天都有人问我，树叶的红色和黄色从哪里来。答案出人意料：黄色其实一直都在。夏天叶片充满叶绿素，这种捕捉阳光的绿色色素把其他颜色都遮住了。白昼变短时，树停止制造叶绿素，把它分解，并把宝贵的氮转移到枝条里，留待来春使用。绿色消退，黄色便显露出来。红色则不同，它是秋天新合成的，要耗费能量。将死的叶子为什么这么做？最可能的解释是保护：红色像防晒霜，在树回收养分时保护叶片。所以看似衰败，实则是精心的回收。',
    zh: '笔记抓对比：yellow—一直存在；red—新合成、像防晒霜。结尾一句 not decay but recycling 是结论，务必复述。',
    en: 'Note the contrast: yellow was always there, red is newly made. The last sentence of the lecture is its conclusion and belongs in your answer.',
    difficulty: 1,
    predictiveRate: 6_700,
  }),
  lecture({
    number: 2,
    name: 'How Submarine Cables Carry the Internet',
    transcript:
      'When you send a message to another continent, you may imagine that it travels through space by satellite. In fact, more than ninety-five percent of the traffic between continents runs along the bottom of the sea, in cables that are hardly thicker than a garden hose. Inside each one are glass fibres as thin as a hair, and the data travel through them as flashes of light. Since light grows weaker on the way, a repeater every seventy kilometres or so makes the signal strong again. Why not use satellites? There are two reasons: cables carry far more data, and they are faster, because the path is shorter than the way up into space and down again. The weak point is the shallow water near the coast. Most faults are caused not by sharks, as is often claimed, but by anchors and fishing nets, and special ships are always ready to lift and repair a broken cable.',
    points: [
      { text: 'topic: cables under the sea carry the internet', w: 2, any: ['cable'] },
      {
        text: 'over ninety-five percent of traffic between continents',
        w: 2,
        any: ['ninety-five', 'most of the traffic', '95'],
      },
      { text: 'glass fibres and light', w: 2, any: ['glass', 'fibre', 'fiber', 'flashes of light'] },
      { text: 'repeaters strengthen the signal', w: 1, any: ['repeater', 'strengthen'] },
      { text: 'more data and faster than satellites', w: 2, any: ['satellite'] },
      { text: 'faults are caused by anchors and nets', w: 2, any: ['anchor', 'fishing net'] },
    ],
    sample:
      'The speaker discusses how submarine cables carry the internet. Over ninety-five percent of the traffic between continents travels along the bottom of the sea. Inside each cable there are thin glass fibres, and the data move through them as flashes of light, which repeaters make strong again. Compared with satellites, cables carry more data and are faster because the path is shorter. However, they can be damaged near the coast, mainly by anchors and fishing nets, so special ships are ready to repair them.',
    translation:
      '当你给另一个大洲发消息时，可能以为它经卫星穿过太空。其实，洲际数据流量有百分之九十五以上在海底的电缆中传输，这些电缆并不比花园水管粗多少。每根里面都有细如发丝的玻璃纤维，数据以闪光的形式通过。光在途中会减弱，所以大约每七十公里就有一个中继器把信号重新增强。为什么不用卫星？有两个原因：电缆传输的数据多得多，而且更快，因为路径比上太空再下来要短。薄弱点在近岸浅水区。多数故障并非如传言所说由鲨鱼造成，而是由船锚和渔网引起，专门的船只随时准备打捞并修复断缆。',
    zh: '数字 ninety-five percent 与两条理由（more data、faster）必须记下。排除干扰：不是鲨鱼，而是船锚和渔网。',
    en: 'Note the figure and the two reasons, more data and more speed. Do not fall for the sharks: anchors and nets cause most faults.',
    difficulty: 1,
  }),
  lecture({
    number: 3,
    name: 'Why We Yawn',
    transcript:
      'Let us look at something that you may do during this lecture: yawning. For a long time textbooks said that we yawn to take in more oxygen. It sounds reasonable, but experiments in the nineteen eighties tested the idea. People who breathed pure oxygen yawned just as much as people who breathed ordinary air, so the explanation had to be given up. A newer theory is that a yawn cools the brain. The deep breath brings in cool air, and stretching the jaw increases the flow of blood. In support of this, people yawn less when they hold a cold pack to the forehead. And what about catching a yawn from somebody else? That seems to be connected with empathy. We are more likely to yawn after a friend or a relative than after a stranger, and children under four rarely catch a yawn at all. Not everyone agrees with the cooling theory, so the question remains open.',
    points: [
      { text: 'topic: why people yawn', w: 2, any: ['yawn'] },
      { text: 'old idea: oxygen, refuted by experiment', w: 2, any: ['oxygen'] },
      { text: 'new theory: cooling of the brain', w: 2, any: ['cool'] },
      { text: 'evidence: cold pack on the forehead', w: 1, any: ['cold pack', 'forehead'] },
      { text: 'catching a yawn is linked to empathy', w: 2, any: ['empathy', 'friend', 'relative'] },
      {
        text: 'the question remains open',
        w: 1,
        any: ['remains open', 'still open', 'open question', 'not all agree', 'disagree'],
      },
    ],
    sample:
      'The lecture is about why we yawn. According to an old idea, yawning brings in more oxygen, but experiments showed that people who breathed pure oxygen yawned just as often. A newer theory claims that a yawn cools the brain, and people do yawn less when they hold a cold pack to the forehead. Catching a yawn from others seems to be connected with empathy, because it happens more often between friends and relatives. Nevertheless, experts do not all agree, so the question remains open.',
    translation:
      '我们来看一件你们听课时可能会做的事：打哈欠。长期以来教科书说打哈欠是为了吸入更多氧气，听起来合理，但二十世纪八十年代的实验检验了这个说法：呼吸纯氧的人打哈欠并不比呼吸普通空气的人少，于是这一解释被放弃。较新的理论认为哈欠能给大脑降温：深呼吸带来凉空气，拉伸下颌增加血流。支持的证据是，额头敷冷敷袋的人打哈欠更少。那么“传染”呢？这似乎与同理心有关：我们更容易被朋友或亲人传染，而非陌生人；四岁以下的孩子几乎不会被传染。并非人人赞同降温理论，所以问题仍无定论。',
    zh: '结构：旧观点被推翻—新理论及证据—传染与同理心—结论未定。每部分一句话即可覆盖全部要点。',
    en: 'The lecture has four parts: an idea refuted, a new theory with evidence, catching a yawn, and an open end. One sentence for each is enough.',
    difficulty: 0,
    isExercise: true,
  }),
  lecture({
    number: 4,
    name: 'The Problem of Space Debris',
    transcript:
      'Our next topic is rubbish, but rubbish of an unusual kind. Around the Earth there are now tens of thousands of objects larger than a tennis ball that serve no purpose: dead satellites, empty rocket stages, lost tools. They travel at about seven kilometres a second, so even a screw can destroy a working satellite. What worries engineers most is a chain reaction. When two large objects collide, they break into thousands of pieces, and each piece may cause another collision. If this continued, some orbits would become useless for generations. What can be done? First, prevention: many operators now have to bring a satellite down within a few years after its work is finished, so that it burns up in the atmosphere. Second, cleaning up: nets, robot arms and lasers are being tested. Prevention is far cheaper, of course, but without removing the largest objects it will probably not be enough.',
    points: [
      { text: 'topic: useless objects around the Earth', w: 2, any: ['debris', 'rubbish', 'useless'] },
      { text: 'examples: dead satellites, rocket parts', w: 1, any: ['satellite', 'rocket'] },
      { text: 'high speed makes small pieces dangerous', w: 2, any: ['seven kilomet', 'speed', 'fast'] },
      { text: 'danger of a chain reaction', w: 2, any: ['chain reaction', 'collision', 'collide'] },
      { text: 'prevention: bring satellites down', w: 2, any: ['burn', 'prevent', 'brought down'] },
      { text: 'removal with nets, arms or lasers is needed too', w: 2, any: ['nets', 'robot', 'laser', 'remov'] },
    ],
    sample:
      'The speaker talks about space debris, which means useless objects around the Earth, such as dead satellites and rocket stages. Since they move at about seven kilometres a second, even a small piece is dangerous. The main worry is a chain reaction, because every collision produces thousands of new pieces. There are two solutions. Operators should bring old satellites down so that they burn up, and large objects should be removed with nets, robot arms or lasers. In conclusion, prevention is cheaper but probably not enough.',
    translation:
      '下一个话题是垃圾，一种不寻常的垃圾。地球周围现有数万个大于网球的无用物体：报废的卫星、空的火箭级、遗失的工具。它们以每秒约七公里的速度飞行，连一颗螺丝都能摧毁一颗工作中的卫星。工程师最担心连锁反应：两个大物体相撞会碎成数千块，每一块又可能引发新的碰撞。若继续下去，有些轨道几代人都无法使用。怎么办？一是预防：许多运营方如今必须在任务结束后几年内让卫星坠落，在大气层中烧毁。二是清理：网、机械臂和激光正在试验。预防当然便宜得多，但若不清除最大的物体，恐怕仍不够。',
    zh: '先定义，再讲危害（速度、连锁反应），最后两条对策。用 First/Second 的信号词对应笔记，结尾说明“仅预防不够”。',
    en: 'Define the problem, give the danger, then the two solutions that "first" and "second" announce. End with the judgement that prevention alone will not do.',
    difficulty: 2,
    predictiveRate: 5_480,
  }),
];
