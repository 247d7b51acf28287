import { useEffect, useRef } from 'react';

/** Closing the tab asks, and the browser's Back asks us instead of leaving. */
export const useStay = (enabled: boolean, onBack: () => void): void => {
  const back = useRef(onBack);
  back.current = onBack;
  useEffect(() => {
    if (!enabled) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const sentinel = () => history.pushState(history.state, '', location.href);
    const stay = () => {
      sentinel();
      back.current();
    };
    sentinel();
    addEventListener('beforeunload', ask);
    addEventListener('popstate', stay);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('popstate', stay);
    };
  }, [enabled]);
};
