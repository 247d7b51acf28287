import { useEffect } from 'react';
import { isTyping } from '../lib/browser/command-key.js';

const steps: Record<string, number> = { j: 1, k: -1 };

/** `j` and `k` walk the rows of a list: the links marked `data-row`. */
export const useRowKeys = (enabled: boolean): void => {
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (!step || !plain || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
      const at = rows.indexOf(document.activeElement as HTMLElement);
      rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [enabled]);
};
