import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows: SHA-1, 6 digits, 30 s; `steps` of 30 s from now. */
export function oneTimeCode(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000) + steps, 4);
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const truncated = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(truncated % 1_000_000).padStart(6, '0');
}
