import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Keeps small secrets in the database so that the database alone does not give them away: AES-256-GCM and HMAC-SHA-256. */
export class SecretBox {
  private readonly sealingKey: Buffer;
  private readonly hashingKey: Buffer;

  /** `secret` at least 32 characters, the same in every replica. */
  constructor(secret: string) {
    const derived = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `pte.user ${use}`, 32));
    this.sealingKey = derived('sealing');
    this.hashingKey = derived('hashing');
  }

  /** `place` names what the text belongs to: it opens nowhere else. */
  seal(text: string, place: string): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.sealingKey, iv).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** Throws when it was sealed with another secret, for another place, or was changed. */
  open(sealed: Buffer, place: string): string {
    const decipher = createDecipheriv('aes-256-gcm', this.sealingKey, sealed.subarray(0, ivBytes));
    decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  }

  /** Cannot be guessed without the secret, however few texts are possible. */
  hash(text: string): Buffer {
    return createHmac('sha256', this.hashingKey).update(text).digest();
  }
}
