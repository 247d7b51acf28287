import { scoreSpeech } from '../score-speech.js';
import { SpeechFailure } from '../speech-failure.js';
import { loadSpeechResources, type SpeechResources } from '../speech-resources.js';
import type { ScoringAnswer, ScoringOrder } from './scoring-messages.js';

// The entry point of a scoring process: it scores what its parent sends, one recording at a time, and ends with its parent.

let loaded: Promise<SpeechResources> | null = null;

async function answer({ source, request }: ScoringOrder): Promise<ScoringAnswer> {
  try {
    loaded ??= loadSpeechResources(source);
    return { result: await scoreSpeech(await loaded, request) };
  } catch (error) {
    loaded = loaded && (await loaded.catch(() => null)) ? loaded : null;
    const failure = error instanceof SpeechFailure ? error : new SpeechFailure('ENGINE_FAILED', error);
    return { failure: { code: failure.code, cause: String(failure.cause ?? '') } };
  }
}

process.on('message', (order: ScoringOrder) => {
  void answer(order).then((message) => process.send?.(message));
});

process.on('disconnect', () => {
  // Takes along the programs that work for a parent which is gone.
  process.kill(-process.pid, 'SIGKILL');
});
