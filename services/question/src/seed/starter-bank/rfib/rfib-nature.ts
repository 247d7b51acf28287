import type { StarterQuestion } from '../starter-question.js';
import { dragBlanks } from './rfib.js';

export const dragNatureQuestions: readonly StarterQuestion[] = [
  dragBlanks({
    number: 11,
    name: 'A Bridge of Living Roots',
    text: 'In the wet hills of north-eastern India, a wooden bridge would [rot] within a few years. Villagers therefore guide the roots of fig trees across the stream and wait. After about fifteen years the bridge can carry people, and it goes on growing [stronger] for centuries. Nobody who plants one can expect to enjoy it for long; it is a [present] to their grandchildren.',
    spare: ['weakly', 'build', 'debt'],
    translation:
      '在印度东北部潮湿的山区，木桥几年内就会腐烂。于是村民引导榕树的根跨过溪流，然后等待。大约十五年后，桥就能走人，而且几百年里越长越牢。栽桥的人都无法指望享用很久；那是送给孙辈的礼物。',
    zh: 'would 后接动词原形 rot，与 wet 呼应。grow stronger 是“变得更牢”。a present to their grandchildren 指“给孙辈的礼物”，debt 感情色彩相反。',
    en: '"Would" needs a verb, and wood in a wet place will "rot". "Grow" is followed by a comparative. What people plant for others without enjoying it is a "present".',
    difficulty: 0,
    predictiveRate: 4_450,
  }),
  dragBlanks({
    number: 12,
    name: 'The Sleep of Dolphins',
    text: 'Dolphins must come to the surface to breathe, so falling fast asleep would be [fatal]. They have solved the problem by resting only one [half] of the brain at a time. The other remains awake, keeps the animal swimming slowly and [controls] its breathing. One eye stays open as well, watching for sharks. After about two hours the two sides [swap] roles.',
    spare: ['harmless', 'kind', 'loses'],
    translation:
      '海豚必须浮到水面呼吸，所以睡死过去会要命。它们的解决办法是一次只让半边大脑休息。另一半保持清醒，让身体慢慢游动并控制呼吸。一只眼睛也睁着，提防鲨鱼。大约两小时后，两边交换角色。',
    zh: '睡着就不能呼吸，因此是 fatal（致命的）。one half 与后面的 the other 相对。controls its breathing 与 keeps 并列，用第三人称单数。swap roles 意为“交换角色”。',
    en: '"One half" is followed by "the other". "Controls" is parallel to "keeps". Without breathing, deep sleep would be "fatal". "Swap roles" is a collocation.',
    difficulty: 0,
  }),
  dragBlanks({
    number: 13,
    name: 'The Tree That Heals by Fire',
    text: 'The giant sequoia of California needs fire in order to [reproduce]. Its cones may stay closed for twenty years until heat from below dries them and the seeds [drop] onto the ground. There the flames have removed the shade of smaller trees and left a bed of [ash] in which the seedlings thrive. The parent tree is hardly [harmed], since its bark can be half a metre thick.',
    spare: ['healthy', 'smokes', 'extinguishing'],
    translation:
      '加利福尼亚的巨杉需要火才能繁殖。它的球果可能紧闭二十年，直到下方的热气把它们烤干，种子落到地上。在那里，火焰已经清除了小树的遮蔽，留下一层适合幼苗生长的灰烬。母树几乎不受伤害，因为它的树皮可厚达半米。',
    zh: 'in order to 后接动词原形 reproduce（繁殖），与后文种子、幼苗呼应。the seeds drop 用复数谓语。火烧后留下 ash。hardly harmed 与“树皮厚达半米”构成因果。',
    en: '"In order to" needs a verb, and seeds and seedlings point to "reproduce". Fire leaves "ash". Thick bark explains why the tree is hardly "harmed".',
    difficulty: 1,
  }),
  dragBlanks({
    number: 14,
    name: 'A Beetle That Drinks Fog',
    text: 'It hardly ever rains in the Namib Desert, but fog drifts in from the sea. One beetle has turned its own body into a [tool] for collecting it. In the early morning it stands on its head on top of a [dune], facing the wind. Droplets gather on its rough back, grow and finally [roll] down to its mouth. Engineers have copied the [surface] to make nets.',
    spare: ['sunk', 'harbour', 'digest'],
    translation:
      '纳米布沙漠几乎从不下雨，但海上会飘来雾。有一种甲虫把自己的身体变成了集雾的工具。清晨，它在沙丘顶上迎风倒立。水珠聚在粗糙的背上，长大，最后滚进嘴里。工程师仿照这种表面制成了网。',
    zh: 'a tool for collecting it 指“收集雾的工具”。沙漠里站在顶上的只能是 dune。水珠 roll down 滚落到嘴里。copied the surface 呼应 rough back。',
    en: '"Tool for" plus an -ing form names a purpose. In a desert one stands on top of a "dune". Droplets "roll down", and the "surface" copied is the rough back.',
    difficulty: 1,
  }),
  dragBlanks({
    number: 15,
    name: 'Earthworms at Work',
    text: 'Charles Darwin spent his last years studying earthworms, to the [surprise] of his neighbours. He placed them in pots, played music to them and measured how quickly they [buried] small stones in his garden. His conclusion was that every year they bring tons of fresh soil to the surface. Few animals, he wrote, have played so important a [part] in the history of the [world].',
    spare: ['game', 'borrowed', 'anger at'],
    translation:
      '达尔文晚年研究蚯蚓，令邻居大为惊讶。他把蚯蚓放进花盆，给它们演奏音乐，测量它们多快能把花园里的小石头埋起来。他的结论是：蚯蚓每年把成吨的新土带到地面。他写道，很少有动物在世界历史上扮演过如此重要的角色。',
    zh: 'to the surprise of 是固定结构。蚯蚓翻土会把石头“埋掉”（buried），borrowed 形近意不同。play a part in 是固定搭配，game 不与 in the history 搭配。',
    en: '"To the surprise of" and "play a part in" are fixed. Worms bring up soil, so stones are slowly "buried"; "borrowed" only looks similar.',
    difficulty: 0,
    isExercise: true,
  }),
  dragBlanks({
    number: 16,
    name: 'Light from the Deep',
    text: 'Most animals of the deep sea produce their own light. Some use it to [attract] prey, others to confuse an enemy. Small squid light up their bellies to match the faint glow from above, so that no [shadow] can be seen from below. Red light is rare, because few creatures can [perceive] it; the one fish that does both make and see it owns a [private] searchlight.',
    spare: ['public', 'swallow up', 'noise'],
    translation:
      '深海动物大多自己发光。有的用来引诱猎物，有的用来迷惑敌人。小型鱿鱼点亮腹部，与上方微弱的光一致，使下方看不到影子。红光很少见，因为能感知它的生物不多；那种既能发红光又能看见红光的鱼，就拥有了一盏私人探照灯。',
    zh: 'attract prey 与 confuse an enemy 并列。腹部发光是为了不留 shadow。只有它看得见的光就是 private 的探照灯，public 意思相反。perceive 意为“感知、看见”，后文 see 是同义复现。',
    en: 'Light that only one fish can see is "private". "Perceive" is taken up by "see" later. A lit belly prevents a "shadow".',
    difficulty: 2,
    predictiveRate: 6_050,
  }),
  dragBlanks({
    number: 17,
    name: 'The Oldest Garden Tool',
    text: 'Farmers in dry countries have long buried unglazed clay pots beside their plants and filled them with water. Because the walls are full of tiny [holes], water seeps out, but only while the soil around is dry. Once it is [wet], the flow stops by itself. The method uses a tenth of the water that a hose would [waste] and needs no [electricity] whatsoever.',
    spare: ['save', 'warmth', 'fences'],
    translation:
      '干旱国家的农民很早就把没上釉的陶罐埋在植物旁边，灌满水。因为罐壁布满细孔，水会渗出来，但只有周围土壤干燥时才会。土一湿，渗水就自动停止。这种方法用水只有软管浪费掉的十分之一，而且完全不需要电。',
    zh: 'full of tiny holes 才会渗水。only while … dry 与 Once it is wet 对照。软管“浪费”水用 waste，save 意思相反。needs no electricity whatsoever 强调“完全不用电”。',
    en: '"Dry" and "wet" are contrasted. A hose would "waste" water; "save" reverses the meaning. Water seeps through "holes".',
    difficulty: 0,
  }),
  dragBlanks({
    number: 18,
    name: 'Avalanche Dogs',
    text: 'A person buried by an avalanche has a good chance of [survival] only during the first quarter of an hour. Electronic devices are reliable if the victim happens to be [wearing] one. If not, a trained dog is still the best [hope]: it can search an area as large as a football field in minutes, a task that would [occupy] twenty people for hours.',
    spare: ['accident', 'breaking', 'reduce'],
    translation:
      '被雪崩埋住的人只有在头一刻钟里有较大的生还机会。如果遇险者恰好戴着电子装置，这种装置是可靠的。如果没有，训练有素的狗仍是最大的希望：它几分钟就能搜完足球场大小的区域，而这项任务要占用二十个人好几个小时。',
    zh: 'chance of survival 意为“生还机会”。happens to be wearing one 指“恰好佩戴着”。best hope 与 chance 呼应。a task that would occupy twenty people 指“占用二十人”。',
    en: '"Chance of survival" is a collocation. One "wears" a device. A task "occupies" people for a time.',
    difficulty: 1,
  }),
  dragBlanks({
    number: 19,
    name: 'The Compass of the Robin',
    text: 'A robin kept in a cage becomes [restless] in autumn and hops towards the south, even in a room without windows. If the magnetic field around the cage is [turned], the bird changes its direction as well. The sense depends, strangely enough, on light: in complete [darkness] the robin is lost. Many researchers suspect a molecule in the eye, so that the animal may literally [see] the field.',
    spare: ['brightly', 'sleepily', 'window'],
    translation:
      '关在笼子里的知更鸟到了秋天会变得焦躁不安，朝南跳跃，即使在没有窗户的房间里也是如此。如果把笼子周围的磁场转动，鸟也会改变方向。奇怪的是，这种感觉依赖光：在完全的黑暗中，知更鸟就迷失方向。许多研究者怀疑是眼睛里的一种分子在起作用，也就是说，这种动物也许真的“看得见”磁场。',
    zh: 'become 后接形容词 restless。磁场 is turned 与 changes its direction 呼应。depends on light 的反面是 in complete darkness。眼睛里的分子说明鸟能 see 磁场。',
    en: '"Becomes" is followed by an adjective. The field is "turned" and the bird changes direction. "Depends on light" contrasts with "darkness", and the molecule in the eye lets it "see" the field.',
    difficulty: 2,
  }),
  dragBlanks({
    number: 20,
    name: 'Restoring a Bog',
    text: 'Bogs cover only three per cent of the land, yet they [store] more carbon than all forests together. When a bog is drained, air reaches the old plants, which begin to [decay] and give off carbon dioxide. Restoring it is surprisingly [simple]: the ditches are blocked, the water rises and moss returns. Within ten years the loss has usually [stopped].',
    spare: ['complicated', 'burn down', 'doubled'],
    translation:
      '泥炭沼泽只占陆地的百分之三，储存的碳却比所有森林加起来还多。沼泽被排干后，空气接触到古老的植物，它们开始腐烂并释放二氧化碳。恢复起来出人意料地简单：堵住沟渠，水位上升，苔藓重现。十年之内，碳的流失通常就停止了。',
    zh: 'store carbon 是“储碳”。接触空气后植物 decay（腐烂）。冒号后三步都很容易，所以是 simple。恢复的结果是流失 stopped，doubled 与语境矛盾。',
    en: 'The three easy steps after the colon show that the work is "simple". After restoration the loss has "stopped"; "doubled" would contradict the text.',
    difficulty: 1,
  }),
];
