import { SpeechFailure, type SpeechFailureCode } from '../speech/speech-failure.js';

/** What was found, or why a recording cannot be scored: one bad file shall not end a whole pile. */
export async function orFailure<Found>(found: Promise<Found>): Promise<Found | { readonly failed: SpeechFailureCode }> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof SpeechFailure) return { failed: error.code };
    throw error;
  }
}
