import { useEffect, useRef } from 'react';
import { isCommit, isTyping } from '../../lib/browser/command-key.js';
import type { RecorderState } from './recorder-machine.js';

interface Actions {
  start: () => void;
  stop: () => void;
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

/** `R` starts and stops, the space bar stops. */
export const useRecordKeys = (phase: RecorderState['phase'], letters: boolean, actions: Actions): void => {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const record = letters && (isCommit(event, 'r') || isCommit(event, 'R'));
      const space = isCommit(event, ' ') && !isButton(event.target);
      if (phase === 'recording' && (record || space)) {
        event.preventDefault();
        current.current.stop();
      } else if (record && (phase === 'idle' || phase === 'refused')) {
        current.current.start();
      }
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [phase, letters]);
};
