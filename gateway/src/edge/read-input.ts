import type { FastifyRequest } from 'fastify';
import { type FieldProblems, fieldProblemsOf } from './field-problems.js';
import { normalQuery, type RawQuery, spellingsOf } from './query.js';
import { invalidInput } from './refusal.js';
import type { Input, RawParams } from './route.js';

export interface ReadInput {
  readonly params: object;
  readonly query: object;
  readonly body: object;
  readonly idempotencyKey: string;
}

export interface InputReader {
  /** Whether the query asks for deleted things, which is a question of role and comes before validation. */
  asksForDeleted(request: FastifyRequest): boolean;
  /** Validates everything at once. Throws VALIDATION with every field. */
  read(request: FastifyRequest): ReadInput;
}

const keyPattern = /^[A-Za-z0-9_-]{8,128}$/;
const nothing = {};

type Place = 'params' | 'query' | 'body';

/** The contract names every id of a path `id`; an entry of a list in a query has no name of its own. */
function fieldOf(name: string, place: Place): string {
  if (place === 'query') return name.replace(/\[.*$/, '');
  return place === 'params' && name.endsWith('Id') ? 'id' : name;
}

export function inputReader(schemas: Input, idempotent: boolean): InputReader {
  const { query } = schemas;
  const spellings = spellingsOf(Object.keys(query?.shape ?? nothing));
  const deletedSpellings = spellingsOf(query && 'includeDeleted' in query.shape ? ['includeDeleted'] : []);

  const parsed = (place: Place, value: unknown, problems: FieldProblems): object => {
    const schema = schemas[place];
    if (schema === undefined) return nothing;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const found = fieldProblemsOf(result.error, value);
    for (const [name, problem] of Object.entries(found)) problems[fieldOf(name, place)] ??= problem;
    return nothing;
  };

  return {
    asksForDeleted: (request) =>
      deletedSpellings.size > 0 &&
      normalQuery(request.query as RawQuery, deletedSpellings).values['includeDeleted'] === 'true',
    read(request) {
      const normal = query ? normalQuery(request.query as RawQuery, spellings) : undefined;
      const problems: FieldProblems = { ...normal?.problems };
      const input = {
        params: parsed('params', pathValuesOf(request), problems),
        query: parsed('query', normal?.values, problems),
        body: parsed('body', request.body ?? nothing, problems),
        idempotencyKey: idempotent ? keyOf(request.headers['idempotency-key'], problems) : '',
      };
      if (Object.keys(problems).length > 0) throw invalidInput(problems);
      return input;
    },
  };
}

/** Fastify calls a key with slashes `*`. */
function pathValuesOf({ params }: FastifyRequest): object {
  const values = params as RawParams;
  return values['*'] === undefined ? values : { key: values['*'] };
}

function keyOf(header: string | string[] | undefined, problems: FieldProblems): string {
  if (header === undefined) return '';
  if (typeof header === 'string' && keyPattern.test(header)) return header;
  problems['idempotencyKey'] = { code: 'idempotency.format' };
  return '';
}
