import { ink, lettering, lineHeight, margin, textSize, width, wrapped } from './ink.js';

/** What is drawn below the title, with its own height in pixels. */
export interface Drawing {
  readonly height: number;
  readonly svg: string;
}

const arrowHead = `<marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse">
  <path d="M0 0 L10 5 L0 10 z" fill="${ink.quiet}"/></marker>`;

/** End of a stroke that leads somewhere. */
export const arrow = 'marker-end="url(#arrow)"';

/** A sheet of paper with its title and the drawing below. */
export function sheet(title: string, { height, svg }: Drawing): string {
  const lines = wrapped(title, textSize.title, width - 2 * margin);
  const top = margin + lines.length * textSize.title * lineHeight + 12;
  const all = Math.ceil(top + height + margin);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${all}" viewBox="0 0 ${width} ${all}" font-family="DejaVu Sans, Verdana, Arial, sans-serif">`,
    `<defs>${arrowHead}</defs><rect width="${width}" height="${all}" fill="${ink.paper}"/>`,
    lettering(lines, { x: margin, y: margin + textSize.title * 0.8, size: textSize.title, bold: true }),
    `<g transform="translate(0 ${top})">${svg}</g></svg>`,
  ].join('\n');
}
