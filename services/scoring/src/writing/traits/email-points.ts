import type { JudgedAnswer } from './judged-answer.js';

const greeting = /^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|to whom it may concern)\b[^\n]*\n/i;
/** The first words after the greeting speak of the writer, the reader or the occasion. */
const opening =
  /^\s*(?:i|i'm|i've|i'd|we|we're|we've|my|our|you|your|it|it's|this is|thank you|thanks|on behalf|how are|hope|just|following|further to|with reference|regarding)\b/i;
const closing =
  /\b(?:look(?:ing)? forward|thank you|thanks|please|let me know|hope to|hope you|see you|hear from you|would be (?:a |very |most |so )*(?:grateful|glad|happy|pleased|pleasure|great))\b/i;
/** A short line and under it a name. */
const signOff = /\n[ \t]*\p{L}[^\n]{1,40}[,.!]?[ \t]*\n+[ \t]*\p{Lu}[\p{L}.'-]*(?: [\p{L}.'-]+){0,3}\s*$/u;

export type EmailPart = 'greeting' | 'opening' | 'closing' | 'sign-off';

/** Which of its parts an email lacks. */
export function missingConventions(raw: string): EmailPart[] {
  const text = raw.replaceAll('’', "'").trim();
  const isThere: readonly (readonly [part: EmailPart, found: boolean])[] = [
    ['greeting', greeting.test(text)],
    ['opening', opening.test(text.replace(greeting, ''))],
    ['closing', closing.test(text.slice(-Math.ceil(text.length / 2)))],
    ['sign-off', signOff.test(text)],
  ];
  return isThere.flatMap(([part, found]) => (found ? [] : [part]));
}

/** Email conventions of 2 points: all, one missing, more. Source: scoring.md 4.5. */
export const conventionPoints = ({ raw }: JudgedAnswer): number => Math.max(0, 2 - missingConventions(raw).length);

const [fewestParagraphs, fewestLinks] = [3, 3];

/** Organization of 2 points. Source: scoring.md 4.5. */
export function organizationPoints({ features }: JudgedAnswer): number {
  const signs = [
    features.paragraphs >= fewestParagraphs,
    features.connectiveKinds + features.subordinatorKinds >= fewestLinks,
    features.sentenceFaults < 1,
  ];
  return Math.max(0, signs.filter(Boolean).length - 1);
}
