import type { JudgedAnswer } from './judged-answer.js';

const greeting = /^\s*(?:dear|hi|hello|good (?:morning|afternoon|evening)|to whom it may concern)\b/i;
const opening =
  /\b(?:i am writing|i'm writing|i would like|i'd like|i wanted|thank you for|thanks for|i hope (?:you|this)|i recently|my name is|this is|i am|i'm|i have|i've|just wanted)\b/i;
const closing =
  /\b(?:look(?:ing)? forward|thank you|thanks|please (?:let me know|contact|do not hesitate)|let me know|hope to (?:hear|see)|see you|hear from you)\b/i;
const signOff =
  /\b(?:(?:yours )?(?:sincerely|faithfully|truly)|(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|best|cheers|love|take care|thanks|thank you|yours)[,.!]?\s*\n+\s*\p{Lu}[\p{L} .'-]*\s*$/iu;

/** Which of greeting, opening, closing and sign-off an email lacks. */
export function missingConventions(raw: string): string[] {
  const text = raw.replaceAll('’', "'").trim();
  const half = text.slice(0, Math.ceil(text.length / 2));
  return [
    ...(greeting.test(text) ? [] : ['greeting']),
    ...(opening.test(half) ? [] : ['opening']),
    ...(closing.test(text.slice(-Math.ceil(text.length / 2))) ? [] : ['closing']),
    ...(signOff.test(text) ? [] : ['sign-off']),
  ];
}

/** Email conventions of 2 points: all, one missing, more. Source: scoring.md 4.5. */
export const conventionPoints = ({ raw }: JudgedAnswer): number => Math.max(0, 2 - missingConventions(raw).length);

/** Organization of 2 points. Source: scoring.md 4.5. */
export function organizationPoints({ features, overall }: JudgedAnswer): number {
  const signs = [
    features.paragraphs >= 3,
    features.connectiveKinds + features.subordinatorKinds >= 4,
    features.linkedSentences >= 0.4,
    features.sentenceFaults < 1,
  ];
  const found = signs.filter(Boolean).length;
  if (overall < 0.15) return 0;
  return found >= 3 ? 2 : found >= 1 ? 1 : 0;
}
