import type { Note } from '@pte/exam/scoring-result';

/** In both languages; `{name}` stands for an argument. */
export type Sentence = Pick<Note, 'zh' | 'en'>;
export type Arguments = Readonly<Record<string, string | number>>;

export function filled({ zh, en }: Sentence, args: Arguments = {}): Sentence {
  const fill = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
  return { zh: fill(zh), en: fill(en) };
}
