import { describe, expect, it } from '@jest/globals';
import { FileTypeMismatch, ObjectKeyInvalid, SignatureInvalid } from './object-store-error.js';
import { type PresentedUpload, UploadSigner, type UploadTerms } from './upload-signer.js';

const now = 1_790_000_000;
const signer = new UploadSigner('a secret that is long enough for use');

const someTerms = (given: Partial<UploadTerms> = {}): UploadTerms => ({
  key: 'question-submissions/1-ab.webm',
  contentType: 'audio/webm',
  ownerId: 42,
  questionId: 7,
  ...given,
});

/** The call that a client makes of what it was given. */
function presented(terms: UploadTerms, change: Partial<PresentedUpload> = {}): PresentedUpload {
  const { url, key, headers } = signer.sign(terms, now);
  const query = new URL(url, 'http://localhost').searchParams;
  const sent = {
    expires: query.get('expires')!,
    signature: query.get('signature')!,
    contentType: headers['Content-Type']!,
  };
  return { key, ...sent, ...change };
}

describe('signed uploads', () => {
  it('have the form of the contract', () => {
    const signed = signer.sign(someTerms(), now);
    expect(signed).toMatchObject({
      method: 'PUT',
      headers: { 'Content-Type': 'audio/webm' },
      key: 'question-submissions/1-ab.webm',
      host: '/api/oss/object',
    });
    expect(signed.url).toMatch(
      /^\/api\/oss\/upload\/question-submissions\/1-ab\.webm\?expires=1790000600&signature=[\w.-]+$/,
    );
  });

  it.each([someTerms(), someTerms({ questionId: null, key: 'user-avatars/42', contentType: 'image/png' })])(
    'give back what was signed',
    (terms) => expect(signer.verify(presented(terms), now)).toEqual(terms),
  );

  it('accept the type with parameters or by another name', () => {
    expect(signer.verify(presented(someTerms(), { contentType: 'audio/webm; codecs=opus' }), now)).toEqual(someTerms());
  });

  it('are refused for another key, owner, question or time, or when old', () => {
    const call = presented(someTerms());
    const [, , digest] = call.signature.split('.');
    const changes: Partial<PresentedUpload>[] = [
      { key: 'question-submissions/1-cd.webm' },
      { signature: `43.7.${digest}` },
      { signature: `42.8.${digest}` },
      { signature: `42..${digest}` },
      { signature: '' },
      { signature: `42.7.${'A'.repeat(43)}` },
      { expires: String(Number(call.expires) + 1) },
      { expires: 'never' },
    ];
    for (const change of changes) expect(() => signer.verify({ ...call, ...change }, now)).toThrow(SignatureInvalid);
    expect(() => signer.verify(call, now + 601)).toThrow(SignatureInvalid);
    expect(() => new UploadSigner('another secret, also long enough').verify(call, now)).toThrow(SignatureInvalid);
  });

  it('tell a wrong type from a wrong signature', () => {
    expect(() => signer.verify(presented(someTerms(), { contentType: 'audio/wav' }), now)).toThrow(FileTypeMismatch);
    expect(() => signer.verify(presented(someTerms(), { contentType: 'text/html' }), now)).toThrow(FileTypeMismatch);
  });

  it('are never made for a key outside of the four forms or with a short secret', () => {
    expect(() => signer.sign(someTerms({ key: 'site-resources/../a' }), now)).toThrow(ObjectKeyInvalid);
    expect(() => new UploadSigner('short')).toThrow(/32/);
  });
});
