import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

export type Parameters = Readonly<Record<string, string>>;

export const privateKeyOf = (base64: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });

export const publicKeyOf = (base64: string): KeyObject =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });

/** What is signed: every parameter that has a value, sorted by name. https://opendocs.alipay.com/common/02kf5q */
function contentOf(parameters: Parameters, without: readonly string[]): string {
  return Object.keys(parameters)
    .filter((name) => !without.includes(name) && parameters[name] !== '')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
}

export const signText = (key: KeyObject, text: string): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64');

/** A notification or a return: neither `sign` nor `sign_type` is part of what is signed. */
export const signMessage = (key: KeyObject, parameters: Parameters): Record<string, string> => ({
  ...parameters,
  sign_type: 'RSA2',
  sign: signText(key, contentOf(parameters, ['sign', 'sign_type'])),
});

/** Whether the application signed its request; there `sign_type` is part of it. */
export const isRequestSigned = (key: KeyObject, parameters: Parameters): boolean =>
  parameters['sign_type'] === 'RSA2' &&
  verify(
    'RSA-SHA256',
    Buffer.from(contentOf(parameters, ['sign'])),
    key,
    Buffer.from(parameters['sign'] ?? '', 'base64'),
  );
