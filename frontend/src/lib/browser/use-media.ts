import { useSyncExternalStore } from 'react';

/** Whether a CSS media query holds now. For what must not be drawn twice; mere looks are the style sheet's. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
