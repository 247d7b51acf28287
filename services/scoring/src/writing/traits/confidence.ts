import type { JudgedAnswer } from './judged-answer.js';

const fewWords = 40;

/** How far the score can be trusted, 0 to 1: less without points to find, without a checker, or with little text. */
export function confidenceOf({ task, evidence: { checks, text } }: JudgedAnswer): number {
  const doubts = [
    task.points.length === 0 ? 0.25 : 0,
    checks.slips ? 0 : 0.1,
    checks.parsedShare === null ? 0.05 : 0,
    text.words.length < fewWords ? 0.1 : 0,
  ];
  return Number((0.8 - doubts.reduce((sum, doubt) => sum + doubt, 0)).toFixed(2));
}
