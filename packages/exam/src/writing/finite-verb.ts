import { comparableWords } from '../words.js';

const known = new Set(
  `is are was were am be has have had do does did can could will would shall should may might must ought need
  isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't can't couldn't won't wouldn't shouldn't mustn't
  it's that's there's he's she's they're we're you're i'm i've we've they've you've i'll we'll they'll
  became began bent bit blew bought bound broke brought built burnt came caught chose cost crept cut dealt drank drew drove
  ate fed felt fell fled flew fought found froze gave got grew heard held hid hit hung hurt kept knew laid lay led left lent
  let lit lost made meant met paid put ran rang read rode rose said sang sank sat saw sent set shook shone shot showed shut
  slept slid sold sought sowed spent spoke spread sprang stood stole stuck stung struck swam swept swore swung taught
  threw thought told took tore understood went woke won wore wove wrote withdrew
  act add adapt affect agree aim allow appear apply argue arise ask avoid become begin believe benefit borrow break bring build
  buy call care carry cause change check choose claim come compare connect consider contain continue contribute control cool
  cost cover create decide depend describe design develop die differ drive drop earn eat enable encourage enjoy ensure exist
  expect explain face fail fall feel find follow form gain get give go grow happen help hold hope improve include increase
  indicate influence know lack lead learn leave lend let lie like live look lose love make mean measure meet move offer
  own pay play plan prefer prevent produce protect prove provide pull push reach read receive recommend reduce reflect rely
  remain replace report represent require rise run save say see seek seem sell send serve set share show sit sleep solve
  speak spend stand start stay stop study suffer suggest support take talk teach tell tend think travel treat try turn
  understand use vary visit wait walk want warn watch win wish work worry write`.split(/\s+/),
);

const looksInflected = /(?:ed|[^suai]s|es|'s)$/;

/**
 * Whether any word of a text may be a finite verb. Without a grammar this only finds texts that surely have none: a learner
 * must not lose the Form of a good sentence to a verb that the list lacks.
 */
export const mayHaveFiniteVerb = (text: string): boolean =>
  comparableWords(text).some((word) => known.has(word) || looksInflected.test(word));
