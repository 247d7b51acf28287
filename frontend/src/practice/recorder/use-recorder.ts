import { useCallback, useEffect, useReducer, useRef } from 'react';
import { decodeAudio as decode } from '../player/decode-audio.js';
import { leaveStage, takeStage } from '../player/sound-stage.js';
import { MicrophoneRefused, type OpenMicrophone, openMicrophone } from './microphone.js';
import { idle, isLongEnough, type RecorderState, recorderReducer } from './recorder-machine.js';

export interface RecorderTools {
  open: () => Promise<OpenMicrophone>;
  decode: (recording: Blob) => Promise<{ seconds: number; loudness: number }>;
  /** Milliseconds of a clock that only runs forward. */
  now: () => number;
}

const browserTools: RecorderTools = { open: openMicrophone, decode, now: () => performance.now() };

export interface RecorderOptions {
  /** What was recorded before, say before a reload. */
  recording: Blob | null;
  limitSeconds: number;
  /** A promise that it gives is waited for: the recorder is complete once the recording is kept. */
  onRecorded: (recording: Blob | null) => void;
  tools?: RecorderTools;
}

const tickMilliseconds = 200;

const initial = (recording: Blob | null): RecorderState =>
  recording ? { phase: 'processing', autoStopped: false } : idle;

/** Runs the recorder's machine against a real microphone, which is given back as soon as recording ends. */
export const useRecorder = ({ recording, limitSeconds, onRecorded, tools = browserTools }: RecorderOptions) => {
  const [state, dispatch] = useReducer(recorderReducer, recording, initial);
  const microphone = useRef<OpenMicrophone | null>(null);
  const result = useRef(recording);
  const request = useRef(0);
  const report = useRef(onRecorded);
  report.current = onRecorded;
  const stop = useCallback(() => dispatch({ type: 'stopped' }), []);
  const { phase } = state;

  const release = useCallback(() => {
    request.current += 1;
    microphone.current?.close();
    microphone.current = null;
    leaveStage(stop);
  }, [stop]);

  const start = async (prepare: number) => {
    dispatch({ type: 'asked', prepare });
    takeStage(stop);
    request.current += 1;
    const own = request.current;
    try {
      const opened = await tools.open();
      // Cancelled while the browser was asking.
      if (own !== request.current) return opened.close();
      microphone.current = opened;
      opened.onInterrupted(stop);
      dispatch({ type: 'opened' });
    } catch (error) {
      dispatch({ type: 'refused', reason: error instanceof MicrophoneRefused ? error.reason : 'failed' });
    }
  };

  useEffect(() => {
    if (phase !== 'counting') return;
    const timer = setInterval(() => dispatch({ type: 'counted' }), 1_000);
    return () => clearInterval(timer);
  }, [phase]);

  useEffect(() => {
    if (phase !== 'recording') return;
    microphone.current?.start();
    const begun = tools.now();
    const tell = () => dispatch({ type: 'heard', seconds: (tools.now() - begun) / 1_000, limit: limitSeconds });
    const timer = setInterval(tell, tickMilliseconds);
    return () => clearInterval(timer);
  }, [phase, limitSeconds, tools]);

  useEffect(() => {
    if (phase !== 'processing') return;
    const finish = async () => {
      const opened = microphone.current;
      microphone.current = null;
      if (opened) {
        leaveStage(stop);
        result.current = await opened.stop();
      }
      if (!result.current) return;
      const heard = await tools.decode(result.current);
      if (opened && isLongEnough(heard.seconds)) await report.current(result.current);
      dispatch({ type: 'finished', ...heard });
    };
    finish().catch(() => dispatch({ type: 'refused', reason: 'failed' }));
  }, [phase, tools, stop]);

  useEffect(() => {
    if (phase === 'idle') release();
  }, [phase, release]);
  useEffect(() => release, [release]);

  const discard = () => {
    result.current = null;
    dispatch({ type: 'discarded' });
    report.current(null);
  };
  return {
    state,
    start: (prepare: number) => void start(prepare),
    begin: () => dispatch({ type: 'begun' }),
    stop,
    cancel: () => dispatch({ type: 'cancelled' }),
    discard,
    level: () => microphone.current?.level() ?? 0,
  };
};
