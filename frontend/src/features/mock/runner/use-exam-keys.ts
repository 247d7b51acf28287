import { useEffect, useRef } from 'react';

interface ExamKeys {
  /** Alt N */
  next: () => void;
  /** Alt P */
  play: () => void;
}

/** The only two keys of the exam. By `code`, as Alt writes other letters on some keyboards. */
export const useExamKeys = (keys: ExamKeys): void => {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
      if (event.code !== 'KeyN' && event.code !== 'KeyP') return;
      event.preventDefault();
      if (event.code === 'KeyN') current.current.next();
      else current.current.play();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};
