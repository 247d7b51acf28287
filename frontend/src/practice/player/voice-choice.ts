import { readText, writeText } from '../../lib/storage/local-store.js';

const key = 'pte-voice';

/** The voice that the learner chose last; 0 is the default one. */
export const chosenVoice = (): number => Number(readText(key) ?? 0);

export const chooseVoice = (type: string): void => {
  writeText(key, type);
};
