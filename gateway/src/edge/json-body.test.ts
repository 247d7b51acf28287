import { describe, expect, it } from '@jest/globals';
import { parseJsonObject } from './json-body.js';
import { asJsonText, jsonText } from './json-text.js';
import { requestIdOf } from './request-id.js';

describe('parseJsonObject', () => {
  it.each([
    ['{}', {}],
    ['', undefined],
    [' {"a":[1]} ', { a: [1] }],
    ['\uFEFF{"a":1}', { a: 1 }],
  ])('reads %j', (text, value) => {
    expect(parseJsonObject(Buffer.from(text))).toEqual(value);
  });

  it.each(['{', '[]', '1', 'true', 'null', '"x"', "{'a':1}", '{"a":NaN}', ' '])('refuses %j', (text) => {
    expect(() => parseJsonObject(Buffer.from(text))).toThrow('MALFORMED_JSON');
  });

  it('gives hostile keys no power', () => {
    const value = parseJsonObject(Buffer.from('{"__proto__":{"admin":true}}')) as { admin?: boolean };
    expect(value.admin).toBeUndefined();
  });
});

describe('JsonText', () => {
  it('goes into the envelope as it is, in either language', () => {
    const text = jsonText('{"a":"中"}');
    expect(text.bodyIn('zh-CN')).toBe('{"code":200,"type":"success","message":"成功","data":{"a":"中"}}');
    expect(text.bodyIn('en-US')).toBe('{"code":200,"type":"success","message":"OK","data":{"a":"中"}}');
    expect(text.bodyIn('zh-CN')).toContain('成功');
  });

  it.each([
    [undefined, 'null'],
    [null, 'null'],
    [{ a: 1 }, '{"a":1}'],
    [[], '[]'],
  ])('is made of %j', (value, text) => {
    expect(asJsonText(value).text).toBe(text);
  });
});

describe('requestIdOf', () => {
  it.each(['abcdefgh', '0123-4567', 'X'.repeat(64)])('keeps %s', (id) => {
    expect(requestIdOf(id)).toBe(id);
  });

  it.each([undefined, '', 'short', 'under_score', 'x'.repeat(65), 'new\nline1'])('replaces %j', (id) => {
    expect(requestIdOf(id)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
