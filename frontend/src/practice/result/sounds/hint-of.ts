import { consonantHints } from './consonant-hints.js';
import type { PhoneHint } from './phone-hint.js';
import { sonorantHints } from './sonorant-hints.js';
import { vowelHints } from './vowel-hints.js';

export const phoneHints: Readonly<Record<string, PhoneHint>> = { ...vowelHints, ...consonantHints, ...sonorantHints };

/** How to make a sound, by its ARPAbet phone without stress. */
export const hintOf = (phone: string): PhoneHint | undefined => phoneHints[phone];
