import { readText, removeStored, writeText } from '../storage/local-store.js';

const key = 'pte-microphone';

/** Device id of the microphone that the learner chose on this device; null for the browser's own choice. */
export const readMicrophone = (): string | null => readText(key);

export const chooseMicrophone = (deviceId: string): void => {
  if (deviceId) writeText(key, deviceId);
  else removeStored(key);
};
