import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { base32, fromBase32 } from './base32.js';

/** SHA-1, 6 digits, 30 s: what every authenticator app can do. Source: RFC 6238, REST contract 3. */
const stepMilliseconds = 30_000;
const digits = 6;

/** Base32 of 160 random bits. */
export const newTotpSecret = (): string => base32(randomBytes(20));

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / stepMilliseconds);

/** The code of one step of 30 s. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The step that a code belongs to, one step of tolerance either way; null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = stepAt(now);
  const fitting = [current - 1, current, current + 1].filter((step) => isSame(totpCode(secret, step), code));
  return fitting[0] ?? null;
}

const issuer = 'PTE Practice';

/** What the QR code holds. */
export function otpauthUrl(secret: string, name: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
