import type { Picture } from './picture.js';

/** A question that comes with the product. Ids are stable: type id times 1000, and a number from 1. */
export interface StarterQuestion {
  readonly id: number;
  readonly type: number;
  readonly name: string;
  readonly content: object;
  readonly key: object;
  /** Drawn when the bank is seeded; `imageUrl` and `audioUrl` of the content are added then, as is the sound of the type's script. */
  readonly picture?: Picture;
  readonly analysis: { readonly zh: string; readonly en: string };
  /** Chinese translation of what is read. */
  readonly translation: string;
  /** 0 easy, 1 medium, 2 hard */
  readonly difficulty: 0 | 1 | 2;
  readonly isExercise: boolean;
  /** Hundredths of a percent */
  readonly predictiveRate: number;
}
