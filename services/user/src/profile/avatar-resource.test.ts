import { describe, expect, it } from '@jest/globals';
import { isAvatar } from './avatar-resource.js';

describe('a stored object', () => {
  it.each([
    [{ path: 0, key: 'user-avatars/7', ownerId: 7 }, true],
    [{ path: 0, key: 'user-avatars/8', ownerId: 7 }, false],
    [{ path: 3, key: 'user-avatars/7', ownerId: 7 }, false],
    [{ path: 2, key: 'question-submissions/a.webm', ownerId: 7 }, false],
  ])('%j is an avatar: %s', (resource, expected) => expect(isAvatar(resource)).toBe(expected));
});
