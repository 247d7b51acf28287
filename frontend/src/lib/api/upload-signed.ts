import { type ApiError, noAnswer } from './api-error.js';
import { readEnvelope } from './envelope.js';
import type { SignedUpload } from './shapes.js';
import { parseJson, type UploadProgress } from './upload-recording.js';

/** Sends the bytes where a signature allows it, straight to the store. Rejects with an `ApiError`. */
export const uploadSigned = (
  { url, method, headers }: SignedUpload,
  bytes: Blob,
  onProgress: (progress: UploadProgress) => void,
): Promise<void> =>
  new Promise((resolve, reject: (error: ApiError) => void) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onload = () => {
      if (request.status === 200) return resolve();
      const answer = readEnvelope(request.status, parseJson(request.responseText), (name) =>
        request.getResponseHeader(name),
      );
      return 'error' in answer ? reject(answer.error) : resolve();
    };
    request.onerror = () => reject(noAnswer(navigator.onLine ? 'NETWORK' : 'OFFLINE'));
    request.send(bytes);
  });
