import type { GateCode } from '../gates/gates.js';
import type { JudgedAnswer } from './judged-answer.js';

/** Share of Content's points that a verdict leaves, once it is firm. */
const nothing: ReadonlySet<GateCode> = new Set(['letters', 'list-of-words', 'word-order', 'off-topic']);
const firmBelow = 0.5;
/** Source: scoring.md 4.3. */
const [copiedAbove, copyCap, repeatedCap, templateCap] = [0.6, 1, 1, 2];

/** The most points of Content, of `full`, that the gates leave. */
export function capOfPoints({ gates, copied }: Pick<JudgedAnswer, 'gates' | 'copied'>, full: number): number {
  const isFirm = (code: GateCode) => gates.some((gate) => gate.code === code && gate.cap < firmBelow);
  return Math.min(
    full,
    copied > copiedAbove ? copyCap : full,
    isFirm('repeated') ? repeatedCap : full,
    isFirm('template') ? templateCap : full,
    gates.some(({ code, cap }) => nothing.has(code) && cap < firmBelow) ? 0 : full,
  );
}
