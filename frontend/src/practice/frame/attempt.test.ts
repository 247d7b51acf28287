import { describe, expect, it } from '@jest/globals';
import type { Draft } from '../../lib/draft/draft.js';
import { type Attempt, differs, freshAttempt } from './attempt.js';

const attempt = (value: unknown): Attempt => ({ ...freshAttempt, value });
const draft = (part: Partial<Draft>): Draft => ({
  value: null,
  recordingBytes: 0,
  uploadedKey: null,
  elapsed: 99,
  savedAt: 1,
  pending: null,
  ...part,
});

describe('the draft of another tab', () => {
  it('is other work when the choice or the recording is another', () => {
    expect(differs(draft({ value: 2 }), attempt(1))).toBe(true);
    expect(differs(draft({ value: 2 }), attempt(null))).toBe(true);
    expect(differs(draft({ recordingBytes: 9 }), attempt(new Blob(['voice'])))).toBe(true);
  });

  it('is the same work when only the clock went on', () => {
    expect(differs(draft({ value: 1 }), attempt(1))).toBe(false);
    expect(differs(draft({ recordingBytes: 5 }), attempt(new Blob(['voice'])))).toBe(false);
  });
});
