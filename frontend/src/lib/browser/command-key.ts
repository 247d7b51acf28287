interface KeyPress {
  key: string;
  isComposing?: boolean;
  keyCode?: number;
}

/** True for a key the learner meant as a command: not one that belongs to an input method's composition. */
export const isCommit = (event: KeyPress, key: string): boolean =>
  event.key === key && event.isComposing !== true && event.keyCode !== 229;

const pointed = ['radio', 'checkbox', 'range', 'button'];

/** True where a letter or digit key belongs to the focused control. */
export const isTyping = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !pointed.includes(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName));
};

/** True where the arrow keys belong to the focused control. */
export const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="tablist"], [role="listbox"], [data-arrows]') !== null;
