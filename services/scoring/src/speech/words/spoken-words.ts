import { cardinalWords, digitWords, ordinalWords, yearWords } from './number-words.js';

const symbols: Readonly<Record<string, string>> = { '&': 'and', '+': 'plus', '%': 'percent', '=': 'equals', '@': 'at' };
const currencies: Readonly<Record<string, string>> = { $: 'dollars', '£': 'pounds', '€': 'euros', '¥': 'yuan' };
const titles: Readonly<Record<string, string>> = { dr: 'doctor', vs: 'versus', etc: 'etcetera' };
const number = /^([$£€¥])?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?(st|nd|rd|th|s)?(%)?$/;
const largestNumber = 1e12;

/**
 * The words that one shown token is read as, in lower case: `21st` twenty first, `$1,200` one thousand two hundred dollars,
 * `well-known` well known. Empty for a token without letters or digits, such as a dash.
 */
export function spokenWords(token: string): string[] {
  const plain = token.normalize('NFKC').replaceAll(/[‘’]/g, "'").toLowerCase();
  if (symbols[plain]) return [symbols[plain]];
  const bare = plain.replace(/^[^\p{L}\p{N}$£€¥]+/u, '').replace(/[^\p{L}\p{N}%]+$/u, '');
  if (number.test(bare)) return numberWords(bare);
  return bare
    .split(/[^\p{L}\p{N}'.%,$£€¥]+/u)
    .flatMap((part) => (number.test(part) ? numberWords(part) : wordOrInitials(part)));
}

function wordOrInitials(part: string): string[] {
  const initials = /^(?:\p{L}\.)+\p{L}?$/u.test(part);
  if (initials) return [...part.replaceAll('.', '')];
  return part
    .split(/(\d+)|[^\p{L}\p{N}']+/u)
    .filter((piece) => piece && /[\p{L}\p{N}]/u.test(piece))
    .flatMap((piece) => (/^\d+$/.test(piece) ? cardinalOrDigits(piece) : [titles[piece] ?? piece]));
}

function numberWords(text: string): string[] {
  const [, currency, whole = '', decimals, ending, percent] = number.exec(text) ?? [];
  const digits = whole.replaceAll(',', '');
  const value = Number(digits);
  const isYear = !currency && !decimals && !percent && /^(1[1-9]|20)\d\d$/.test(whole);
  if (ending && ending !== 's' && value < largestNumber) return ordinalWords(value);
  return [
    ...(isYear ? yearWords(value) : cardinalOrDigits(digits)),
    ...(decimals ? ['point', ...digitWords(decimals)] : []),
    ...(currency ? [currencies[currency] ?? ''] : []),
    ...(percent ? ['percent'] : []),
  ].map((word, index, all) => (ending === 's' && index === all.length - 1 ? plural(word) : word));
}

const cardinalOrDigits = (digits: string): string[] =>
  Number(digits) < largestNumber && !/^0\d/.test(digits) ? cardinalWords(Number(digits)) : digitWords(digits);

const plural = (word: string): string =>
  word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}${word.endsWith('x') ? 'es' : 's'}`;
