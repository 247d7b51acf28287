import type { Note, ScorePart } from '@pte/exam/scoring-result';
import { traits } from '@pte/exam/traits';
import { countWords } from '@pte/exam/word-limits';
import { type Arguments, filled } from '../../speech/feedback/sentence.js';
import { missingConventions } from '../traits/email-points.js';
import type { JudgedAnswer } from '../traits/judged-answer.js';
import { grammarRate, wrongWordShare } from '../traits/language-points.js';
import { type ReasonCode, reasonSentences } from './reason-sentences.js';

const reason = (code: ReasonCode, args: Arguments): Note => ({ code, args, ...filled(reasonSentences[code], args) });
const percent = (share: number) => Math.round(100 * Math.min(1, share));

type Explain = (judged: JudgedAnswer) => readonly Note[];

const parsed: Explain = ({ features: { parsedShare } }) =>
  parsedShare === null ? [] : [reason('parsed', { percent: percent(parsedShare) })];
const clauses: Explain = ({ features }) => [
  reason('clauses', { kinds: features.subordinatorKinds, structures: features.structureKinds }),
];
const links: Explain = ({ features }) => [
  reason('paragraphs', { paragraphs: features.paragraphs }),
  reason('links', { kinds: features.connectiveKinds, percent: percent(features.linkedSentences) }),
];
const isLong = 3;

const explain = new Map<number, Explain>([
  [
    traits.content.i,
    ({ points, coverage, copied }) => [
      points.length > 0
        ? reason('points', { found: points.filter(({ hit }) => hit > 0).length, total: points.length })
        : reason('topic-words', { percent: percent(coverage) }),
      reason('own-words', { percent: 100 - percent(copied) }),
    ],
  ],
  [
    traits.form.i,
    ({ raw, evidence }) => [reason('length', { words: countWords(raw), sentences: evidence.text.sentences.length })],
  ],
  [
    traits.grammar.i,
    (judged) => [
      reason('slips', { rate: Number(grammarRate(judged).toFixed(1)) }),
      ...parsed(judged),
      ...clauses(judged),
    ],
  ],
  [
    traits.vocabulary.i,
    (judged) => [
      reason('wrong-words', { percent: percent(wrongWordShare(judged)) }),
      reason('different-words', { words: new Set(judged.evidence.text.words.map(({ lower }) => lower)).size }),
    ],
  ],
  [
    traits.spelling.i,
    ({ evidence: { misspellings, text } }) => {
      const words = [...new Set(misspellings.map(({ start, end }) => text.raw.slice(start, end)))].slice(0, isLong);
      return [
        reason('misspelt', { count: misspellings.length }),
        ...(words.length > 0 ? [reason('misspelt-words', { words: words.join(', ') })] : []),
      ];
    },
  ],
  [traits.structure.i, links],
  [
    traits.linguisticRange.i,
    (judged) => [...clauses(judged), reason('rare-words', { percent: percent(judged.features.rareLemmas) })],
  ],
  [
    traits.emailConventions.i,
    ({ raw }) => {
      const missing = missingConventions(raw);
      return [reason('email-parts', { found: 4 - missing.length, total: 4 })];
    },
  ],
  [traits.organization.i, links],
]);

const mostReasons = 2;

/** At most two sentences from the evidence on why a trait has its points. */
export const traitReasons = ({ i = -1 }: ScorePart, judged: JudgedAnswer): readonly Note[] =>
  (explain.get(i)?.(judged) ?? []).slice(0, mostReasons);
