export interface TranscriptionRequest {
  readonly model: string;
  readonly language: string;
  /** Bytes of the recording. */
  readonly bytes: number;
}

/** The fields of a multipart body that the simulator looks at. */
export function readTranscriptionRequest(contentType: string, body: Buffer): TranscriptionRequest {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1] ?? '';
  const parts = body
    .toString('latin1')
    .split(`--${boundary}`)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      return { name: /name="([^"]+)"/.exec(head)?.[1] ?? '', value: rest.join('\r\n\r\n').replace(/\r\n$/, '') };
    });
  const value = (name: string): string => parts.find((part) => part.name === name)?.value ?? '';
  return { model: value('model'), language: value('language'), bytes: value('file').length };
}
