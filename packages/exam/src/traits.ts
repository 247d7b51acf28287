/** What a trait code means, in both languages. Source: scoring.md 4.1. */
export interface Trait {
  readonly i: number;
  readonly en: string;
  readonly zh: string;
}

export const traits = {
  content: { i: 0, en: 'Content', zh: '内容' },
  form: { i: 1, en: 'Form', zh: '格式' },
  grammar: { i: 2, en: 'Grammar', zh: '语法' },
  vocabulary: { i: 3, en: 'Vocabulary', zh: '词汇' },
  spelling: { i: 4, en: 'Spelling', zh: '拼写' },
  oralFluency: { i: 5, en: 'Oral fluency', zh: '口语流利度' },
  pronunciation: { i: 6, en: 'Pronunciation', zh: '发音' },
  structure: { i: 7, en: 'Development, structure and coherence', zh: '结构与连贯' },
  linguisticRange: { i: 8, en: 'General linguistic range', zh: '语言运用广度' },
  emailConventions: { i: 9, en: 'Email conventions', zh: '邮件格式' },
  organization: { i: 10, en: 'Organization', zh: '组织' },
  appropriacy: { i: 11, en: 'Appropriacy', zh: '得体度' },
} as const satisfies Record<string, Trait>;

const byCode = new Map<number, Trait>(Object.values(traits).map((trait) => [trait.i, trait]));
const unknownTrait = { en: 'Score', zh: '得分' };

/** The label of a trait; a code of a newer server, or none, is labelled "Score". */
export const traitName = (code: number | undefined): Pick<Trait, 'en' | 'zh'> =>
  (code === undefined ? undefined : byCode.get(code)) ?? unknownTrait;

/** A part of a type's score with its full points, as the scoring service must give it. */
export interface TraitOfType {
  /** Trait code; absent where the score is a single part without a name, `{s, f}` and no list. */
  readonly i?: number;
  readonly f: number;
}

export const worth = (trait: Trait, f: number): TraitOfType => ({ i: trait.i, f });

/** The traits of a type whose score is one part without a name. */
export const unnamedPart = (f: number): readonly [TraitOfType] => [{ f }];
