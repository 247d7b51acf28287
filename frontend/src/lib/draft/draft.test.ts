import { describe, expect, it } from '@jest/globals';
import { type Draft, deleteDraft, draftKey, expireDrafts, readDraft, saveDraft } from './draft.js';

const day = 24 * 3600 * 1000;
const now = 1_790_000_000_000;
const aDraft = (part: Partial<Draft> = {}): Draft => ({
  value: 1,
  recordingBytes: 0,
  uploadedKey: null,
  elapsed: 42,
  savedAt: now,
  pending: null,
  ...part,
});

describe('a draft', () => {
  it('comes back as it was, for its learner and question only', () => {
    const draft = aDraft({ pending: { answer: '{"answer":1}', timeUsed: 42, idempotencyKey: 'abcdefgh' } });
    saveDraft(draftKey(3, 412), draft);
    expect(readDraft(draftKey(3, 412), now)).toEqual(draft);
    expect(readDraft(draftKey(4, 412), now)).toBeNull();
    expect(readDraft(draftKey(3, 413), now)).toBeNull();
  });

  it('is gone once deleted', () => {
    saveDraft(draftKey(3, 412), aDraft());
    deleteDraft(draftKey(3, 412));
    expect(readDraft(draftKey(3, 412), now)).toBeNull();
  });

  it('lives 14 days', () => {
    saveDraft(draftKey(3, 1), aDraft());
    saveDraft(draftKey(3, 2), aDraft({ savedAt: now + day }));
    localStorage.setItem('unrelated', '1');
    expect(expireDrafts(now + 14 * day)).toEqual([draftKey(3, 1)]);
    expect(readDraft(draftKey(3, 2), now + 14 * day)).not.toBeNull();
    expect(localStorage.getItem('unrelated')).toBe('1');
  });

  it('of another version of the application counts as none', () => {
    localStorage.setItem(draftKey(3, 412), JSON.stringify({ value: 1, savedAt: now }));
    expect(readDraft(draftKey(3, 412), now)).toBeNull();
  });
});
