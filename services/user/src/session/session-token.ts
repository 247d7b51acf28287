import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; nothing can be read from it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
