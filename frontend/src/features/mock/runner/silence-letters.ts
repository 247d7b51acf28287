import { useEffect } from 'react';
import { isTyping } from '../../../lib/browser/command-key.js';

const belongsToList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="listbox"], [aria-haspopup="listbox"]') !== null;

/** The exam has no single-letter keys: a slip must not choose, record or leave anything. Lists keep their type-ahead. */
export const useSilentLetters = (): void => {
  useEffect(() => {
    const silence = (event: KeyboardEvent) => {
      const letter = event.key.length === 1 && event.key !== ' ';
      if (!letter || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isTyping(event.target) && !belongsToList(event.target)) event.stopImmediatePropagation();
    };
    addEventListener('keydown', silence, { capture: true });
    return () => removeEventListener('keydown', silence, { capture: true });
  }, []);
};
