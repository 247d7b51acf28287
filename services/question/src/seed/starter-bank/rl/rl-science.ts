import type { StarterQuestion } from '../starter-question.js';
import { lecture } from './rl.js';

export const lectureScienceQuestions: readonly StarterQuestion[] = [
  lecture({
    number: 1,
    name: 'Why the Sea Is Salty',
    transcript:
      'Every child who has swallowed a mouthful of sea water has asked this question: why is the sea salty, when the rivers that fill it taste fresh? The answer is that rivers are not quite free of salt. Rain is slightly acid, and as it runs over rocks, it dissolves tiny amounts of minerals, which the rivers carry down to the coast. A second source lies on the ocean floor, where hot water rises through cracks and brings minerals with it. Now comes the decisive step. The sun evaporates water from the surface, but the salt stays behind. Over hundreds of millions of years it has built up to about thirty-five grams in each litre. You might expect the sea to become saltier and saltier, yet it does not. Some of the minerals are used by living things for their shells, and some sink to the bottom and turn into new rock. So what comes in and what goes out are roughly in balance.',
    points: [
      { text: 'topic: why the sea is salty', w: 2, any: ['salty', 'salt water'] },
      { text: 'rain dissolves minerals from rocks, rivers carry them', w: 2, any: ['rivers', 'rocks'] },
      { text: 'second source: hot water from the ocean floor', w: 2, any: ['ocean floor', 'sea floor', 'hot water'] },
      { text: 'evaporation leaves the salt behind', w: 2, any: ['evaporat', 'stays behind'] },
      { text: 'about thirty-five grams in a litre', w: 1, any: ['thirty-five'] },
      { text: 'balance: shells and new rock', w: 2, any: ['balance', 'shells'] },
    ],
    sample:
      'The lecture explains why the sea is salty although rivers taste fresh. Rain dissolves small amounts of minerals from rocks, and rivers carry them to the coast. A second source is hot water that rises from the ocean floor. When the sun evaporates water, the salt stays behind, so that each litre now contains about thirty-five grams. However, the sea does not become saltier, since living things use minerals for their shells and the rest turns into rock. In conclusion, there is a balance between what enters and what leaves.',
    translation:
      '每个呛过一口海水的孩子都问过：注入大海的河水尝起来是淡的，海水为什么是咸的？答案是，河水并非完全不含盐。雨水略带酸性，流过岩石时会溶解微量的矿物质，再由河流带到海边。第二个来源在海底，热水从裂缝中涌出，带来矿物质。接下来是决定性的一步：太阳使海面的水蒸发，盐却留了下来。经过数亿年，每升海水的盐已积累到大约三十五克。你也许以为海会越来越咸，其实不会。一部分矿物质被生物用来造壳，一部分沉到海底变成新的岩石。所以，流入的和流出的大致保持平衡。',
    zh: '笔记按“两个来源—蒸发—平衡”四格记。Now comes the decisive step 是提示语，后面的 evaporation 是核心；数字三十五克别漏。',
    en: 'Take notes in four boxes: two sources, evaporation, balance. "Now comes the decisive step" announces the core; keep the figure thirty-five.',
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
    name: 'The Purpose of Goose Bumps',
    transcript:
      'Let us begin with something that happens to all of us. You step out of warm water, or you hear a certain piece of music, and small bumps appear on your skin. What are they good for? At the root of every hair there is a tiny muscle. When it tightens, the hair stands up, and the skin around it forms a bump. In animals with thick fur this is useful in two ways: the raised hair holds a layer of warm air, and an animal that is frightened looks larger to its enemy. Humans have lost their fur, so for us neither works any more. For a long time goose bumps were therefore called a leftover of evolution. But recently, studies on mice have shown that the same muscle and its nerve also help the hair to grow again, because they wake up the cells from which new hair develops. As for music, the reaction seems to come from surprise: a sudden change in the melody alarms an old part of the brain, and a moment later we enjoy it.',
    points: [
      { text: 'topic: goose bumps', w: 2, any: ['goose bumps'] },
      { text: 'a tiny muscle raises the hair', w: 2, any: ['muscle'] },
      { text: 'in animals: warmth and looking larger', w: 2, any: ['animals', 'fur', 'larger'] },
      { text: 'useless for humans: leftover of evolution', w: 1, any: ['leftover', 'evolution'] },
      { text: 'new finding: muscle and nerve help hair to grow', w: 2, any: ['grow'] },
      { text: 'music: surprise', w: 2, any: ['music', 'surprise'] },
    ],
    sample:
      'The lecture is about the purpose of goose bumps. They appear when a tiny muscle at the root of a hair becomes tight. In animals with fur, this keeps warm air near the skin and makes them look larger to an enemy. Since humans have no fur, goose bumps were regarded as a leftover of evolution. Recent studies on mice, however, show that the muscle and its nerve also help new hair to grow. Finally, music can cause the same reaction, because a sudden surprise alarms an old part of the brain.',
    translation:
      '我们从人人都有的一种现象讲起。你从温水里走出来，或听到某段音乐，皮肤上就冒出小疙瘩。它们有什么用？每根毛发根部都有一块微小的肌肉，它收紧时毛发竖起，周围的皮肤便形成小突起。对毛皮厚的动物来说，这有两个用处：竖起的毛能留住一层暖空气；受惊的动物在敌人眼里显得更大。人类失去了皮毛，这两种作用都不复存在，所以鸡皮疙瘩长期被称为进化的遗留物。但最近对小鼠的研究表明，同一块肌肉及其神经还能帮助毛发再生，因为它们会唤醒长出新毛的细胞。至于音乐，这种反应似乎来自惊讶：旋律突然变化，惊动了大脑中一个古老的部分，片刻之后我们便享受起来。',
    zh: '结构：原理（肌肉）—动物的两个用处—人类“遗留物”—新发现—音乐。But recently 是转折信号，后面是新观点。',
    en: 'The order is mechanism, two uses in animals, a leftover in humans, a new finding, music. "But recently" signals the new view.',
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
