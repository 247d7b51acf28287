import { DomainError } from '@pte/service-kit/domain-error';

export type JsonKey = 'content' | 'answer' | 'analysis' | 'translation';

const refuse = (reason: string, code: string, key: JsonKey): never => {
  throw new DomainError(reason, 'invalid', { args: { key }, fields: { [key]: { code, args: { key } } } });
};

/** The text when it is there and holds JSON. Throws JSON_KEY_UNDEFINED or JSON_KEY_INVALID, which name the key. */
export function checkedJson(key: JsonKey, text: string | undefined): string {
  if (text === undefined) return refuse('JSON_KEY_UNDEFINED', 'jsonUndefined', key);
  try {
    JSON.parse(text);
    return text;
  } catch {
    return refuse('JSON_KEY_INVALID', 'jsonInvalid', key);
  }
}
