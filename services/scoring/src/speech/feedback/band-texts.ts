import type { Sentence } from './sentence.js';

/** What each number of points means, from 0 up. Source: scoring.md 4.2. */
export const fluencyBands: readonly Sentence[] = [
  {
    zh: '不流利：多为孤立的词、长时间沉默，或几乎没有说话。',
    en: 'Disfluent: isolated words, long silences, or almost no speech.',
  },
  { zh: '有限：断断续续，多次改口，很少有连贯的词组。', en: 'Limited: halting, many repairs, word groups are rare.' },
  {
    zh: '中等：不够均匀，有些句段被打断，听者能感到吃力。',
    en: 'Intermediate: uneven, some runs are broken, listeners notice the effort.',
  },
  {
    zh: '良好：语速可以接受，略有起伏，大多是连续的短语。',
    en: 'Good: acceptable pace, somewhat uneven, mostly continuous phrases.',
  },
  {
    zh: '优秀：整体自然，最多一处小的犹豫或改口。',
    en: 'Advanced: natural overall, one small hesitation or repair at most.',
  },
  {
    zh: '如母语者：节奏均匀，断句自然，没有犹豫或改口。',
    en: 'Native-like: even rhythm, natural phrasing, no hesitation or repair.',
  },
];

/** Source: scoring.md 4.2. */
export const pronunciationBands: readonly Sentence[] = [
  { zh: '难以辨认：一半以上听不懂。', en: 'Non-English: more than half is not understood.' },
  {
    zh: '干扰明显：口音干扰强，约三分之一的词难以听懂。',
    en: 'Intrusive: strong interference, about a third of the words is hard to understand.',
  },
  {
    zh: '中等：约三分之二容易听懂，听者需要适应。',
    en: 'Intermediate: about two thirds is easily understood, the listener adapts.',
  },
  { zh: '良好：一些固定的发音问题使少数词不清楚。', en: 'Good: consistent slips make a few words unclear.' },
  { zh: '优秀：少数音不够准，但都能听清。', en: 'Advanced: a few distortions, nothing is unclear.' },
  { zh: '如母语者：所有的音和重音都容易听懂。', en: 'Native-like: all sounds and stress are easily understood.' },
];

/** Content of a text that is read, by full points reached. Source: scoring.md 4.3, C-RA. */
export const readingBands: readonly Sentence[] = [
  { zh: '与文本几乎对不上。', en: 'Hardly any of the text.' },
  { zh: '只读对了文本的一小部分。', en: 'A small part of the text as shown.' },
  { zh: '读对了文本的一半左右。', en: 'About half of the text as shown.' },
  { zh: '大部分读对，有几处错误。', en: 'Most of the text as shown, with several errors.' },
  { zh: '几乎全部读对，错误很少。', en: 'Nearly all of the text as shown, with few errors.' },
  { zh: '文本中的每个词都读对了。', en: 'Every word as shown.' },
];

/** Content of a sentence that is repeated. Source: scoring.md 4.3, C-RS. */
export const repeatingBands: readonly Sentence[] = [
  { zh: '几乎没有复述出原句的词。', en: 'Almost nothing of the sentence.' },
  { zh: '复述出的词不到一半。', en: 'Less than half of the words in their order.' },
  { zh: '按顺序复述了至少一半的词。', en: 'At least half of the words in their order.' },
  { zh: '按顺序复述了全部的词。', en: 'All words in their order.' },
];
