import { Injectable } from '@nestjs/common';
import type { Tx } from '@pte/service-kit/database';

export interface CollectedQuestion {
  readonly userId: number;
  readonly questionId: number;
  /** Ascending, each once. */
  readonly types: readonly number[];
}

@Injectable()
export class CollectionRepository {
  /** A question that stays collected keeps the time when it first was. */
  async replace(tx: Tx, { userId, questionId, types }: CollectedQuestion, at: Date): Promise<void> {
    if (types.length === 0) {
      await tx.query('delete from collected_question where user_id = $1 and question_id = $2', [userId, questionId]);
      return;
    }
    await tx.query(
      `insert into collected_question (user_id, question_id, types, created_at) values ($1, $2, $3, $4)
       on conflict (user_id, question_id) do update set types = excluded.types`,
      [userId, questionId, types, at],
    );
  }
}
