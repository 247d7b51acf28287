import type { JudgingTask } from '@pte/exam/judging';
import type { Analysis } from '@pte/exam/scoring-result';
import type { ScriptLine, TypeRules } from '@pte/exam/type-rules';
import type { Question } from '../../lib/api/shapes.js';
import type { AnswerTiming } from '../forms/answer-form.js';
import type { PromptContent } from './prompt.js';

export interface ReadExercise {
  rules: TypeRules;
  /** Fits the schema of its type. */
  content: PromptContent & Record<string, unknown>;
  timing: AnswerTiming;
  recorded: boolean;
  /** Whether the audio is part of what is asked. */
  asksByAudio: boolean;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const natural = (value: unknown): number | undefined => (typeof value === 'number' && value >= 0 ? value : undefined);

const defaultRecordSeconds = 40;

/** The question's content checked against its type; null when it does not fit, as older data may not. */
export const readExercise = ({ content: text }: Pick<Question, 'content'>, rules: TypeRules): ReadExercise | null => {
  const content = rules.content.safeParse(parse(text));
  if (!content.success) return null;
  const fields = content.data as ReadExercise['content'];
  return {
    rules,
    content: fields,
    timing: {
      recordSeconds: natural(fields.recordSeconds) ?? rules.recordSeconds ?? defaultRecordSeconds,
      prepareSeconds: natural(fields.prepSeconds) ?? rules.prepSeconds ?? 0,
      writingSeconds: rules.writingSeconds ?? null,
    },
    recorded: rules.recorded === true,
    asksByAudio: rules.modelRecording !== true,
  };
};

/** The key; null while it is withheld: until a submission exists it is sent as `{}`. */
export const readKey = ({ answer }: Pick<Question, 'answer'>): unknown => parse(answer);

/** What an answer is held against; null where the exam itself marks, and while the key is withheld. */
export const judgedTask = (
  { rules, content }: Pick<ReadExercise, 'rules' | 'content'>,
  answerKey: unknown,
): JudgingTask | null => {
  const key = rules.key.safeParse(answerKey);
  return key.success ? (rules.judging?.task({ content, key: key.data }) ?? null) : null;
};

/** Whether the result draws the passage, with a mark on each word. */
export const resultDrawsPassage = ({ rules }: Pick<ReadExercise, 'rules'>, analysis: Analysis | null): boolean =>
  rules.judging?.kind === 'reading' && analysis?.words !== undefined;

/** What the question's recording says; empty while the key is withheld, and where it is the text shown. */
export const readScript = (
  { rules, content }: Pick<ReadExercise, 'rules' | 'content'>,
  answerKey: unknown,
): readonly ScriptLine[] => {
  const key = rules.key.safeParse(answerKey);
  if (!content.audioUrl || !rules.script || !key.success) return [];
  const lines = rules.script({ content, key: key.data });
  const [only] = lines;
  const shown = lines.length === 1 && only && 'text' in only && only.text === content.material;
  return shown ? [] : lines;
};

/** Sentences in a question's `analysis` or `translation`, whose keys are free: the UI language's first, else all texts. */
export const readTexts = (json: string, locale: string): string[] => {
  const value = parse(json);
  if (typeof value === 'string') return value ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const own = fields[locale === 'zh-CN' ? 'zh' : 'en'];
  const texts = typeof own === 'string' ? [own] : Object.values(fields);
  return texts.filter((text): text is string => typeof text === 'string' && text !== '');
};
