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
  accept achieve act adapt add admit advise affect agree aim allow announce answer apologise apologize appear apply
  argue arise arrange arrive ask attract avoid await bear beat become begin believe belong benefit blame borrow
  bother break bring build burn bury buy calculate call care carry cause celebrate challenge change charge check
  choose cite claim clean clear click climb close collect combine come compare complain complete conclude conduct
  confirm confuse connect consider consist contain continue contribute control cook cool copy correct cost count
  cover create damage decide deliver demand deny depend describe deserve design destroy detect determine develop die
  differ disagree disappear discover discuss display divide doubt draw drive drop dry earn eat emerge employ enable
  encourage end engage enjoy ensure enter establish estimate examine exceed exercise exist expect explain extend
  face fail fall feed feel fill find finish fit fix float flow fly fold follow force forget forgive form function
  gain gather generate get give go grow guess guide hand handle happen hate heat help hold hope identify ignore
  imagine imply improve include increase indicate influence inform insist inspire intend introduce invent invest
  invite involve join judge jump know lack land last laugh lay lead learn leave lend let lie lift like limit link
  list listen live lock look lose love maintain make manage mark match matter mean measure meet melt mention mind
  miss mix move name note notice obey observe obtain occur offer open operate order organise organize own paint park
  participate pass pay perform permit persuade pick plan play point possess pour practise predict prefer present
  press pretend prevent print produce promise promote protect prove provide publish pull pump punish push question
  raise rank rate reach read realise realize recall receive recognise recognize recommend reduce refer reflect
  refuse regard regret reject relate relax release rely remain remember remind remove rent repair repeat replace
  reply report represent require rescue resist respond rest result retain retire return reveal review reward ride
  ring rise risk rule run sail save say search see seek seem select sell send separate serve set settle shape share
  shift shout show sign sing sink sit sleep slow smell smile smoke solve sound speak spend spread stand start state
  stay steal stick stop store strengthen stress stretch strike struggle study submit succeed suffer suggest suit
  supply support suppose surprise surround survive suspect swim switch tackle take talk taste teach tell tend test
  thank think thrive tie touch trade train translate travel treat trust try turn understand use value vary view
  visit vote wait wake walk want warn wash waste watch weigh welcome widen win wish wonder work worry wrap write
  yield`.split(/\s+/),
);

const looksInflected = /(?:ed|[^suai]s|es|'s)$/;
const prefix = /^(?:over|under|with|mis|out|re|un|dis|fore)/;

/**
 * Whether any word of a text may be a finite verb. Without a grammar this only finds texts that surely have none: a learner
 * must not lose the Form of a good sentence to a verb that the list lacks.
 */
export const mayHaveFiniteVerb = (text: string): boolean =>
  comparableWords(text).some(
    (word) => known.has(word) || known.has(word.replace(prefix, '')) || looksInflected.test(word),
  );
