export type Refusal = 'denied' | 'missing' | 'insecure' | 'unsupported' | 'failed';
export type Loudness = 'silent' | 'quiet' | 'fine';

export type RecorderState =
  | { phase: 'idle'; notice: 'too-short' | null }
  /** `prepare` seconds are counted down once the microphone is open. */
  | { phase: 'requesting'; prepare: number }
  | { phase: 'counting'; left: number }
  | { phase: 'recording'; seconds: number }
  | { phase: 'processing'; autoStopped: boolean }
  | { phase: 'complete'; seconds: number; loudness: Loudness; autoStopped: boolean }
  | { phase: 'refused'; reason: Refusal };

export type RecorderEvent =
  | { type: 'asked'; prepare: number }
  | { type: 'opened' }
  | { type: 'refused'; reason: Refusal }
  | { type: 'counted' }
  | { type: 'begun' }
  | { type: 'heard'; seconds: number; limit: number }
  | { type: 'stopped' }
  | { type: 'finished'; seconds: number; loudness: number }
  | { type: 'cancelled' }
  | { type: 'discarded' };

/** Below this the server would have nothing to score. */
const shortestSeconds = 1;

export const isLongEnough = (seconds: number): boolean => seconds >= shortestSeconds;

/** Of the root mean square of the whole recording: speech into a working microphone lies above 0.02. */
export const loudnessOf = (level: number): Loudness => {
  if (level < 0.002) return 'silent';
  return level < 0.012 ? 'quiet' : 'fine';
};

export const idle: RecorderState = { phase: 'idle', notice: null };

type Move = (state: RecorderState, event: RecorderEvent) => RecorderState | null;

const moves: { [Phase in RecorderState['phase']]: Move } = {
  idle: (_state, event) => (event.type === 'asked' ? { phase: 'requesting', prepare: event.prepare } : null),
  refused: (_state, event) => (event.type === 'asked' ? { phase: 'requesting', prepare: event.prepare } : null),
  requesting: (state, event) => {
    if (event.type === 'refused') return { phase: 'refused', reason: event.reason };
    if (event.type !== 'opened' || state.phase !== 'requesting') return null;
    return state.prepare > 0 ? { phase: 'counting', left: state.prepare } : { phase: 'recording', seconds: 0 };
  },
  counting: (state, event) => {
    if (event.type === 'begun') return { phase: 'recording', seconds: 0 };
    if (event.type !== 'counted' || state.phase !== 'counting') return null;
    return state.left > 1 ? { phase: 'counting', left: state.left - 1 } : { phase: 'recording', seconds: 0 };
  },
  recording: (_state, event) => {
    if (event.type === 'stopped') return { phase: 'processing', autoStopped: false };
    if (event.type !== 'heard') return null;
    if (event.seconds >= event.limit) return { phase: 'processing', autoStopped: true };
    return { phase: 'recording', seconds: event.seconds };
  },
  processing: (state, event) => {
    if (event.type === 'refused') return { phase: 'refused', reason: event.reason };
    if (event.type !== 'finished' || state.phase !== 'processing') return null;
    const { seconds, loudness } = event;
    if (!isLongEnough(seconds)) return { phase: 'idle', notice: 'too-short' };
    return { phase: 'complete', seconds, loudness: loudnessOf(loudness), autoStopped: state.autoStopped };
  },
  complete: (_state, event) => (event.type === 'discarded' ? idle : null),
};

/** What does not fit the phase is ignored: a late tick or a second click changes nothing. */
export const recorderReducer = (state: RecorderState, event: RecorderEvent): RecorderState => {
  const cancellable = state.phase === 'requesting' || state.phase === 'counting' || state.phase === 'recording';
  if (event.type === 'cancelled') return cancellable ? idle : state;
  return moves[state.phase](state, event) ?? state;
};
