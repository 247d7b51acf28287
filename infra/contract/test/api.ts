import { connect } from 'node:net';
import { freePorts } from '@pte/local/network';
import { gatewayProcess } from '@pte/local/stack/service-processes';
import { type Stack, startStack } from '@pte/testing/stack';
import { StackProcess } from '@pte/testing/stack-process';
import { PublishedDocument } from './published-document.js';
import { Secrets } from './secrets.js';

type Json = ReturnType<typeof JSON.parse>;

/** `nobody` sends no token; anybody else is a demo account or a token. */
export type Who = 'nobody' | 'admin' | 'manager' | 'vip' | 'learner' | (string & {});

export interface Ask {
  /** A value is sent as JSON; text, bytes and forms as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
  readonly data: Json;
  /** `200`, or status, reason and fields such as `400 VALIDATION name,password`. */
  readonly outcome: string;
}

export interface Learner {
  readonly id: number;
  readonly name: string;
  readonly password: string;
  readonly token: string;
}

const isRaw = (body: unknown): body is string | Blob | FormData =>
  typeof body === 'string' || body instanceof Blob || body instanceof FormData;

/** The running product. Every answer is held against envelope, headers and the published OpenAPI document. */
export class Api {
  private stack: Stack | undefined;
  private document: PublishedDocument | undefined;
  private readonly tokens = new Map<Who, string>();
  private readonly secrets = new Secrets();
  private made = 0;

  get address(): string {
    return this.stack?.address ?? '';
  }

  async start(): Promise<void> {
    this.stack = await startStack();
    this.document = new PublishedDocument(JSON.parse(await (await fetch(`${this.address}/api/openapi.json`)).text()));
    for (const name of ['admin', 'manager', 'vip', 'learner']) {
      const { data } = await this.ask('nobody', 'POST /api/user/sign-in', {
        body: { name, password: `${name}-demo-pass` },
      });
      this.tokens.set(name, data.token);
    }
  }

  async stop(): Promise<void> {
    await this.stack?.stop();
  }

  /** A second gateway of the same stack. */
  async anotherGateway(): Promise<{ address: string; stop: () => Promise<void> }> {
    if (!this.stack) throw new Error('the stack is not started');
    const { settings } = this.stack;
    const [gateway = 0] = await freePorts(1);
    const process = new StackProcess(gatewayProcess({ ...settings, ports: { ...settings.ports, gateway } }));
    await process.start();
    return { address: `http://127.0.0.1:${gateway}`, stop: () => process.stop() };
  }

  tokenOf(who: Who): string {
    return this.tokens.get(who) ?? who;
  }

  /** `call` is method and path. Throws when the answer breaks what holds for all answers. */
  async ask(who: Who, call: string, { body, headers = {} }: Ask = {}): Promise<Answer> {
    const [method = '', path = ''] = call.split(' ');
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(who === 'nobody' ? {} : { authorization: this.tokenOf(who) }),
        ...(body === undefined || isRaw(body) ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : isRaw(body) ? body : JSON.stringify(body),
    });
    const answer = JSON.parse(await response.text());
    const problem = this.problemOf(method, path, response, answer);
    if (problem) throw new Error(`${call}: ${problem}\n${JSON.stringify(answer).slice(0, 500)}`);
    this.secrets.note(body, answer.data);
    const { data, reason, fields } = answer;
    const parts = [response.status, reason, fields && Object.keys(fields).join()].filter(Boolean);
    return { status: response.status, headers: response.headers, body: answer, data, outcome: parts.join(' ') };
  }

  /** `data` of a call that succeeds. */
  async get(who: Who, path: string): Promise<Json> {
    return (await this.ask(who, `GET ${path}`)).data;
  }

  /** What was sent or given to somebody alone and stands in a line that a process wrote; the name of the process first. */
  toldByLogs(): string[] {
    const { stack } = this;
    if (!stack) return [];
    const names = ['gateway', ...Object.keys(stack.settings.ports.services)];
    return names.flatMap((name) => this.secrets.foundIn(stack.process(name).lines).map((found) => `${name}: ${found}`));
  }

  /** Bytes as they are, for objects and streams. */
  open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return fetch(this.address + path, { headers, redirect: 'manual' });
  }

  /** The whole answer to text sent over a bare connection, for addresses that no client would send. */
  send(text: string): Promise<string> {
    const { hostname, port } = new URL(this.address);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer)).on('error', reject);
    });
  }

  /** A name that nobody has. */
  freshName(prefix = 'person'): string {
    this.made += 1;
    return `${prefix}_${this.made}`;
  }

  async register(): Promise<Learner> {
    const body = { name: this.freshName(), password: 'secret-pass' };
    const { data } = await this.ask('nobody', 'PUT /api/user/register', { body });
    return { ...body, id: data.user.id, token: data.token };
  }

  private problemOf(method: string, path: string, { status, headers }: Response, body: Json): string {
    if (!/^[A-Za-z0-9-]{8,64}$/.test(headers.get('x-request-id') ?? '')) return 'X-Request-Id is missing';
    if (headers.get('x-content-type-options') !== 'nosniff') return 'X-Content-Type-Options is missing';
    if (headers.get('content-type') !== 'application/json; charset=utf-8') return 'is not JSON in UTF-8';
    if (!/^(no-store|private, max-age=(\d|[1-5]\d|60))$/.test(headers.get('cache-control') ?? ''))
      return 'may be cached';
    if (headers.has('x-powered-by') || headers.has('server')) return 'names its framework';
    if (body.code !== status) return 'code is not the status';
    if (status === 200) return path.startsWith('/api/dev/') ? '' : (this.document?.problemOf(method, path, body) ?? '');
    if (status === 503 && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? '')) return 'Retry-After is missing';
    const keys = ['code', 'type', 'message', 'data', 'reason', 'fields'];
    const known = Object.keys(body).every((key) => keys.includes(key)) && body.type === 'error' && body.data === null;
    return known && typeof body.reason === 'string' ? '' : 'is not the envelope of an error';
  }
}
