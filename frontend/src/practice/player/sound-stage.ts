let stopCurrent: (() => void) | null = null;

/** Only one thing sounds at a time: whoever begins silences the one before, a recording included. */
export const takeStage = (stop: () => void): void => {
  if (stopCurrent !== stop) stopCurrent?.();
  stopCurrent = stop;
};

export const leaveStage = (stop: () => void): void => {
  if (stopCurrent === stop) stopCurrent = null;
};
