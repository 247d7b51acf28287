import { createHmac, timingSafeEqual } from 'node:crypto';
import { type AcceptedType, acceptedType, acceptedTypes } from './content-type.js';
import { parseObjectKey } from './object-key.js';
import { FileTypeMismatch, SignatureInvalid } from './object-store-error.js';

/** What a client needs to send one file: the `SignedUpload` of the REST contract, section 2. */
export interface SignedUpload {
  url: string;
  method: 'PUT';
  headers: Record<string, string>;
  key: string;
  host: string;
}

/** What is signed. Who uploads, and for which question, travels inside the signature: the upload call knows no token. */
export interface UploadTerms {
  key: string;
  contentType: AcceptedType;
  ownerId: number;
  questionId: number | null;
}

/** An upload call as it arrived: the key of its path, its query, its Content-Type. */
export interface PresentedUpload {
  key: string;
  contentType: string;
  expires: string;
  signature: string;
}

/** Most bytes of one upload, inclusive. */
export const largestUpload = 10_485_760;

/** How long a signed upload stays valid, in seconds. */
export const uploadLifetime = 600;

/** Signs and verifies uploads through the gateway, which work the same with either store. HMAC-SHA256. */
export class UploadSigner {
  constructor(private readonly secret: string) {
    if (secret.length < 32) throw new Error('the upload signing secret needs at least 32 characters');
  }

  /** `now` in unix seconds. Throws `ObjectKeyInvalid`. */
  sign(terms: UploadTerms, now: number): SignedUpload {
    const { key, contentType, ownerId, questionId } = terms;
    parseObjectKey(key);
    const expires = now + uploadLifetime;
    const signature = `${ownerId}.${questionId ?? ''}.${this.digest(terms, expires)}`;
    return {
      url: `/api/oss/upload/${key}?expires=${expires}&signature=${signature}`,
      method: 'PUT',
      headers: { 'Content-Type': contentType },
      key,
      host: '/api/oss/object',
    };
  }

  /** The terms that were signed. Throws `SignatureInvalid`, and `FileTypeMismatch` when only the Content-Type differs. */
  verify({ key, contentType, expires, signature }: PresentedUpload, now: number): UploadTerms {
    const parts = /^(\d{1,10})\.(\d{0,10})\.([A-Za-z0-9_-]{43})$/.exec(signature);
    if (!parts || !/^\d{1,12}$/.test(expires) || Number(expires) < now) throw new SignatureInvalid();
    const [, owner, question, digest = ''] = parts;
    const common = { key, ownerId: Number(owner), questionId: question === '' ? null : Number(question) };
    // The type is in the signature only, so we look which one it was: a wrong type then has its own answer.
    const signed = acceptedTypes
      .map((type): UploadTerms => ({ ...common, contentType: type }))
      .filter((terms) => equal(digest, this.digest(terms, Number(expires))));
    const [terms] = signed;
    if (!terms) throw new SignatureInvalid();
    const sent = acceptedType(contentType);
    if (sent !== terms.contentType) throw new FileTypeMismatch(terms.contentType, sent);
    return terms;
  }

  private digest({ key, contentType, ownerId, questionId }: UploadTerms, expires: number): string {
    const text = ['PUT', key, contentType, expires, ownerId, questionId ?? ''].join('\n');
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}

const equal = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
