import { describe, expect, it } from '@jest/globals';
import type { Picture } from '../starter-bank/picture.js';
import { starterBank } from '../starter-bank/starter-bank.js';
import { drawPicture } from './draw-picture.js';
import { wrapped } from './ink.js';
import { tickStep } from './value-axis.js';

const bars: Picture = {
  kind: 'bars',
  title: 'Tea & coffee',
  unit: 'Cups (millions)',
  categories: ['2010', '2020'],
  series: [
    { name: 'Tea', values: [40, 20] },
    { name: 'Coffee', values: [10, 30] },
  ],
};
const pictures = starterBank.flatMap(({ id, picture }) => (picture ? [[id, picture] as const] : []));
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(texts) : [];
const lettersOf = (svg: string) => [...svg.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, letters]) => letters).join(' ');

describe('a drawn picture', () => {
  it('shows bars as high as their values', () => {
    const heights = [...drawPicture(bars).matchAll(/<rect x="[\d.]+" y="[\d.]+" width="90" height="([\d.]+)"/g)];
    const [a, b, c, d] = heights.map(([, height]) => Number(height));
    expect([a! / b!, a! / c!, d! / c!]).toEqual([2, 4, 3]);
  });

  it('letters what markup would swallow', () => {
    expect(drawPicture(bars)).toContain('Tea &#38; coffee');
  });

  it.each(pictures)('%i of the bank names all that its data names, inside the sheet', (_id, picture) => {
    const svg = drawPicture(picture);
    const { kind, ...data } = picture;
    const looks = ['building', 'water', 'green', 'road', 'car park'];
    for (const word of texts(data).flatMap((text) => (looks.includes(text) ? [] : text.split(/\s+/))))
      expect(lettersOf(svg)).toContain(word.replaceAll('&', '&#38;'));
    const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    expect([width, Number(height) > 200 && Number(height) < 1400]).toEqual(['800', true]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('exists of every kind in the bank', () => {
    const kinds = new Set(pictures.map(([, { kind }]) => kind));
    expect(kinds).toEqual(new Set(['bars', 'lines', 'pies', 'table', 'process', 'plans']));
  });
});

describe('layout', () => {
  it.each([
    [9, 2],
    [50, 10],
    [64, 20],
    [1.2, 0.2],
    [0.5, 0.1],
  ])('has round steps on an axis up to %d', (highest, step) => {
    expect(tickStep(highest)).toBeCloseTo(step, 9);
  });

  it('wraps words by their width and never loses one', () => {
    expect(wrapped('a bb ccc dddd', 20, 60)).toEqual(['a bb', 'ccc', 'dddd']);
    expect(wrapped('incomprehensibilities', 20, 10)).toEqual(['incomprehensibilities']);
  });
});
