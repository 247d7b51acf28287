import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { applyTheme, onSystemThemeChange } from '../lib/theme/theme.js';
import { noteNavigation } from '../ui/arrival.js';
import { keepScroll, restoreScroll } from './scroll-keeper.js';

/** What happens with each change of route: theme, focus bookkeeping, scroll. Stands before the routes in the tree. */
export const RouteWatch = () => {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ pathname, key });

  useLayoutEffect(() => applyTheme(pathname), [pathname]);
  useEffect(() => onSystemThemeChange(() => applyTheme(location.pathname)), []);
  useEffect(() => keepScroll(key), [key]);

  useLayoutEffect(() => {
    const samePage = shown.current.pathname === pathname;
    if (shown.current.key === key) return;
    shown.current = { pathname, key };
    if (!samePage) noteNavigation();
    if (navigation === 'POP') restoreScroll(key);
    else if (!samePage) scrollTo(0, 0);
  }, [pathname, key, navigation]);

  return null;
};
