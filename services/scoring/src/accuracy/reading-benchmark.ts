import type { AccuracyBenchmark, AccuracyFigure } from '@pte/exam/accuracy-report';
import type { TableRow } from '../cli/table-file.js';
import { auc, f1, type Verdict } from './agreement.js';
import { type BenchmarkRun, learnerSpeech, printed } from './benchmark-data.js';
import { interval } from './interval.js';

/** A line of `make score-reading`. */
export interface ReadingLine {
  readonly case_id: string;
  readonly words: readonly { readonly said: boolean; readonly score: number }[];
  readonly content: number;
}

interface ReadingCase {
  readonly recording: string;
  readonly kind: string;
  readonly detail: string;
  readonly content: number;
  /** One for each shown word; true where it was not said. */
  readonly words: readonly Verdict[];
}

const words = { zh: '个词', en: 'words' };
const recordings = { zh: '段录音', en: 'recordings' };
const texts = { zh: '段录音与文本', en: 'recordings with a text' };

/** How well missing words are found: recordings against the text that was read and against altered ones. */
export function readingBenchmark(
  run: BenchmarkRun,
  rows: readonly TableRow[],
  lines: readonly ReadingLine[],
): AccuracyBenchmark {
  const found = new Map(lines.map((line) => [line.case_id, line]));
  const cases = rows.map((row) => readingCase(row, found.get(row['case_id'] ?? '')));
  return {
    id: 'reading',
    title: { zh: '朗读：哪些词没有读出', en: 'Reading aloud: which words were not said' },
    ...run,
    data: {
      ...learnerSpeech,
      people: {
        zh: '61 位母语为汉语的英语学习者，成人与儿童各半，朗读 4–10 个词的句子',
        en: '61 learners whose first language is Mandarin, half adults, half children, reading sentences of 4-10 words',
      },
    },
    method: {
      zh: '同一段录音分别对照原文、改动过的文本和另一句话评分：换掉、删去或加上的词是已知的。这些录音没有用于调整引擎。',
      en: 'Each recording is scored against its own text, against altered ones and against another sentence, so that the missing words are known. The engine was not tuned on these recordings.',
    },
    figures: figuresOf(cases).map(printed),
    limits: [
      {
        zh: '短句、安静的录音、母语为汉语的学习者；更长的文章和其他母语没有测量。',
        en: 'Short sentences, quiet recordings, Mandarin speakers: longer passages and other first languages were not measured.',
      },
      {
        zh: '读音相近的替换词最难发现。',
        en: 'Words replaced by others that sound nearly the same are the hardest to find.',
      },
    ],
  };
}

function figuresOf(all: readonly ReadingCase[]): AccuracyFigure[] {
  const ofKind = (kind: string) => all.filter((one) => one.kind === kind);
  const read = all.filter(({ kind }) => kind !== 'other-sentence');
  const near = ofKind('substituted').filter(({ detail }) => detail === 'near');
  const exact = ofKind('exact');
  const missed = (cases: readonly ReadingCase[]) => f1(cases.flatMap((one) => one.words));
  const sureness = (cases: readonly ReadingCase[]) => auc(cases.flatMap((one) => one.words));
  const clean = (cases: readonly ReadingCase[]) =>
    cases.filter((one) => one.words.every(({ isClaimed }) => !isClaimed)).length / cases.length;
  const rightText = (cases: readonly ReadingCase[]) =>
    auc(
      cases
        .filter(({ kind }) => kind === 'exact' || kind === 'other-sentence')
        .map(({ kind, content }) => ({ isTrue: kind === 'exact', score: content })),
    );
  const wordsOf = (cases: readonly ReadingCase[]) => cases.reduce((sum, one) => sum + one.words.length, 0);
  const of = (cases: readonly ReadingCase[], figure: (cases: readonly ReadingCase[]) => number) => ({
    value: figure(cases),
    interval: interval(byRecording(cases), figure),
  });
  return [
    {
      id: 'missed-words',
      name: { zh: '没有读出的词：查准与查全的调和平均', en: 'Words not said: found, and rightly so' },
      measure: 'f1',
      ...of(read, missed),
      ...{ n: wordsOf(read), cases: words, goal: 0.74 },
    },
    {
      id: 'word-sureness',
      name: { zh: '读出的词与没有读出的词的区分', en: 'Words said told from words not said' },
      measure: 'auc',
      ...of(read, sureness),
      ...{ n: wordsOf(read), cases: words, goal: 0.95 },
    },
    {
      id: 'near-words',
      name: { zh: '被相近发音的词替换', en: 'Words replaced by similar-sounding ones' },
      measure: 'f1',
      ...of(near, missed),
      ...{ n: wordsOf(near), cases: words, goal: 0.54 },
    },
    {
      id: 'right-text',
      name: { zh: '读的是这段文字，还是另一段', en: 'The right text told from another' },
      measure: 'auc',
      ...of(all, rightText),
      ...{ n: exact.length + ofKind('other-sentence').length, cases: texts, goal: 0.985 },
    },
    {
      id: 'clean-readings',
      name: { zh: '完全读对且没有误标任何词的录音', en: 'Faultless readings with no word marked' },
      measure: 'share',
      ...of(exact, clean),
      ...{ n: exact.length, cases: recordings, goal: 0.82 },
    },
  ];
}

const byRecording = (cases: readonly ReadingCase[]): (readonly ReadingCase[])[] =>
  Object.values(Object.groupBy(cases, ({ recording }) => recording)).map((group) => group ?? []);

/** A case that was not scored is wrong on every word. */
function readingCase(row: TableRow, line: ReadingLine | undefined): ReadingCase {
  const kind = row['kind'] ?? '';
  const missing = (row['flags'] ?? '').split(' ').map((flag) => flag === '0');
  if (line && line.words.length !== missing.length) throw new Error(`${line.case_id} has another number of words`);
  return {
    recording: row['utterance_id'] ?? '',
    kind,
    detail: row['detail'] ?? '',
    content: line?.content ?? (kind === 'exact' ? 0 : 1),
    words: missing.map((isTrue, index) => {
      const word = line?.words[index] ?? { said: isTrue, score: isTrue ? 1 : 0 };
      return { isTrue, isClaimed: !word.said, score: 1 - word.score };
    }),
  };
}
