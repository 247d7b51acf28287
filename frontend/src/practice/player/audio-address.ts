/** One address, or one for each voice: 0 default, 1 US woman, 2 US man, 3 UK woman, 4 UK man. */
export type AudioUrl = string | readonly { type: number; url: string }[];

export interface Voice {
  type: number;
  address: string;
}

const host = '/api/oss/object';

/** Stored things are named relative to the object host; whole addresses stay as they are. */
export const objectAddress = (path: string): string =>
  /^(https?:)?\//.test(path) ? path : `${host}/${path.split('/').map(encodeURIComponent).join('/')}`;

export const voicesOf = (audio: AudioUrl): Voice[] =>
  typeof audio === 'string'
    ? [{ type: 0, address: objectAddress(audio) }]
    : audio.map(({ type, url }) => ({ type, address: objectAddress(url) }));

/** The wanted voice, else the default one, else the first. */
export const pickVoice = (voices: readonly Voice[], wanted: number): Voice | undefined =>
  voices.find(({ type }) => type === wanted) ?? voices.find(({ type }) => type === 0) ?? voices[0];

/** A learner's own recording, which only they and the staff may read. */
export const recordingAddress = (key: string): string => objectAddress(`question-submissions/${key}`);
