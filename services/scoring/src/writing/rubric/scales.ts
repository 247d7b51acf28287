import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { directions, type Measure } from './measures.js';

/** Middle and spread of a measure over our own texts, weak, middling and strong ones counting the same. */
export type Scale = readonly [middle: number, spread: number];

/** Made by `cli/set-writing-scales.ts`. */
export const scales = z
  .record(z.enum(Object.keys(directions) as [Measure, ...Measure[]]), z.tuple([z.number(), z.number().positive()]))
  .parse(JSON.parse(readFileSync(new URL('./scales.json', import.meta.url), 'utf8'))) as Readonly<
  Record<Measure, Scale>
>;
