import { wordList } from './word-list.js';

export const determiners = wordList(
  `the a an my your his her its our their this that these those every each some any no`,
);
export const articles = wordList('the a an');
export const subjectPronouns = wordList('i you he she it we they');
export const modals = wordList(
  "can could will would shall should may might must can't couldn't won't wouldn't shouldn't cannot",
);
export const formsOfBe = wordList("am is are was were be been being isn't aren't wasn't weren't");
export const prepositions =
  wordList(`of in on at by for with from to into onto about against between among through during before
  after above below over under without within towards toward upon across behind beyond despite like near off than`);
export const coordinators = wordList('and or but nor so yet');

const others =
  wordList(`me him us them mine yours hers ours theirs myself yourself himself herself itself ourselves themselves
  who whom whose which what when where why how that if because although though while since unless until as whether
  have has had having do does did doing don't doesn't didn't haven't hasn't hadn't i'm i've i'd i'll you're you've you'll he's
  she's it's we're we've we'll they're they've they'll that's there's there here not very too also just only even then now more
  most much many few less least such own same other another all both either neither one two first up out down again ever
  never always often nobody somebody everybody anybody someone everyone anyone something everything anything nothing`);

const all = new Set([
  ...determiners,
  ...subjectPronouns,
  ...modals,
  ...formsOfBe,
  ...prepositions,
  ...coordinators,
  ...others,
]);

/** A word that holds sentences together and has little meaning of its own. */
export const isFunctionWord = (lower: string): boolean => all.has(lower);
