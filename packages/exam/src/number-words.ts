const upToTwenty =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const tens = 'thirty forty fifty sixty seventy eighty ninety';

const digits = new Map<string, string>([
  ...upToTwenty.split(' ').map((word, value) => [word, String(value)] as const),
  ...tens.split(' ').map((word, index) => [word, String((index + 3) * 10)] as const),
  ['hundred', '100'],
]);

/** Digits of a number word from 0 to 20 or a round ten up to 100, undefined for any other word. */
export const asNumber = (word: string): string | undefined => digits.get(word);
