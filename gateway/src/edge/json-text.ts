import type { Language } from './language.js';
import { statusTexts } from './status.js';
import { textIn } from './text.js';

const prefixIn = (language: Language) =>
  `{"code":200,"type":"success","message":${JSON.stringify(textIn(language, statusTexts[200]))},"data":`;
const prefixes: Readonly<Record<Language, string>> = { 'zh-CN': prefixIn('zh-CN'), 'en-US': prefixIn('en-US') };

/** `data` of a response as JSON text that is not parsed on its way. A cached one keeps its rendered bodies. */
export class JsonText {
  private readonly bodies = new Map<Language, string>();

  constructor(readonly text: string) {}

  /** The whole response body. */
  bodyIn(language: Language): string {
    const rendered = this.bodies.get(language);
    if (rendered !== undefined) return rendered;
    const body = `${prefixes[language]}${this.text}}`;
    this.bodies.set(language, body);
    return body;
  }
}

export const jsonText = (text: string): JsonText => new JsonText(text);

/** What a handler returned, as JSON text. */
export const asJsonText = (data: unknown): JsonText =>
  data instanceof JsonText ? data : new JsonText(JSON.stringify(data ?? null));
