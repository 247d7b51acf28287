/** Colours of ink on paper (design/ui.md 2.1), light. */
export const ink = {
  paper: '#FFFDF8',
  well: '#EEEAE0',
  line: '#DDD7C9',
  edge: '#827C6E',
  text: '#1D2321',
  quiet: '#474F4B',
} as const;

interface Fill {
  readonly colour: string;
  /** For words on it */
  readonly on: string;
  /** Dark enough for a line on paper */
  readonly line: string;
  /** Of that line; none is drawn through. */
  readonly dashes: string;
}

/** Each of another brightness, so that they differ in grey as well. */
const fills: readonly Fill[] = [
  { colour: '#123F3D', on: '#FFFFFF', line: '#123F3D', dashes: '' },
  { colour: '#E0B25C', on: ink.text, line: '#C08A2E', dashes: '14 7' },
  { colour: '#9C4A98', on: '#FFFFFF', line: '#9C4A98', dashes: '3 7' },
  { colour: '#D5EBE6', on: ink.text, line: '#4F9388', dashes: '18 6 3 6' },
  { colour: '#5F93D6', on: ink.text, line: '#4E78B8', dashes: '8 4' },
  { colour: '#3D6E2F', on: '#FFFFFF', line: '#3D6E2F', dashes: '2 4' },
];
const [firstFill] = fills;

export function fillOf(index: number): Fill {
  const fill = fills[index % fills.length] ?? firstFill;
  if (!fill) throw new Error('there is no ink');
  return fill;
}

/** Pixels; the picture stays legible when it is shown at half its width on a phone. */
export const width = 800;
export const margin = 36;

export const textSize = { title: 30, label: 22, small: 20 } as const;
/** Mean width of a character of DejaVu Sans, in parts of its size. */
const characterWidth = 0.58;

export const widthOf = (words: string, size: number): number => words.length * size * characterWidth;

/** The words in as few lines as fit the width; a single word may stand out. */
export function wrapped(words: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escaped = (words: string): string => words.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

interface Lettering {
  readonly x: number;
  /** Of the first line's base */
  readonly y: number;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly colour?: string;
  readonly bold?: boolean;
}

export const lineHeight = 1.25;

/** SVG of one or several lines of words. */
export function lettering(words: string | readonly string[], given: Lettering): string {
  const { x, y, size = textSize.label, anchor = 'start', colour = ink.text, bold = false } = given;
  const lines = typeof words === 'string' ? [words] : words;
  const spans = lines.map(
    (line, index) => `<tspan x="${x}" y="${y + index * size * lineHeight}">${escaped(line)}</tspan>`,
  );
  const weight = bold ? ' font-weight="bold"' : '';
  return `<text font-size="${size}" text-anchor="${anchor}" fill="${colour}"${weight}>${spans.join('')}</text>`;
}

/** Lines of words whose middle is at `y`. */
export const centred = (lines: readonly string[], given: Lettering): string => {
  const { size = textSize.label } = given;
  const above = ((lines.length - 1) * size * lineHeight) / 2;
  return lettering(lines, { anchor: 'middle', ...given, y: given.y - above + size * 0.35 });
};

export const box = (
  x: number,
  y: number,
  wide: number,
  high: number,
  { fill, edge = ink.text, round = 0 }: { fill: string; edge?: string; round?: number },
): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${round}" fill="${fill}" stroke="${edge}" stroke-width="1.5"/>`;

export const stroke = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  { colour = ink.line, wide = 1.5, end = '' }: { colour?: string; wide?: number; end?: string } = {},
): string => `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" stroke-width="${wide}" ${end}/>`;

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
export const written = (value: number): string => number.format(value);
