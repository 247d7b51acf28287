import { useCallback, useEffect, useState } from 'react';
import { AudioFailure, type LoadedAudio, loadAudio } from './load-audio.js';

export type AudioState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; audio: LoadedAudio }
  | { status: 'failed'; detail: string };

/** Loads a source at once when `eager`, else on `load`; a new source starts anew. */
export const useAudio = (source: string | Blob, eager: boolean) => {
  const [state, setState] = useState<AudioState>({ status: 'idle' });
  const [wanted, setWanted] = useState(eager);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats a failed load
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    setState({ status: 'loading' });
    loadAudio(source, abort.signal).then(
      (audio) => abort.signal.aborted || setState({ status: 'ready', audio }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setState({ status: 'failed', detail: error instanceof AudioFailure ? error.detail : '' });
      },
    );
    return () => abort.abort();
  }, [source, wanted, attempt]);

  const load = useCallback(() => {
    setWanted(true);
    setAttempt((count) => count + 1);
  }, []);
  return { state, load };
};
