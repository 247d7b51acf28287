const irregularThird: Readonly<Record<string, string>> = { have: 'has', be: 'is', do: 'does', go: 'goes' };
const irregularPlural: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  life: 'lives',
  wife: 'wives',
  knife: 'knives',
  foot: 'feet',
  tooth: 'teeth',
};

const withS = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

export const thirdPerson = (base: string): string => irregularThird[base] ?? withS(base);
export const pluralOf = (noun: string): string => irregularPlural[noun] ?? withS(noun);

const vowelSound = /^(?:[aeiou]|hour|honest|honou?r|heir|mba|sms)/;
const consonantSound = /^(?:uni(?!n|m)|us(?:e|u|a)|eu|one(?:-|$|s)|once|ubiq|util|ut(?:o|e)|uk$|url)/;

/** Whether a word takes `an`. */
export const startsWithVowelSound = (word: string): boolean => vowelSound.test(word) && !consonantSound.test(word);
