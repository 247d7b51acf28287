import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTyping } from '../../lib/browser/command-key.js';
import { useAppSelector } from '../../lib/store.js';
import { sidebarEntries } from '../navigation.js';
import type { OverlayName } from './overlays.js';

const secondKeyMilliseconds = 1_000;

const isPlain = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !isTyping(event.target);

const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/** `/` and Ctrl K open the search, `?` the list of keys; the single keys only where shortcuts are on. */
export const useOverlayShortcuts = (open: (overlay: OverlayName) => void): void => {
  const letters = useAppSelector(({ preferences }) => preferences.shortcuts);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const plain = letters && isPlain(event);
      const search = ((event.ctrlKey || event.metaKey) && event.key === 'k') || (plain && event.key === '/');
      const overlay = search ? 'search' : plain && event.key === '?' ? 'shortcuts' : null;
      if (!overlay || isCovered()) return;
      event.preventDefault();
      open(overlay);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [letters, open]);
};

/** `g` and then an entry's letter goes there. */
export const useGoShortcuts = (): void => {
  const letters = useAppSelector(({ preferences }) => preferences.shortcuts);
  const navigate = useNavigate();
  const pressed = useRef(0);
  useEffect(() => {
    if (!letters) return;
    const listen = (event: KeyboardEvent) => {
      if (!isPlain(event) || isCovered()) return;
      if (event.key === 'g') {
        pressed.current = event.timeStamp;
        return;
      }
      const entry = sidebarEntries.find(({ key }) => key === event.key);
      const inTime = event.timeStamp - pressed.current < secondKeyMilliseconds;
      pressed.current = 0;
      if (entry && inTime) navigate(entry.to);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [letters, navigate]);
};
