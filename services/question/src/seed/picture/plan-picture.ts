import type { Picture, PlanPlace } from '../starter-bank/picture.js';
import { box, centred, ink, lettering, margin, textSize, width, widthOf, wrapped } from './ink.js';
import type { Drawing } from './sheet.js';

type Plans = Extract<Picture, { kind: 'plans' }>;

const looks: Readonly<Record<PlanPlace['look'], { fill: string; edge: string }>> = {
  building: { fill: '#D9CDB4', edge: ink.text },
  water: { fill: '#BBD3E6', edge: '#4E78B8' },
  green: { fill: '#CFE0C3', edge: '#5B7F4B' },
  road: { fill: '#C9C6BE', edge: '#C9C6BE' },
  'car park': { fill: '#E9E6DE', edge: ink.edge },
};

/** Pixels of one unit of a plan, which is 100 wide and 60 high. */
const unit = (width - 2 * margin) / 100;
const planHeight = 60 * unit;
const headHeight = 42;
const smallest = 15;

function placeOf({ name, look, at: [left, top], size: [wide, high] }: PlanPlace): string {
  const [x, y, w, h] = [margin + left * unit, headHeight + top * unit, wide * unit, high * unit];
  const { fill, edge } = looks[look];
  const words = fitted(name, w, h);
  // A narrow upright place is lettered upwards.
  const isUpright = h > 2 * w && widthOf(name, words.size) > w;
  const [middleX, middleY] = [x + w / 2, y + h / 2];
  const label = isUpright
    ? `<g transform="rotate(-90 ${middleX} ${middleY})">${centred([name], { x: middleX, y: middleY, size: smallest + 2 })}</g>`
    : centred(words.lines, { x: middleX, y: middleY, size: words.size });
  return box(x, y, w, h, { fill, edge, round: look === 'water' ? 14 : 2 }) + label;
}

/** The largest lettering that stays inside. */
function fitted(name: string, wide: number, high: number): { readonly lines: string[]; readonly size: number } {
  for (let size: number = textSize.small; size > smallest; size -= 1) {
    const lines = wrapped(name, size, wide - 6);
    const fits = lines.every((line) => widthOf(line, size) <= wide - 4) && lines.length * size * 1.25 <= high;
    if (fits) return { lines, size };
  }
  return { lines: wrapped(name, smallest, wide), size: smallest };
}

/** One plan above the other, roads below what stands on them. */
export function planPicture({ plans }: Plans): Drawing {
  const each = headHeight + planHeight + 20;
  const drawn = plans.map(({ name, places }, index) => {
    const roadsFirst = [...places].sort((a, b) => Number(b.look === 'road') - Number(a.look === 'road'));
    const ground = box(margin, headHeight, 100 * unit, planHeight, { fill: '#F6F3EC', edge: ink.edge });
    const head = lettering(name, { x: margin, y: 26, bold: true });
    return `<g transform="translate(0 ${index * each})">${head}${ground}${roadsFirst.map(placeOf).join('')}</g>`;
  });
  return { height: plans.length * each - 20, svg: drawn.join('') };
}
