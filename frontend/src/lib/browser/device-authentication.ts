import { readText, removeStored, writeText } from '../storage/local-store.js';

const key = 'pte-device-credential';
const timeout = 60_000;

const random = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length));

const toText = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

/** Whether this device can ask its owner by fingerprint, face or PIN. */
export const canAuthenticateDevice = async (): Promise<boolean> =>
  typeof PublicKeyCredential !== 'undefined' &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false));

/** Makes a credential that never leaves this device. False when the owner refused. */
export async function enrolDevice(userName: string): Promise<boolean> {
  const credential = await navigator.credentials
    .create({
      publicKey: {
        challenge: random(32),
        rp: { name: document.title || location.hostname },
        user: { id: random(16), name: userName, displayName: userName },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
        timeout,
      },
    })
    .catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return false;
  return writeText(key, toText(credential.rawId));
}

export const forgetDevice = (): void => removeStored(key);

/** Asks the owner to prove themselves to this device; nothing is sent. True without a credential: there is nothing to ask. */
export async function confirmDevice(): Promise<boolean> {
  const stored = readText(key);
  if (!stored) return true;
  const proof = await navigator.credentials
    .get({
      publicKey: {
        challenge: random(32),
        allowCredentials: [{ type: 'public-key', id: toBytes(stored), transports: ['internal'] }],
        userVerification: 'required',
        timeout,
      },
    })
    .catch(() => null);
  return proof !== null;
}
