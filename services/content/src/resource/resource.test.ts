import { describe, expect, it } from '@jest/globals';
import { newResource, type StoredObjectFacts } from './resource.js';

const at = new Date('2026-01-02T03:04:05Z');

const someFacts = (given: Partial<StoredObjectFacts> = {}): StoredObjectFacts => ({
  key: 'question-submissions/1-ab.webm',
  path: 2,
  ownerId: 7,
  questionId: 12,
  size: 1000,
  contentType: 'audio/webm;codecs=opus',
  ...given,
});

describe('a new resource', () => {
  it('is noted with its plain type, and whether it is image or audio', () => {
    expect(newResource(someFacts(), at)).toEqual({ ...someFacts(), contentType: 'audio/webm', type: 1, at });
    const avatar = someFacts({ key: 'user-avatars/7', path: 0, contentType: 'image/png', questionId: null });
    expect(newResource(avatar, at)).toMatchObject({ type: 0, contentType: 'image/png' });
  });

  it.each<[string, Partial<StoredObjectFacts>]>([
    ['key', { key: 'question-submissions/../a' }],
    ['key', { key: 'elsewhere/a.webm' }],
    ['path', { path: 3 }],
    ['path', { path: 9 }],
    ['size', { size: 0 }],
    ['size', { size: 1.5 }],
    ['ownerId', { key: 'user-avatars/8', path: 0, contentType: 'image/png' }],
  ])('is refused for its %s: %j', (field, given) => {
    const refusal = expect.objectContaining({
      reason: 'VALIDATION',
      details: { fields: { [field]: { code: 'invalid' } } },
    });
    expect(() => newResource(someFacts(given), at)).toThrow(refusal);
  });

  it.each<Partial<StoredObjectFacts>>([
    { contentType: 'text/html' },
    { contentType: 'image/svg+xml' },
    { key: 'user-avatars/7', path: 0, contentType: 'audio/webm' },
  ])('is refused for its type: %j', (given) => {
    expect(() => newResource(someFacts(given), at)).toThrow('FILE_TYPE_MISMATCH');
  });
});
