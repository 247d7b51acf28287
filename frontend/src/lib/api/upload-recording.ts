import { randomId } from '../browser/random-id.js';
import { currentLocale } from '../i18n/locale.js';
import { readToken } from '../storage/token-cookie.js';
import { type ApiError, noAnswer } from './api-error.js';
import { readEnvelope } from './envelope.js';
import type { Recording } from './shapes.js';

export const maxUploadBytes = 10 * 1024 * 1024;

export interface UploadProgress {
  sent: number;
  total: number;
}

export interface RecordingUpload {
  questionId: number;
  recording: Blob;
  onProgress: (progress: UploadProgress) => void;
  signal: AbortSignal;
}

const endings: Record<string, string> = {
  'audio/webm': 'webm',
  'audio/mp4': 'mp4',
  'audio/ogg': 'ogg',
  'audio/mpeg': 'mp3',
};

/** Without the codec parameter, which the server's list of types does not know. */
const plainType = (type: string): string => type.split(';')[0] ?? type;

const formOf = (recording: Blob): FormData => {
  const type = plainType(recording.type);
  const form = new FormData();
  form.append('file', new Blob([recording], { type }), `${Date.now()}.${endings[type] ?? 'webm'}`);
  return form;
};

/** What an answer's body says; null where it is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** By XMLHttpRequest, because fetch reports no upload progress. Rejects with an `ApiError`. */
export const uploadRecording = ({ questionId, recording, onProgress, signal }: RecordingUpload): Promise<Recording> =>
  new Promise((resolve, reject: (error: ApiError) => void) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/question/submission/${questionId}/recording`);
    request.setRequestHeader('Authorization', readToken() ?? '');
    request.setRequestHeader('Accept-Language', currentLocale());
    request.setRequestHeader('X-Request-Id', randomId());
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () => {
      const answer = readEnvelope(request.status, parseJson(request.responseText), (name) =>
        request.getResponseHeader(name),
      );
      if ('error' in answer) reject(answer.error);
      else resolve(answer.data as Recording);
    };
    request.onerror = () => reject(noAnswer(navigator.onLine ? 'NETWORK' : 'OFFLINE'));
    request.onabort = () => reject(noAnswer('CANCELLED'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(recording));
  });
