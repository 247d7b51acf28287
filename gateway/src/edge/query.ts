import type { FieldProblems } from './field-problems.js';

export type RawQuery = Readonly<Record<string, string | string[] | undefined>>;

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names that a query key may be written in, the preferred one first. */
export const spellingsOf = (keys: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(keys.map((key) => [key, [...new Set([key, snakeCase(key)])]]));

export interface NormalQuery {
  readonly values: Record<string, string>;
  readonly problems: FieldProblems;
}

/** The known keys in camel case: empty values are absent, unknown keys dropped, repeated ones refused. */
export function normalQuery(raw: RawQuery, spellings: ReadonlyMap<string, readonly string[]>): NormalQuery {
  const values: Record<string, string> = {};
  const problems: FieldProblems = {};
  for (const [key, names] of spellings) {
    const value = names.map((name) => raw[name]).find((candidate) => candidate !== undefined && candidate !== '');
    if (Array.isArray(value)) problems[key] = { code: 'repeated' };
    else if (value !== undefined) values[key] = value;
  }
  if (values['count'] === 'true' && spellings.has('limit')) {
    delete values['limit'];
    delete values['offset'];
    delete problems['limit'];
    delete problems['offset'];
  }
  return { values, problems };
}
