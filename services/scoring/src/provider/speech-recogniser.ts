/** Writes down what was said. */
export interface SpeechRecogniser {
  readonly name: string;
  /** `recording` is the path of a file in any format that a browser makes. Throws ProviderFailure. */
  transcribe(recording: string): Promise<string>;
}
