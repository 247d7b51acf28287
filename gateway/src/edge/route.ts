import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Access } from '../session/access.js';
import type { Caller } from '../session/caller.js';
import type { Language } from './language.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call carries besides the header fields everybody has. */
export interface Input {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
}

export interface RouteOptions<Declared extends Input, Who extends Access> {
  readonly method: Method;
  /** As the contract writes it: `/api/question/item/{id}`. */
  readonly path: `/api/${string}`;
  /** One line of the OpenAPI document. */
  readonly summary: string;
  readonly who: Who;
  readonly input?: Declared;
  /** Shape of `data`. */
  readonly data: z.ZodType;
  /** Calls that do not look at a token, and those that a cookie alone may authenticate. */
  readonly token?: 'ignored' | 'header-or-cookie';
  /** Requests of such a call whose cookie is not looked at. */
  readonly ignoresCookie?: (request: FastifyRequest) => boolean;
  /** Reason given to those who are not VIP. */
  readonly vipReason?: string;
  /** Accepts the header Idempotency-Key. */
  readonly idempotent?: boolean;
  /** What the body is; JSON unless given. */
  readonly accepts?: 'json' | 'multipart' | 'bytes';
  /** The handler answers by itself, without envelope, with this media type. */
  readonly streams?: string;
  /** Not in the OpenAPI document. */
  readonly hidden?: boolean;
  /** Another route that answers this caller here, such as the one for oneself. */
  readonly insteadFor?: (caller: Caller, params: RawParams) => Route | undefined;
}

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>;

export interface Client {
  readonly ip: string;
  readonly userAgent: string;
}

/** One admitted and validated call. */
export interface Call<Declared extends Input = Input, Who extends Access = Access> {
  readonly params: OutputOf<Declared['params']>;
  readonly query: OutputOf<Declared['query']>;
  readonly body: OutputOf<Declared['body']>;
  readonly caller: Who extends 'anyone' ? Caller | null : Caller;
  readonly language: Language;
  /** Unix seconds. */
  readonly now: number;
  /** As sent; empty without. */
  readonly token: string;
  /** Empty without the header. */
  readonly idempotencyKey: string;
  readonly client: Client;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call of the contract: what it takes, who may make it and what answers it. Validation and OpenAPI are made from it. */
export interface Route extends RouteOptions<Input, Access> {
  /** Returns `data`, as a value or as JSON text. */
  readonly handle: (call: Call) => Promise<unknown>;
}

/** Path parameters before validation. */
export type RawParams = Readonly<Record<string, string | undefined>>;

export const route = <const Declared extends Input, const Who extends Access>(
  options: RouteOptions<Declared, Who>,
  handle: (call: Call<Declared, Who>) => Promise<unknown>,
): Route => ({ ...options, handle: handle as unknown as Route['handle'] });

/** A group of calls: an injectable class whose fields are routes. */
export abstract class Routes {
  all(): Route[] {
    return Object.values(this).filter((value): value is Route => typeof value?.handle === 'function');
  }
}
