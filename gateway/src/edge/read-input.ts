import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
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

/** The contract names every id of a path `id` in `fields`. */
const pathFieldOf = (name: string): string => (name.endsWith('Id') ? 'id' : name);

function renamed(problems: FieldProblems): FieldProblems {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [pathFieldOf(name), problem]));
}

export function inputReader({ params, query, body }: Input, idempotent: boolean): InputReader {
  const spellings = spellingsOf(Object.keys(query?.shape ?? nothing));
  const deletedSpellings = spellingsOf(query && 'includeDeleted' in query.shape ? ['includeDeleted'] : []);

  const parsed = (schema: z.ZodObject | undefined, value: unknown, problems: FieldProblems, rename = false): object => {
    if (schema === undefined) return nothing;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const found = fieldProblemsOf(result.error, value);
    for (const [field, problem] of Object.entries(rename ? renamed(found) : found)) problems[field] ??= problem;
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
        params: parsed(params, pathValuesOf(request), problems, true),
        query: parsed(query, normal?.values, problems),
        body: parsed(body, request.body ?? nothing, problems),
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
