interface Found {
  id: number;
  /** Place in the whole list, from 0. */
  at: number;
}

export interface FoundNeighbours {
  place: number | null;
  previous: Found | null;
  next: Found | null;
}

/**
 * Finds a question's neighbours in a window of its list. `at` is where it stood when it was opened: once practised it
 * may have left a list of unpractised ones, and then the one that moved into its place is next.
 */
export const findNeighbours = (
  window: readonly { id: number }[],
  offset: number,
  id: number,
  at: number | null,
): FoundNeighbours => {
  const get = (index: number): Found | null => {
    const question = window[index];
    return question && index >= 0 ? { id: question.id, at: offset + index } : null;
  };
  const index = window.findIndex((question) => question.id === id);
  if (index >= 0) return { place: offset + index, previous: get(index - 1), next: get(index + 1) };
  if (at === null) return { place: null, previous: null, next: get(0) };
  return { place: null, previous: get(at - offset - 1), next: get(at - offset) };
};
