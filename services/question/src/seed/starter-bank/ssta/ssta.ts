import { type SummedUpTalk, spokenSummary } from '../spoken-summary.js';
import type { StarterQuestion } from '../starter-question.js';

/** A piece of a lecture. */
export const lectureSummary = (talk: SummedUpTalk): StarterQuestion => spokenSummary(13, talk);
