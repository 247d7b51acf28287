import type { Note, ScorePart } from '@pte/exam/scoring-result';
import { traitName, traits } from '@pte/exam/traits';
import type { JudgedAnswer } from '../traits/judged-answer.js';
import { grammarRate, wrongWordShare } from '../traits/language-points.js';

interface Reason {
  readonly zh: string;
  readonly en: string;
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;
const percent = (share: number) => Math.round(100 * share);

const reasons = new Map<number, (judged: JudgedAnswer) => Reason>([
  [
    traits.content.i,
    ({ coverage }) => ({
      zh: `覆盖了约 ${percent(coverage)}% 的要点`,
      en: `about ${percent(coverage)}% of what the task asks for is there`,
    }),
  ],
  [
    traits.grammar.i,
    (judged) => {
      const rate = grammarRate(judged).toFixed(1);
      return { zh: `每 100 词约发现 ${rate} 处语法错误`, en: `about ${rate} grammar slips were found in 100 words` };
    },
  ],
  [
    traits.vocabulary.i,
    (judged) => {
      const share = percent(wrongWordShare(judged));
      const types = new Set(judged.evidence.text.words.map(({ lower }) => lower)).size;
      return {
        zh: `用了 ${types} 个不同的词，误用或拼错的占 ${share}%`,
        en: `${types} different words, ${share}% of all misused or misspelt`,
      };
    },
  ],
  [
    traits.spelling.i,
    ({ evidence: { misspellings } }) => ({
      zh: `发现 ${misspellings.length} 处拼写错误`,
      en: `${counted(misspellings.length, 'misspelling was', 'misspellings were')} found`,
    }),
  ],
  [
    traits.structure.i,
    ({ features }) => ({
      zh: `${features.paragraphs} 段，${features.connectiveKinds} 种衔接表达，${percent(Math.min(1, features.linkedSentences))}% 的句子与前句相连`,
      en: `${counted(features.paragraphs, 'paragraph', 'paragraphs')}, ${counted(features.connectiveKinds, 'kind', 'kinds')} of links, ${percent(Math.min(1, features.linkedSentences))}% of the sentences tied to the one before`,
    }),
  ],
  [
    traits.linguisticRange.i,
    ({ features }) => ({
      zh: `${features.subordinatorKinds} 种从句引导词，${features.structureKinds} 种复杂句型，较少见的词占 ${percent(features.rareLemmas)}%`,
      en: `${counted(features.subordinatorKinds, 'word', 'words')} to tie clauses, ${counted(features.structureKinds, 'complex structure', 'complex structures')}, ${percent(features.rareLemmas)}% less common words`,
    }),
  ],
  [
    traits.emailConventions.i,
    () => ({ zh: '看称呼、开头、结尾和署名是否齐全', en: 'greeting, opening, closing and sign-off are looked for' }),
  ],
  [
    traits.organization.i,
    ({ features }) => ({
      zh: `${features.paragraphs} 段，${features.connectiveKinds} 种衔接表达`,
      en: `${counted(features.paragraphs, 'paragraph', 'paragraphs')}, ${counted(features.connectiveKinds, 'kind', 'kinds')} of links`,
    }),
  ],
]);

/** Why each trait but Form, which explains itself, got its points. */
export function traitReasons(score: readonly ScorePart[], judged: JudgedAnswer): Note[] {
  return score.flatMap(({ i, s, f }) => {
    const reason = reasons.get(i ?? -1)?.(judged);
    if (!reason) return [];
    const { zh, en } = traitName(i);
    return [
      {
        code: `trait-${i}`,
        args: { s, f },
        zh: `${zh} ${s}/${f}：${reason.zh}。`,
        en: `${en} ${s} of ${f}: ${reason.en}.`,
      },
    ];
  });
}
