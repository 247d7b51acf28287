import { wordList } from './word-list.js';

/** Stems of words that argue rather than chat; our own choice from the vocabulary of exam tasks. */
const stems =
  wordList(`abandon abstract accelerat access accommodat accompan accumulat accura achiev acknowledg acqui adapt
  adequa adjust administ advoca affect aggregat alleviat alloca alternativ ambigu analog analys analyz anticipat apparent append
  appreciat approach appropriat approximat arbitrar articulat aspect assembl assess assign assum attain attitud attribut
  authorit availab awareness barrier beneficial bias bulk bureaucra capab capacit categor cease challeng circumstanc cit civil
  clarif coheren coincid collaborat collaps commission commit commodit communit compat compensat competen compil complement
  complex component comprehen compris compulsor conceiv concentrat concept conclu concurrent condem conduct confer confin
  confirm conflict conform congestion consensus consequen considerabl consist constan constitut constrain construct consult
  consum contamin contemporar context contradict contrar contrast contribut controver convention conver convinc cooperat
  coordinat core correspond counter creativ credibl criteri crucial cultur currenc cycl data debat decade declin deduc
  deficien definit demonstrat den depress deriv destruct detect deteriorat devot differentiat dilemma dimension diminish
  discipline discover discriminat displac disput distinct distort distribut divers document domain domestic dominat draft
  dramatic dynamic econom effectiv efficien elaborat element eliminat emerg emission emphas empiric enabl encounter
  endorse enforc enhanc enorm ensur entit environment equivalent ero estimat ethic evaluat eventual eviden evolv exacerbat
  exceed exclu exhibit expan expert explicit exploit expos extensiv extract facilit factor feasib feature federal financ
  finit flexib fluctuat focus formula foundation framework function fundament furthermore gender generat global grant
  guarantee guideline hence hierarch highlight hypothe identi ideolog ignoran illustrat immigra impact implement implicat
  implicit impos incentiv inciden inclin incorporat indicat individual induc inequal inevitab infer infrastructur inherent
  inhibit initiat innovat insight inspect instanc institut insufficien integrat integrit intellig intens interact
  intermedia interpret interven intrins invest investigat involv irrespectiv isolat issu justif labor labour layer legal
  legislat legitim level liberal likewise logic maint major manipulat margin maximi mechani mediat mental method migra minim
  ministr minor mitigat moderat modif monitor moreover motiv mutual necessit negativ negligib neverthe norm notion
  notwithstanding nuanc obstacle obtain obvious occup occur offset ongoing option orient outcome output outweigh overall
  overlap paradigm paramount participat perceiv perception persist perspectiv phenomen philosoph policy policies portion
  potential pragmatic precis predict predomin preliminar preserv presum prevail prevent previous primar principl prior
  procedur process profession profound prohibit project prominent promot proportion prospect protocol provision
  psycholog publish pursu qualit quantit radical random rational react recover refin reform regardless regime
  region regulat reinforc reject relevan reliab reluctan remov render require research resid resol resourc respons
  restor restrain restrict retain reveal revenue revers revis revolution rigid role scenario schem scope sector secur
  seek select sequenc shift signific similar simulat sophistic specif sphere stabil statist status stimulat strateg stress
  structur subordinat subsequent subsid substan substitut succes sufficien supplement suppress survey suspend sustain
  symbol target techni technolog tempor tend theor thereby thorough threshold trace tradition transfer transform transit
  transport trend trigger ultimate undergo undermin undertak unprecedented urban utili valid vari vehicle versatil version
  via violat virtual visib vision visual voluntar vulnerab welfare whereas whereby widespread`);

const [shortest, longest] = [3, 15];

/** Of a word in lower case; short words are compared whole, so that `den` does not take in `dentist`. */
export function isAcademicWord(lower: string): boolean {
  if (lower.length < 5) return false;
  for (let length = shortest; length <= Math.min(longest, lower.length); length += 1) {
    if (length >= lower.length - 6 && length >= 5 && stems.has(lower.slice(0, length))) return true;
  }
  return stems.has(lower);
}
