import { traits } from '@pte/exam/traits';
import type { Sentence } from '../../speech/feedback/sentence.js';

const band = (zh: string, en: string): Sentence => ({ zh, en });

/** Content by its full points, from 0 up: a core summary, an e-mail, an academic summary, an essay. Source: scoring.md 4.3. */
export const contentBands: Readonly<Record<number, readonly Sentence[]>> = {
  2: [
    band('主要内容缺失或有误。', 'The main point is missing or wrong.'),
    band('缺一两个要点。', 'One or two main points are missing.'),
    band('包含所有要点。', 'All main points are there.'),
  ],
  3: [
    band('没有回应题目。', 'Off the task.'),
    band('缺少一项要求的内容。', 'A bullet is missing.'),
    band('三项内容基本齐全，有一处小缺漏。', 'All three bullets but for one minor gap.'),
    band('三项内容齐全，细节恰当。', 'All three bullets with suitable detail.'),
  ],
  4: [
    band('没有写出或曲解了原文。', 'Misses or distorts the text.'),
    band('只有片段，或大多照抄。', 'Fragments, or mostly copied.'),
    band('有主旨，但缺重要内容。', 'The main idea, but with a major gap.'),
    band('有主旨和支持信息，有一处小缺漏。', 'The main idea and its support, with one minor gap.'),
    band('主旨、支持信息和逻辑关系齐全，用自己的话。', 'Main idea, all needed support and links, in your own words.'),
  ],
  6: [
    band('跑题、背诵的文章或不是英文。', 'Off topic, memorised, or not English.'),
    band('勉强与题目有关。', 'Barely on topic.'),
    band('内容单薄，多有重复。', 'Thin and repetitive.'),
    band('只回答了一部分，或较笼统。', 'Partly answered, or general.'),
    band('大体完整，论据不够均衡。', 'Mostly complete, with uneven support.'),
    band('完整，但深度稍欠。', 'Complete, with less depth.'),
    band('深入回答题目的每个部分，理由和例子恰当。', 'Answers every part in depth with fitting reasons and examples.'),
  ],
};

export const summaryGrammarBands: readonly Sentence[] = [
  band('错误影响理解。', 'Errors hide the meaning.'),
  band('有错误，但意思清楚。', 'There are errors, but the meaning is clear.'),
  band('结构正确。', 'The structure is correct.'),
];

/** The other traits, from 0 points up. Source: scoring.md 4.5. */
export const bandsOfTrait: ReadonlyMap<number, readonly Sentence[]> = new Map([
  [
    traits.grammar.i,
    [
      band('只有简单句，或有基本错误。', 'Simple structures or basic mistakes.'),
      band('掌握较好，不造成误解。', 'Good control, no misunderstanding.'),
      band('能驾驭复杂句，错误很少。', 'Control of complex language, errors are rare.'),
    ],
  ],
  [
    traits.vocabulary.i,
    [
      band('用词使意思难以理解。', 'The choice of words hides the meaning.'),
      band('用词有误，但意思清楚。', 'Lexical slips, but the meaning is clear.'),
      band('用词恰当。', 'Apt words.'),
    ],
  ],
  [
    traits.spelling.i,
    [
      band('两处或更多拼写错误。', 'Two or more errors.'),
      band('一处拼写错误。', 'One error.'),
      band('没有拼写错误。', 'No error.'),
    ],
  ],
  [
    traits.structure.i,
    [
      band('没有结构，只是罗列或片段。', 'No structure, a list or fragments.'),
      band('几乎没有条理。', 'Little order.'),
      band('有一定组织，常缺少衔接。', 'Partly organised, links are often missing.'),
      band('看得出结构，观点展开不足。', 'The structure is visible, ideas are underdeveloped.'),
      band('有清楚的开头、主体和结尾，有些跳跃。', 'Clear introduction, body and end, with some jumps.'),
      band('合乎逻辑，有一处衔接较弱。', 'Logical, with one weak link.'),
      band('思路始终清楚，每段一个观点，衔接自然。', 'A clear line of thought, one idea a paragraph, smooth links.'),
    ],
  ],
  [
    traits.linguisticRange.i,
    [
      band('孤立的词或背诵的文字。', 'Isolated words or a memorised text.'),
      band('非常基础，容易误解。', 'Basic, misunderstandings are likely.'),
      band('有限：多为常用词，常重复。', 'Limited: common words, frequent repetition.'),
      band('足以表达熟悉的内容，有重复。', 'Enough for familiar ideas, repetition shows.'),
      band('足以论证，有时绕着说。', 'Enough range for arguments, some circumlocution.'),
      band('宽广，很少不准确。', 'Wide, rarely imprecise.'),
      band('宽广、准确、灵活。', 'Wide, exact and flexible.'),
    ],
  ],
  [
    traits.emailConventions.i,
    [
      band('缺两项或更多。', 'Two or more parts are missing.'),
      band('缺一项，或语气不合适。', 'One part is missing or odd.'),
      band('称呼、开头、结尾和署名齐全，语气合适。', 'Greeting, opening, closing and sign-off, in a fitting tone.'),
    ],
  ],
  [
    traits.organization.i,
    [
      band('松散的罗列。', 'A loose list.'),
      band('有些地方顺序不清。', 'The order is unclear in part.'),
      band('顺序合理，观点相连。', 'Logical order, linked ideas.'),
    ],
  ],
]);

/** Form of one point, or of two. Source: scoring.md 4.4. */
export const formBands = (full: number): readonly Sentence[] => [
  band('字数或格式不符合要求。', 'The length or the form is not what was asked.'),
  ...(full > 1 ? [band('字数稍多或稍少。', 'A little too long or too short.')] : []),
  band('字数和格式都合要求。', 'The length and the form are as asked.'),
];
