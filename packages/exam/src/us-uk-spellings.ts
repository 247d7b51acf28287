/** Stems whose US and UK spelling differ, as `us/uk`; endings are added by `families`. */
const families: readonly (readonly [pairs: string, endings: string])[] = [
  [
    'color/colour honor/honour labor/labour harbor/harbour favor/favour flavor/flavour neighbor/neighbour endeavor/endeavour rumor/rumour humor/humour behavior/behaviour savior/saviour vapor/vapour tumor/tumour armor/armour odor/odour vigor/vigour parlor/parlour',
    ' s ed ing ful less able ite ites hood hoods',
  ],
  [
    'organiz/organis realiz/realis recogniz/recognis analyz/analys criticiz/criticis emphasiz/emphasis summariz/summaris specializ/specialis generaliz/generalis minimiz/minimis maximiz/maximis optimiz/optimis utiliz/utilis apologiz/apologis memoriz/memoris moderniz/modernis industrializ/industrialis urbaniz/urbanis categoriz/categoris characteriz/characteris civiliz/civilis coloniz/colonis economiz/economis finaliz/finalis globaliz/globalis harmoniz/harmonis hypothesiz/hypothesis immuniz/immunis itemiz/itemis localiz/localis mobiliz/mobilis neutraliz/neutralis normaliz/normalis patroniz/patronis penaliz/penalis populariz/popularis prioritiz/prioritis randomiz/randomis socializ/socialis stabiliz/stabilis standardiz/standardis steriliz/sterilis subsidiz/subsidis symboliz/symbolis sympathiz/sympathis synthesiz/synthesis visualiz/visualis paralyz/paralys',
    'e es ed ing er ers ation ations ational able',
  ],
  [
    'travel/travell cancel/cancell model/modell label/labell level/levell signal/signall fuel/fuell total/totall channel/channell counsel/counsell quarrel/quarrell marvel/marvell tunnel/tunnell dial/diall',
    'ed ing er ers or ors ous',
  ],
  [
    'center/centre theater/theatre meter/metre liter/litre fiber/fibre caliber/calibre somber/sombre luster/lustre specter/spectre kilometer/kilometre centimeter/centimetre millimeter/millimetre',
    ' s',
  ],
  ['defense/defence offense/offence license/licence pretense/pretence practice/practise', ' s d'],
  ['catalog/catalogue dialog/dialogue analog/analogue monolog/monologue', ' s'],
  ['program/programme gram/gramme kilogram/kilogramme', ' s'],
  [
    'gray/grey tire/tyre plow/plough mold/mould molt/moult curb/kerb story/storey check/cheque aluminum/aluminium jewelry/jewellery skeptic/sceptic draft/draught aging/ageing judgment/judgement acknowledgment/acknowledgement fulfill/fulfil enroll/enrol installment/instalment skillful/skilful enrollment/enrolment fulfillment/fulfilment maneuver/manoeuvre pediatric/paediatric anesthetic/anaesthetic encyclopedia/encyclopaedia archeology/archaeology artifact/artefact airplane/aeroplane mustache/moustache pajamas/pyjamas cozy/cosy sulfur/sulphur esthetic/aesthetic leukemia/leukaemia fetus/foetus estrogen/oestrogen orthopedic/orthopaedic hemoglobin/haemoglobin',
    ' s ed ing',
  ],
  ['learned/learnt burned/burnt dreamed/dreamt spelled/spelt leaned/leant spilled/spilt spoiled/spoilt', ''],
];

const american = new Map(
  families.flatMap(([pairs, endings]) =>
    pairs.split(' ').flatMap((pair) => {
      const [us = '', uk = ''] = pair.split('/');
      return endings.split(' ').map((ending) => [uk + ending, us + ending] as const);
    }),
  ),
);

/** The US spelling of a word in its UK spelling; any other word as it is. Takes lower case. */
export const asAmerican = (word: string): string => american.get(word) ?? word;
