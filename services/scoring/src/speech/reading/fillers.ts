import type { Pronunciation } from '../tracker/reading-network.js';

/** Sounds of hesitation, as they are written and as they are said. */
export const fillers: readonly { readonly text: string; readonly pronunciations: readonly Pronunciation[] }[] = [
  { text: 'um', pronunciations: [['AH', 'M']] },
  { text: 'uh', pronunciations: [['AH'], ['AA']] },
  { text: 'er', pronunciations: [['ER']] },
  { text: 'mm', pronunciations: [['M'], ['HH', 'M']] },
  { text: 'eh', pronunciations: [['EH']] },
];
