/** Stored types and the ending their files get. HTML and SVG are absent on purpose: they could run in our origin. */
const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
} as const;

export type AcceptedType = keyof typeof endings;

export const acceptedTypes = Object.keys(endings) as AcceptedType[];

const otherNames: Record<string, AcceptedType> = {
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
};

/** The accepted type a Content-Type header or form value names, parameters dropped; null for any other type. */
export function acceptedType(contentType: string): AcceptedType | null {
  const essence = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (Object.hasOwn(otherNames, essence)) return otherNames[essence] ?? null;
  return acceptedTypes.find((type) => type === essence) ?? null;
}

/** File name ending without the dot: `webm` for audio/webm. */
export const endingOf = (type: AcceptedType): string => endings[type];

export const isAudio = (type: AcceptedType): boolean => type.startsWith('audio/');

export const isImage = (type: AcceptedType): boolean => type.startsWith('image/');
