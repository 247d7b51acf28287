/** Words that a fluent speaker shortens. */
const functionWords: ReadonlySet<string> = new Set(
  `a am an and are as at be been but by can could did do does for from had has have he her him his i if in is it its may me my not of
  on or our she so that the their them they this to was we were will with would you your`.split(/\s+/),
);

export const isFunctionWord = (spoken: string): boolean => functionWords.has(spoken);
