import { describe, expect, it } from '@jest/globals';
import {
  avatarKey,
  isObjectName,
  objectPath,
  parseObjectKey,
  questionResourceKey,
  recordingName,
  siteResourceKey,
  submissionKey,
} from './object-key.js';
import { ObjectKeyInvalid } from './object-store-error.js';

describe('object keys', () => {
  it('makes and takes apart the four forms', () => {
    expect(parseObjectKey(avatarKey(7))).toEqual({ path: objectPath.avatar, name: '7', key: 'user-avatars/7' });
    expect(parseObjectKey(questionResourceKey(12, 'a.mp3'))).toMatchObject({ path: objectPath.questionResource });
    expect(parseObjectKey(submissionKey('1-a.webm'))).toMatchObject({ path: objectPath.questionSubmission });
    expect(parseObjectKey(siteResourceKey('cover.png'))).toMatchObject({
      path: objectPath.siteResource,
      name: 'cover.png',
    });
  });

  it.each([
    '',
    'cover.png',
    'elsewhere/a.png',
    '/site-resources/a.png',
    'site-resources/',
    'site-resources/a/b.png',
    'site-resources/../a.png',
    'site-resources/..',
    'site-resources/a..b',
    'site-resources/%2e%2e',
    'site-resources/a\0b',
    'site-resources/a\\b',
    'site-resources/.hidden',
    'site-resources/a@note.json',
    `site-resources/${'a'.repeat(129)}`,
    'user-avatars/me',
    'user-avatars/007',
    'question-resources/a.mp3',
    'question-resources/x/a.mp3',
    'question-resources/1/2/a.mp3',
  ])('refuses %j', (key) => {
    expect(() => parseObjectKey(key)).toThrow(ObjectKeyInvalid);
  });

  it('makes recording names that nobody can guess and keeps the true ending', () => {
    const names = new Set(Array.from({ length: 100 }, () => recordingName('audio/webm', 1_790_000_000_123)));
    expect(names.size).toBe(100);
    for (const name of names) {
      expect(name).toMatch(/^1790000000123-[0-9a-f]{32}\.webm$/);
      expect(isObjectName(name)).toBe(true);
    }
  });
});
