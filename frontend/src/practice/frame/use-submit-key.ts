import { useEffect, useRef } from 'react';
import { isCommit } from '../../lib/browser/command-key.js';

/** Ctrl Enter submits, wherever the focus is. */
export const useSubmitKey = (submit: () => void): void => {
  const current = useRef(submit);
  current.current = submit;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !isCommit(event, 'Enter')) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      current.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};
