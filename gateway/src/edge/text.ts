import type { MessageArguments } from '@pte/service-kit/domain-error';
import type { Language } from './language.js';

/** One sentence in both languages; `{name}` stands for an argument. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

export const text = (zh: string, en: string): Text => ({ zh, en });

export function textIn(language: Language, { zh, en }: Text, args: MessageArguments = {}): string {
  const template = language === 'en-US' ? en : zh;
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}
