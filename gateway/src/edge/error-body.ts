import type { DomainError } from '@pte/service-kit/domain-error';
import { fieldTexts } from './field-texts.js';
import type { Language } from './language.js';
import { reasonTexts } from './reasons.js';
import { statusOf, statusTexts } from './status.js';
import { textIn } from './text.js';

/** The envelope of a refusal. spec: api.md 1.3 */
export interface ErrorBody {
  readonly code: number;
  readonly type: 'error';
  readonly message: string;
  readonly data: null;
  readonly reason: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const unknownProblem = fieldTexts['invalid'] ?? statusTexts[400];

export function errorBody({ reason, kind, details }: DomainError, language: Language): ErrorBody {
  const code = statusOf[kind];
  const fields = details.fields && Object.entries(details.fields);
  // A service may name the JSON key only as the field that was refused.
  const args = { key: fields?.[0]?.[0] ?? '', ...details.args };
  const sentences = fields?.map(([field, problem]) => [
    field,
    textIn(language, fieldTexts[problem.code] ?? reasonTexts[reason] ?? unknownProblem, { ...args, ...problem.args }),
  ]);
  return {
    code,
    type: 'error',
    message: textIn(language, reasonTexts[reason] ?? statusTexts[code], args),
    data: null,
    reason,
    ...(sentences ? { fields: Object.fromEntries(sentences) } : {}),
  };
}
