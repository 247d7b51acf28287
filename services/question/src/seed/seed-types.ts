import { typeChanged } from '@pte/events/bank/type-changed.v1';
import { builtInTypes } from '@pte/exam/question-types';
import { questionTypeRules } from '@pte/exam/registry';
import type { Outbox } from '@pte/messaging/outbox';
import type { Tx } from '@pte/service-kit/database';
import { allTypeTexts, mockDirections } from './type-texts/all-type-texts.js';
import { inBothLanguages } from './type-texts/type-text.js';

const texts = new Map(allTypeTexts.map((text) => [text.id, text]));

const insert = `insert into question_type
    (id, category, mode, abbr, name, short_name, description, directions, scoring_rules, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) on conflict (id) do nothing returning id`;

/** Adds the built-in types that are missing and gives how many. What an admin changed stays. */
export async function seedTypes(tx: Tx, outbox: Outbox, now: Date): Promise<number> {
  let added = 0;
  for (const { id, category, mode, abbr, en, zh } of builtInTypes) {
    const text = texts.get(id);
    if (!text) throw new Error(`question type ${id} has no texts`);
    const rows = await tx.query(insert, [
      ...[id, category, mode, abbr, en, zh, inBothLanguages(text.description)],
      ...[questionTypeRules(id)?.directions ?? mockDirections, inBothLanguages(text.scoring), now],
    ]);
    if (rows.length === 0) continue;
    await outbox.add(tx, typeChanged({ questionTypeId: id, deleted: false }));
    added += 1;
  }
  return added;
}
