import { generateKeyPairSync } from 'node:crypto';

/** RSA keys as Alipay's key tool writes them: Base64 of PKCS#8 and SPKI, without PEM lines. */
export interface KeyPair {
  readonly privateKey: string;
  readonly publicKey: string;
}

export function makeKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') };
}
