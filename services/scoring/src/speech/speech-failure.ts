/** Why a recording could not be scored; the code reaches the learner's page, which explains it. */
export type SpeechFailureCode =
  /** It is no sound that can be decoded. Trying again does not help. */
  | 'AUDIO_UNREADABLE'
  /** The text holds nothing that can be read aloud in English. Trying again does not help. */
  | 'TEXT_UNREADABLE'
  /** Speech and noise cannot be told apart. Trying again does not help, recording again does. */
  | 'RECORDING_TOO_NOISY'
  /** A program that the engine needs is missing, failed or took too long. */
  | 'ENGINE_FAILED';

export class SpeechFailure extends Error {
  constructor(
    readonly code: SpeechFailureCode,
    cause?: unknown,
  ) {
    super(code, { cause });
    this.name = 'SpeechFailure';
  }
}
