import type { ModelSource } from '../acoustic/prepare-model.js';
import type { SpeechRequest, SpeechResult } from '../score-speech.js';
import type { SpeechFailureCode } from '../speech-failure.js';

/** To a scoring process: one recording. It is answered before the next one is sent. */
export interface ScoringOrder {
  readonly source: ModelSource;
  readonly request: SpeechRequest;
}

/** From a scoring process. */
export type ScoringAnswer =
  | { readonly result: SpeechResult }
  | { readonly failure: { readonly code: SpeechFailureCode; readonly cause: string } };
