import { questionTypeRules } from '@pte/exam/registry';
import { call, tokenOf } from './staff.js';

/** A question of the starter bank with its key, as staff see it. */
export interface BankQuestion {
  readonly id: number;
  readonly type: number;
  readonly content: Readonly<Record<string, unknown>>;
  readonly key: Readonly<Record<string, unknown>>;
  /** V that has every point; undefined where the exam marks no such thing. */
  readonly full: unknown;
}

interface StoredQuestion {
  readonly id: number;
  readonly type: number;
  readonly content: string;
  readonly answer: string;
}

export async function bankQuestion(id: number): Promise<BankQuestion> {
  const stored = await call<StoredQuestion>('GET', `/question/item/${id}`, await tokenOf('admin'));
  const { type } = stored;
  const content: BankQuestion['content'] = JSON.parse(stored.content);
  const key: BankQuestion['key'] = JSON.parse(stored.answer);
  return { id, type, content, key, full: questionTypeRules(type)?.fullAnswer?.({ content, key }) };
}

/** The question of a type with the lowest number. */
export async function firstQuestion(type: number): Promise<BankQuestion> {
  const list = `/question/item?type=${type}&sortBy=id&sortOrder=asc&limit=1`;
  const [first] = await call<{ id: number }[]>('GET', list, await tokenOf('admin'));
  if (!first) throw new Error(`no question of type ${type}`);
  return bankQuestion(first.id);
}

/** A list in the content or in the key of a question. */
export const listIn = <Entry>(part: Readonly<Record<string, unknown>>, name: string): readonly Entry[] =>
  part[name] as readonly Entry[];
