import { readMicrophone } from '../../lib/preferences/microphone-choice.js';
import type { Refusal } from './recorder-machine.js';

export class MicrophoneRefused extends Error {
  constructor(readonly reason: Refusal) {
    super(reason);
  }
}

/** A microphone that listens: its level can be read, and from `start` on it is recorded. */
export interface OpenMicrophone {
  start: () => void;
  /** Ends the recording and the microphone's use. */
  stop: () => Promise<Blob>;
  /** Gives the microphone back without a recording. */
  close: () => void;
  /** Root mean square of the last 20-odd milliseconds, 0-1. */
  level: () => number;
  /** Called when the device or the system takes the microphone away. */
  onInterrupted: (listener: () => void) => void;
}

const bitsPerSecond = 256_000;
const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

const reasons: Record<string, Refusal> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** The learner's choice, where there is one; another microphone serves when it is not plugged in. */
const chosen = () => {
  const deviceId = readMicrophone();
  return deviceId ? { deviceId: { ideal: deviceId } } : {};
};

const request = async (): Promise<MediaStream> => {
  if (!isSecureContext) throw new MicrophoneRefused('insecure');
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') throw new MicrophoneRefused('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({
      // Filters meant for calls would change the very sounds that are scored.
      audio: { channelCount: 1, sampleRate: 16_000, echoCancellation: false, noiseSuppression: false, ...chosen() },
    });
  } catch (error) {
    throw new MicrophoneRefused((error instanceof DOMException && reasons[error.name]) || 'failed');
  }
};

const levelOf = (stream: MediaStream) => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    },
    close: () => void context.close(),
  };
};

/** Asks for the microphone, mono and 16 kHz where the browser can. Rejects with `MicrophoneRefused`. */
export const openMicrophone = async (): Promise<OpenMicrophone> => {
  const stream = await request();
  const level = levelOf(stream);
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    level.close();
  };
  return {
    start: () => recorder.start(1_000),
    stop: () =>
      new Promise((resolve) => {
        const finish = () => {
          release();
          resolve(new Blob(parts, { type: recorder.mimeType || mimeType }));
        };
        if (recorder.state === 'inactive') return finish();
        recorder.onstop = finish;
        recorder.stop();
      }),
    close: release,
    level: level.read,
    onInterrupted: (listener) => {
      for (const track of stream.getAudioTracks()) track.addEventListener('ended', listener);
    },
  };
};
