import { type SummedUpTalk, spokenSummary } from '../spoken-summary.js';
import type { StarterQuestion } from '../starter-question.js';

/** Something said in everyday life. */
export const everydaySummary = (talk: SummedUpTalk): StarterQuestion => spokenSummary(24, talk);
