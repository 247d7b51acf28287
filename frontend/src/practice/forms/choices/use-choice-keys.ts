import { useEffect, useRef } from 'react';
import { isTyping } from '../../../lib/browser/command-key.js';

/** `1`-`9` and `A`-`I` name the rows. */
const indexOfKey = (key: string): number | null => {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-i]$/i.test(key) ? key.toUpperCase().charCodeAt(0) - 65 : null;
};

export const useChoiceKeys = (count: number, enabled: boolean, choose: (index: number) => void): void => {
  const current = useRef(choose);
  current.current = choose;
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (!plain || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const index = indexOfKey(event.key);
      if (index === null || index >= count) return;
      event.preventDefault();
      current.current(index);
    };
    // Before the letters that mean something elsewhere on the page.
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [count, enabled]);
};
