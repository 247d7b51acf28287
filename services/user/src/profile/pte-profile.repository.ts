import { Injectable } from '@nestjs/common';
import type { Queries, Tx } from '@pte/service-kit/database';
import type { PteProfile } from './pte-profile.js';

const columns = `target_total as "targetTotal", target_speaking as "targetSpeaking", target_writing as "targetWriting",
  target_reading as "targetReading", target_listening as "targetListening", exam_date as "examDate",
  exam_type as "examType", updated_at as "updatedAt"`;

@Injectable()
export class PteProfileRepository {
  async find(queries: Queries, userId: number): Promise<PteProfile | null> {
    const [row] = await queries.query<PteProfile>(`select ${columns} from pte_profile where user_id = $1`, [userId]);
    return row ?? null;
  }

  /** In the place of an earlier one. */
  async put(tx: Tx, userId: number, profile: PteProfile): Promise<void> {
    await tx.query(
      `insert into pte_profile (user_id, target_total, target_speaking, target_writing, target_reading,
         target_listening, exam_date, exam_type, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (user_id) do update
         set target_total = excluded.target_total, target_speaking = excluded.target_speaking,
           target_writing = excluded.target_writing, target_reading = excluded.target_reading,
           target_listening = excluded.target_listening, exam_date = excluded.exam_date,
           exam_type = excluded.exam_type, updated_at = excluded.updated_at`,
      [
        userId,
        profile.targetTotal,
        profile.targetSpeaking,
        profile.targetWriting,
        profile.targetReading,
        profile.targetListening,
        profile.examDate,
        profile.examType,
        profile.updatedAt,
      ],
    );
  }
}
