/** Why there is no sound. The message holds neither the words nor a key. */
export class SpeechError extends Error {
  constructor(
    readonly reason: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The tool or the provider does not answer, or not in time; worth a retry. */
export class SpeechUnavailable extends SpeechError {
  constructor(message: string, options?: ErrorOptions) {
    super('SPEECH_UNAVAILABLE', message, options);
  }
}

/** The provider does not accept the key, the model or the words; a retry would end the same. */
export class SpeechRefused extends SpeechError {
  constructor(message: string) {
    super('SPEECH_REFUSED', message);
  }
}

/** What came back cannot be decoded, or nobody speaks in it. */
export class SpeechUnusable extends SpeechError {
  constructor(message: string, options?: ErrorOptions) {
    super('SPEECH_UNUSABLE', message, options);
  }
}
