/** The attempt that this tab is in the middle of: a reload goes on with it without asking. */
const keyOf = (mockId: number): string => `pte-mock-open:${mockId}`;

export const openHere = (mockId: number): string | null => {
  try {
    return sessionStorage.getItem(keyOf(mockId));
  } catch {
    return null;
  }
};

export const noteOpenHere = (mockId: number, sessionId: string | null): void => {
  try {
    if (sessionId) sessionStorage.setItem(keyOf(mockId), sessionId);
    else sessionStorage.removeItem(keyOf(mockId));
  } catch {
    // Blocked storage: the start sheet offers to go on.
  }
};
