import type { StarterQuestion } from '../starter-bank/starter-question.js';
import type { MediaStage } from './content-with-media.js';

/** Makes what a question's content refers to, before it does. */
export interface QuestionMedia {
  /** Sound and picture of the question are stored and noted when it resolves; may be asked again. */
  provide(question: StarterQuestion, stage: MediaStage): Promise<void>;
}
