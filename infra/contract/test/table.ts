import { expect, it } from '@jest/globals';
import type { Api, Ask, Who } from './api.js';

/** Who asks what, and the outcome: status, reason, fields. */
export type Row = readonly [who: Who, call: string, outcome: string, ask?: Ask];

const bodyIn = (ask: Ask | undefined) => (ask?.body === undefined ? '' : JSON.stringify(ask.body).slice(0, 60));

/** One test for each row. */
export function answers(api: Api, rows: readonly Row[]): void {
  for (const [who, call, outcome, ask] of rows) {
    it(`${who}: ${call} ${bodyIn(ask)} → ${outcome}`, async () => {
      expect((await api.ask(who, call, ask)).outcome).toBe(outcome);
    });
  }
}

/** The same call with each of these values in one field: refused with that field. */
export const badFields = (
  who: Who,
  call: string,
  good: () => Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, readonly unknown[]>>,
): Row[] =>
  Object.entries(values).flatMap(([field, bad]) =>
    bad.map((value): Row => [who, call, `400 VALIDATION ${field}`, { body: { ...good(), [field]: value } }]),
  );
