import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLElement[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** A modal tells that it covers the page; answers how to leave. */
export const enterTopLayer = (element: HTMLElement): (() => void) => {
  change([...open, element]);
  return () => change(open.filter((one) => one !== element));
};

/** The modal on top, if any: what must stay reachable is rendered inside it, as all else is inert. */
export const useTopLayer = (): HTMLElement | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open.at(-1) ?? null,
  );
