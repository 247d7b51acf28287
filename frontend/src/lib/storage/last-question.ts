import { readText, writeText } from './local-store.js';

const key = 'pte-last-question';

/** Path and query of the exercise last open on this device, for 'continue'. */
export const lastQuestion = (): string | null => {
  const path = readText(key);
  return path?.startsWith('/app/question/') ? path : null;
};

export const noteLastQuestion = (path: string): void => {
  writeText(key, path);
};
