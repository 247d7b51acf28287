import { type DecodedAudio, decodeAudio } from './decode-audio.js';

export interface LoadedAudio extends DecodedAudio {
  blob: Blob;
}

/** `detail` is `HTTP 404` and the like; empty when the network or the decoder failed. */
export class AudioFailure extends Error {
  constructor(readonly detail: string) {
    super(detail || 'audio could not be loaded');
  }
}

const fetchBlob = async (address: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(address, { credentials: 'same-origin', signal }).catch(() => null);
  if (!response) throw new AudioFailure('');
  if (!response.ok) throw new AudioFailure(`HTTP ${response.status}`);
  return response.blob();
};

/** Fetched whole: recordings are short, and only the whole tells its length and wave. */
export const loadAudio = async (source: string | Blob, signal: AbortSignal): Promise<LoadedAudio> => {
  const blob = typeof source === 'string' ? await fetchBlob(source, signal) : source;
  try {
    return { blob, ...(await decodeAudio(blob)) };
  } catch {
    throw new AudioFailure('');
  }
};
