import { describe, expect, it } from '@jest/globals';
import { readPreferencesChange } from './preferences.js';

const read = (given: object) => readPreferencesChange({ userId: 1, ...given });
const codeOf = (given: object) => {
  try {
    read(given);
    return '';
  } catch (error) {
    return Object.values((error as { details: { fields: Record<string, { code: string }> } }).details.fields)[0]?.code;
  }
};

describe('a change of preferences', () => {
  it('is what is given, false and empty too', () => {
    const given = { preloadMedia: false, serverEndpoint: '', backgroundImagePath: undefined };
    expect(read(given)).toEqual({ preloadMedia: false, serverEndpoint: '' });
  });

  it.each([
    [{ serverEndpoint: 'http://localhost:8080' }, ''],
    [{ serverEndpoint: 'https://pte.example/api' }, ''],
    [{ serverEndpoint: 'ftp://pte.example' }, 'endpoint.format'],
    [{ serverEndpoint: 'javascript:alert(1)' }, 'endpoint.format'],
    [{ serverEndpoint: 'https://' }, 'endpoint.format'],
    [{ serverEndpoint: `https://pte.example/${'x'.repeat(240)}` }, 'invalid'],
    [{ backgroundImagePath: '背'.repeat(255) }, ''],
    [{ backgroundImagePath: '背'.repeat(256) }, 'invalid'],
    [{ locale: 'fr-FR' }, 'invalid'],
    [{ theme: 'blue' }, 'invalid'],
  ])('%j: %j', (given, code) => expect(codeOf(given)).toBe(code));
});
