import { ink, lettering, margin, stroke, textSize, width, widthOf, written } from './ink.js';

/** The frame of a chart with a value axis; pixels, `y` grows downwards. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly yOf: (value: number) => number;
  readonly svg: string;
}

const plotHeight = 330;
const unitHeight = 40;
const mostTicks = 6;

/** A round step such as 1, 2 or 5 times a power of ten, with at most six steps to the highest value. */
export function tickStep(highest: number): number {
  const rough = Math.max(highest, 1e-9) / mostTicks;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
}

/** Axis, grid and unit for values from 0 to the highest. */
export function frame(unit: string, values: readonly number[]): Frame {
  const highest = Math.max(...values);
  const step = tickStep(highest);
  const count = Math.max(1, Math.ceil(highest / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  const left = margin + Math.max(...ticks.map((tick) => widthOf(written(tick), textSize.small))) + 14;
  const right = width - margin;
  const bottom = unitHeight + plotHeight;
  const yOf = (value: number) => bottom - (value / (count * step)) * plotHeight;
  const svg = ticks.map((tick) => {
    const y = yOf(tick);
    const colour = tick === 0 ? ink.text : ink.line;
    const label = lettering(written(tick), { x: left - 10, y: y + 7, size: textSize.small, anchor: 'end' });
    return stroke([left, y], [right, y], { colour }) + label;
  });
  const name = lettering(unit, { x: margin, y: 18, size: textSize.small, colour: ink.quiet });
  return { left, right, bottom, yOf, svg: name + svg.join('') };
}
