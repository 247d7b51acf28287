import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const source = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'locales');

type Texts = { [key: string]: string | Texts };

const read = (locale: string, file: string): Texts => JSON.parse(readFileSync(join(folder, locale, file), 'utf8'));

const leaves = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) => {
    const key = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[key, value] as [string, string]] : leaves(value, key);
  });

const plain = (key: string) => key.replace(/_(one|other)$/, '');
const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

const areas = readdirSync(join(folder, 'zh-CN'));

const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

/** `t(\`recorder.refused.${reason}.title\`)` uses every key of that form. */
const dynamic = [...code.matchAll(/`(?:\w+:)?([\w.-]*\$\{[^`]+)`/g)]
  .map(([, template]) => template ?? '')
  .filter((template) => template.includes('.$'))
  .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`));

const isUsed = (key: string): boolean =>
  new RegExp(`['\`:"]${key.replaceAll('.', '\\.')}['\`"]`).test(code) || dynamic.some((pattern) => pattern.test(key));

describe.each(areas)('the texts of %s', (file) => {
  const zh = new Map(leaves(read('zh-CN', file)));
  const en = new Map(leaves(read('en-US', file)));

  it('exist in both languages', () => {
    const keysOf = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(plain))].toSorted();
    expect(keysOf(en)).toEqual(keysOf(zh));
  });

  it('have both English plurals and the one Chinese form', () => {
    const plurals = [...zh.keys()].filter((key) => key.endsWith('_other'));
    expect([...zh.keys()].filter((key) => key.endsWith('_one'))).toEqual([]);
    for (const key of plurals) expect([...en.keys()]).toEqual(expect.arrayContaining([`${plain(key)}_one`, key]));
  });

  it('name the same values', () => {
    for (const [key, text] of en)
      expect([key, names(text)]).toEqual([key, names(zh.get(key.replace(/_one$/, '_other')) ?? '')]);
  });

  it('are all used', () => {
    expect([...new Set([...zh.keys()].map(plain))].filter((key) => !isUsed(key))).toEqual([]);
  });

  it('keep a space between Chinese and Latin letters or digits', () => {
    const tight = [...zh.values()].filter((text) => /[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]/.test(text));
    expect(tight).toEqual([]);
  });

  it('do without exclamation marks and the polite 您', () => {
    expect([...zh.values(), ...en.values()].filter((text) => /[!！您]/.test(text))).toEqual([]);
  });
});
