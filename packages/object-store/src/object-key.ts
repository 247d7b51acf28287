import { randomBytes } from 'node:crypto';
import { type AcceptedType, endingOf } from './content-type.js';
import { ObjectKeyInvalid } from './object-store-error.js';

/** What an object is for; the numbers are those of the REST contract, section 13. */
export const objectPath = { avatar: 0, questionResource: 1, questionSubmission: 2, siteResource: 3 } as const;

export type ObjectPath = (typeof objectPath)[keyof typeof objectPath];

const folders = ['user-avatars', 'question-resources', 'question-submissions', 'site-resources'];

const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const idPattern = /^(0|[1-9][0-9]{0,9})$/;

/** Whether a client may choose this as the last part of a key. */
export const isObjectName = (name: string): boolean => namePattern.test(name) && !name.includes('..');

export interface ParsedKey {
  path: ObjectPath;
  /** The last part. */
  name: string;
  /** The whole key, as stored. */
  key: string;
}

/** Takes a key apart; throws `ObjectKeyInvalid` for anything that is not exactly one of the four forms. */
export function parseObjectKey(key: string): ParsedKey {
  const [folder = '', ...rest] = key.split('/');
  const path = folders.indexOf(folder) as ObjectPath | -1;
  const name = rest.at(-1);
  if (path === -1 || name === undefined || !isObjectName(name)) throw new ObjectKeyInvalid();
  if (path === objectPath.questionResource) {
    if (rest.length !== 2 || !idPattern.test(rest[0] ?? '')) throw new ObjectKeyInvalid();
  } else if (rest.length !== 1 || (path === objectPath.avatar && !idPattern.test(name))) {
    throw new ObjectKeyInvalid();
  }
  return { path, name, key };
}

const checked = (key: string): string => parseObjectKey(key).key;

export const avatarKey = (userId: number): string => checked(`user-avatars/${userId}`);

export const questionResourceKey = (questionId: number, name: string): string =>
  checked(`question-resources/${questionId}/${name}`);

export const submissionKey = (name: string): string => checked(`question-submissions/${name}`);

export const siteResourceKey = (name: string): string => checked(`site-resources/${name}`);

/** A new recording's file name, such as `1790000000123-5f0c….webm`: 128 random bits, so nobody finds another's. `now` in milliseconds. */
export const recordingName = (type: AcceptedType, now: number): string =>
  `${now}-${randomBytes(16).toString('hex')}.${endingOf(type)}`;
