const ipa: Readonly<Record<string, string>> = {
  ...{ AA: 'ɑː', AE: 'æ', AH: 'ʌ', AO: 'ɔː', AW: 'aʊ', AY: 'aɪ', B: 'b', CH: 'tʃ', D: 'd', DH: 'ð', EH: 'e', ER: 'ɜː' },
  ...{ EY: 'eɪ', F: 'f', G: 'ɡ', HH: 'h', IH: 'ɪ', IY: 'iː', JH: 'dʒ', K: 'k', L: 'l', M: 'm', N: 'n', NG: 'ŋ' },
  ...{ OW: 'əʊ', OY: 'ɔɪ', P: 'p', R: 'r', S: 's', SH: 'ʃ', T: 't', TH: 'θ', UH: 'ʊ', UW: 'uː', V: 'v', W: 'w' },
  ...{ Y: 'j', Z: 'z', ZH: 'ʒ' },
};

/** An ARPAbet phone as learners know it from dictionaries, `/θ/`; stress does not matter, what is unknown stays as it is. */
export const ipaOf = (phone: string): string => `/${ipa[phone.replace(/\d$/, '')] ?? phone}/`;
