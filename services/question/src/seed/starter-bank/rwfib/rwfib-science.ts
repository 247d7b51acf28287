import type { StarterQuestion } from '../starter-question.js';
import { dropdownBlanks } from './rwfib.js';

export const dropdownScienceQuestions: readonly StarterQuestion[] = [
  dropdownBlanks({
    number: 1,
    name: 'Why Ice Floats',
    text: 'Most liquids shrink as they cool and become even denser when they [turn|look|make|sound] solid. Water is a famous exception. As it approaches freezing point, its molecules arrange themselves in an open pattern that takes up more [space|distance|time|effort], so that ice weighs less than the same volume of water. This odd property is [vital|fatal|equal|rapid] for life in cold regions. Because ice forms a floating lid on a lake, the water beneath is protected [from|by|for|of] the winter air and rarely freezes to the bottom. Fish can therefore survive for months in a layer that [remains|leaves|returns|prevents] just above freezing.',
    translation:
      '大多数液体冷却时会收缩，变成固体时密度更大。水是著名的例外。接近冰点时，水分子排成一种疏松的结构，占据更多空间，因此冰比同体积的水轻。这一奇特的性质对寒冷地区的生命至关重要。冰在湖面形成一层浮盖，下面的水免受冬季空气的影响，很少一直冻到湖底。因此鱼可以在略高于冰点的水层中存活数月。',
    zh: 'turn solid 表示“变成固体”；take up space 是固定搭配。protect … from 是常考介词搭配。最后一空后面直接跟表语 just above freezing，只能用系动词 remains。',
    en: '"Turn solid" and "take up space" are fixed phrases, and "protect" goes with "from". The last verb is followed by "just above freezing", so it must be a linking verb: "remains".',
    difficulty: 0,
    predictiveRate: 7_350,
  }),
  dropdownBlanks({
    number: 2,
    name: 'How Geckos Climb Glass',
    text: 'A gecko can run up a window and even hang from it by a single toe. For a long time naturalists [assumed|insisted on|wondered|reminded] that its feet must be sticky or work like suction cups. Neither explanation [holds|keeps|goes|takes] true, since geckos leave no trace of glue and can climb in a vacuum. The secret lies in millions of tiny hairs, each [split|splits|to split|is split] into hundreds of tips so fine that they come extremely close to the surface. At such distances weak electrical forces between molecules begin to [act|cost|obey|supply]. One hair would hardly lift a grain of salt, but together they could support the weight of a child.',
    translation:
      '壁虎能跑上窗玻璃，甚至只用一根脚趾悬挂在上面。很长时间里，博物学家以为它的脚一定有黏性，或者像吸盘一样工作。两种解释都不成立，因为壁虎不留胶痕，而且能在真空中攀爬。秘密在于几百万根细毛，每根又分成数百个尖端，细到可以极其贴近表面。在这样的距离上，分子之间微弱的电力开始起作用。一根毛几乎提不起一粒盐，但合在一起就能承受一个孩子的重量。',
    zh: '第一空后接 that 从句且表示错误的想法，用 assumed；insist on 不能直接接 that 从句。hold true 是固定搭配。each split into 是独立主格，用过去分词表被动。',
    en: 'The first blank takes a that-clause and introduces a mistaken belief: "assumed". "Hold true" is fixed. After "each" a past participle is needed, because the hairs are divided: "split".',
    difficulty: 2,
  }),
  dropdownBlanks({
    number: 3,
    name: 'The Moon Drifts Away',
    text: 'Every year the Moon moves almost four centimetres [farther|rather|much|most] from the Earth. Astronomers know this because astronauts left small mirrors on its surface, and the time that a pulse of laser light needs to [travel|reach|arrive|visit] there and back can be measured with great precision. The tides are responsible. As the oceans are pulled across the turning planet, friction slows its rotation, while the Moon gains energy and rises [into|out|upon|among] a wider orbit. In the distant past, days were [consequently|occasionally|reluctantly|similarly] shorter: ancient corals, which add a thin layer daily, show that a year once had about four hundred days.',
    translation:
      '月球每年离地球远将近四厘米。天文学家知道这一点，是因为宇航员在月面留下了小镜子，而激光脉冲往返所需的时间可以极精确地测量。原因是潮汐。海水被牵引着掠过自转的地球，摩擦使自转变慢，而月球获得能量，升入更大的轨道。因此在遥远的过去，一天更短：古代珊瑚每天长一薄层，显示一年曾有约四百天。',
    zh: '与 from 搭配表示更远的距离用 farther；travel there and back 中 travel 是不及物动词，reach 必须带宾语。自转变慢的结果是过去的一天更短，所以用表因果的 consequently。',
    en: '"Farther from" expresses distance. "Travel" takes no object, whereas "reach" would need one. Shorter days in the past follow from the slowing rotation: "consequently".',
    difficulty: 1,
  }),
  dropdownBlanks({
    number: 4,
    name: 'A Mould That Saved Millions',
    text: 'In 1928 Alexander Fleming returned from a holiday and noticed that a dish of bacteria had been [spoiled|spilled|spelled|spoken] by mould. Around the mould, however, the bacteria had died. He published his observation, but he was [unable|impossible|incapable|disabled] to purify the substance, and few colleagues paid [attention|interest|notice of|care] to it. More than ten years passed before a team in Oxford found a way to produce penicillin in [quantity|length|doubt|contrast]. The discovery is often told as a story of luck; yet luck alone would have achieved [little|few|much|several] without years of patient chemistry.',
    translation:
      '1928 年，亚历山大·弗莱明度假归来，发现一碟细菌被霉菌弄坏了。然而霉菌周围的细菌已经死亡。他发表了这一观察，却无法提纯这种物质，也没什么同行关注。十多年后，牛津的一个团队才找到大量生产青霉素的方法。这一发现常被讲成运气的故事；但如果没有多年耐心的化学研究，光靠运气成就不了什么。',
    zh: 'unable 后接 to do，incapable 要接 of doing，impossible 不能以人作主语。pay attention to 与 in quantity（大量地）是固定搭配。最后一空代替不可数的成果，且含否定意味，用 little。',
    en: '"Unable" takes an infinitive, whereas "incapable" needs "of". "Pay attention to" and "in quantity" are fixed. "Little" stands for something uncountable and gives the sentence its negative sense.',
    difficulty: 0,
    predictiveRate: 6_200,
  }),
  dropdownBlanks({
    number: 5,
    name: 'Maps in the Taxi Driver',
    text: 'To earn a licence, London taxi drivers must memorise about twenty-five thousand streets, a task that usually [takes|spends|lasts|passes] three or four years. Scans have shown that a region of the brain which is [involved|included|invited|interested] in navigation grows while they study. Candidates who gave up showed no such change, which suggests that the growth is the [result|reason|source|purpose] of training rather than a gift of birth. There may, however, be a price to pay. In tests of visual memory the drivers performed slightly [worse|bad|poor|the worst] than other people, as if the brain had made room for the map by giving up something else.',
    translation:
      '要拿到执照，伦敦的出租车司机必须记住大约两万五千条街道，通常要花三四年。扫描显示，在他们学习期间，大脑中参与导航的一个区域会变大。放弃的考生没有这种变化，这说明变大是训练的结果，而不是天赋。不过也许要付出代价：在视觉记忆测试中，司机的表现比其他人略差，仿佛大脑为了地图腾出空间而放弃了别的东西。',
    zh: '主语是 a task，“花费时间”用 take；spend 的主语必须是人。be involved in 表示“参与”。rather than a gift of birth 提示前面是“训练的结果”。than 前用副词比较级 worse。',
    en: 'A task "takes" time; people "spend" it. A brain region is "involved in" an activity. The contrast with "a gift of birth" shows that growth is the "result" of training.',
    difficulty: 1,
  }),
  dropdownBlanks({
    number: 6,
    name: 'The Colour of Deep Water',
    text: 'A glass of water looks clear, yet the open sea is blue. The common belief that it merely [reflects|reacts|refers|reverses] the sky is only partly correct. Water absorbs red light far more strongly than blue, but the effect is so slight that it becomes [visible|available|possible|sensible] only in large amounts. In a swimming pool with white tiles the tint can already be noticed; at a depth of thirty metres nearly all red has [disappeared|been disappeared|disappear|disappearing]. Divers who cut a finger down there are startled to see green blood. Coastal waters often look green or brown instead, [owing to|despite|in spite of|instead of] the algae and mud that float in them.',
    translation:
      '一杯水看上去是透明的，而大海却是蓝色的。人们常以为海只是反射天空，这只说对了一部分。水吸收红光远比吸收蓝光强，但效应太微弱，只有水量大时才看得见。在铺白瓷砖的泳池里已能注意到这种色调；在三十米深处，几乎所有红色都消失了。在那里割破手指的潜水员会惊讶地看到绿色的血。近岸的海水则常呈绿色或棕色，那是因为水中漂浮着藻类和泥沙。',
    zh: 'disappear 是不及物动词，没有被动形式，has 后用 disappeared。become visible 指“看得见”。末句藻类和泥沙是变绿变棕的原因，用 owing to；despite 与 in spite of 表让步，意思相反。',
    en: '"Disappear" has no passive, so "has disappeared" is the only possible form. Algae and mud are the cause of the colour, hence "owing to"; "despite" would reverse the meaning.',
    difficulty: 1,
    isExercise: true,
  }),
  dropdownBlanks({
    number: 7,
    name: 'Measuring with Tree Rings',
    text: 'Each year a tree adds one ring of new wood, wide in a good season and narrow in a [dry|deep|broad|fair] one. Trees of the same region therefore [share|divide|compare|differ] a pattern, much like a barcode. By matching the inner rings of living trees [with|to be|on|against of] the outer rings of old roof beams, and these in turn with wood from bogs, scientists have built calendars that [reach|arrive|expand|enter] back more than twelve thousand years. Today a carpenter in a museum can learn not only the year but sometimes even the season [in which|which|what|where in] the oak of a painted panel was cut.',
    translation:
      '树每年长出一圈新木，好年景宽，干旱年份窄。因此同一地区的树有着共同的图案，很像条形码。科学家把活树的内圈与老屋梁的外圈相匹配，再把屋梁与沼泽中的木头相匹配，建立起可以追溯一万二千多年的年历。今天，博物馆的木工不仅能知道一块画板所用橡树被砍伐的年份，有时甚至能知道季节。',
    zh: 'wide in a good season and narrow in a … one 形成对比，生长差的年份是 dry。match A with B 是固定搭配。reach back 指“追溯到”。season 作先行词，从句缺状语，用 in which。',
    en: 'The contrast with "good season" asks for "dry". "Match A with B" and "reach back" are fixed. The clause after "season" lacks an adverbial, so "in which" is needed.',
    difficulty: 1,
  }),
  dropdownBlanks({
    number: 8,
    name: 'Sounds Too Low to Hear',
    text: 'Elephants talk to one another over distances of several kilometres, but much of the conversation escapes human ears. The calls are too [low|small|short|narrow] for us, although visitors standing nearby sometimes feel a trembling in the air. Deep sounds lose [little|a few|any|none] energy on their way through grass and trees, which makes them [ideal|idle|idol|ideally] for long distances. Conditions are best on clear evenings, when a layer of warm air above the cooling ground [bends|breaks|begs|binds] the sound back towards the earth. It is no coincidence that herds call most frequently [at|in|on|by] dusk.',
    translation:
      '大象彼此交谈的距离可达数公里，但大部分对话人耳听不到。对我们来说这些叫声太低沉，尽管站在附近的游客有时会感到空气在颤动。低沉的声音穿过草木时能量损失很小，因此非常适合远距离传播。晴朗的傍晚条件最好，那时正在变冷的地面上方有一层暖空气，把声音折回地面。象群最常在黄昏时呼叫，这并非巧合。',
    zh: '声音频率低用 low。energy 不可数，且句意为“损失很少”，用 little。make them + 形容词 ideal。at dusk 是固定搭配，与 in the evening 区别记忆。',
    en: 'Sounds of low frequency are "low". "Energy" is uncountable, so "little". "Makes them" needs an adjective. We say "at dusk" but "in the evening".',
    difficulty: 0,
  }),
  dropdownBlanks({
    number: 9,
    name: 'Bubbles in Old Ice',
    text: 'Snow that falls on Antarctica is slowly pressed into ice, and with it the air between the flakes. The bubbles are, in [effect|fact that|result|reason], tiny samples of ancient skies. By drilling down three kilometres, researchers have [obtained|attended|contained|pertained] a record of eight hundred thousand years. It shows that warm and cold periods followed one another with some regularity, and that the amount of carbon dioxide rose and fell [accordingly|accidentally|apparently not|according]. What the record does not show, at [any|no|which|all] point before the present, is a concentration as high as that of today.',
    translation:
      '落在南极洲的雪慢慢被压成冰，雪花之间的空气也一同封存。这些气泡实际上就是古代天空的微小样本。研究者钻到三公里深，获得了八十万年的记录。记录显示，暖期与冷期较有规律地交替，二氧化碳含量也随之升降。而在今天之前的任何时间点上，这份记录都没有显示出像今天这样高的浓度。',
    zh: 'in effect 意为“实际上、等于”。obtain a record 指“获得记录”。accordingly 表示“相应地”，according 不能单独作副词。does not 与 at any point 搭配，句中已有否定，不能再用 no。',
    en: '"In effect" means "practically". "Accordingly" is the adverb for "in the same way". The sentence is already negative, so "at any point" is right and "at no point" would be a double negative.',
    difficulty: 2,
  }),
  dropdownBlanks({
    number: 10,
    name: 'Why the Sky Is Dark at Night',
    text: 'That the sky is dark at night seems too obvious to need an explanation. If the universe were endless, unchanging and evenly filled with stars, however, every line of [sight|site|side|sign] would sooner or later end at one of them, and the whole sky would [shine|shrink|share|shake] like the surface of the Sun. The puzzle [troubled|trembled|treated|tempted] astronomers for centuries. Its solution is that the universe has a beginning. Light from very distant stars has not [yet|still|ever since|already been] had time to reach us, and expansion stretches what does arrive until it is no longer [visible|valuable|flexible|advisable] to the eye.',
    translation:
      '夜空是黑的，这似乎明显得无须解释。然而，如果宇宙无边无际、永恒不变、均匀布满恒星，那么每条视线迟早都会落到一颗星上，整个天空会像太阳表面一样发光。这个难题困扰了天文学家几百年。答案是宇宙有一个开端：极远恒星的光还没有足够的时间到达我们，而膨胀又把到达的光拉长，直到肉眼再也看不见。',
    zh: 'line of sight 意为“视线”，site 是“地点”，同音易混。puzzle 使人困扰，用 troubled。has not yet had time 中 yet 放在 not 之后。no longer visible to the eye 指“肉眼不可见”。',
    en: '"Line of sight" is fixed; "site" only sounds the same. A puzzle "troubles" people. "Not yet" takes its place before the participle, and light is or is not "visible to the eye".',
    difficulty: 2,
    predictiveRate: 5_150,
  }),
];
