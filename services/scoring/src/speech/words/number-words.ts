const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales: readonly (readonly [number, string])[] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
];
const ordinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** A whole number below a trillion in words: 342 is three hundred forty two. */
export function cardinalWords(value: number): string[] {
  const scale = scales.find(([size]) => value >= size);
  if (scale) {
    const [size, name] = scale;
    const rest = value % size;
    return [...cardinalWords(Math.floor(value / size)), name, ...(rest ? cardinalWords(rest) : [])];
  }
  if (value < 20) return [small[value] ?? ''];
  const unit = value % 10;
  return [tens[Math.floor(value / 10)] ?? '', ...(unit ? [small[unit] ?? ''] : [])];
}

/** 21 is twenty first. */
export function ordinalWords(value: number): string[] {
  const words = cardinalWords(value);
  const last = words.pop() ?? '';
  return [...words, ordinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)];
}

/** A year as it is read: 1995 nineteen ninety five, 1900 nineteen hundred, 1805 eighteen oh five, 2005 two thousand five. */
export function yearWords(year: number): string[] {
  const century = Math.floor(year / 100);
  const rest = year % 100;
  if (century % 10 === 0 && rest < 10) return cardinalWords(year);
  if (rest === 0) return [...cardinalWords(century), 'hundred'];
  return [...cardinalWords(century), ...(rest < 10 ? ['oh'] : []), ...cardinalWords(rest)];
}

/** Digits one by one, as after a decimal point. */
export const digitWords = (digits: string): string[] => [...digits].map((digit) => small[Number(digit)] ?? '');
