import { Suspense } from 'react';
import { lazyPage } from '../../lib/lazy-page.js';

const load = {
  language: () => import('./language-dialog.js').then((module) => module.LanguageDialog),
  theme: () => import('./theme-dialog.js').then((module) => module.ThemeDialog),
  shortcuts: () => import('./shortcuts-dialog.js').then((module) => module.ShortcutsDialog),
  search: () => import('./search-dialog.js').then((module) => module.SearchDialog),
};

export type OverlayName = keyof typeof load;

const dialogs = {
  language: lazyPage(load.language),
  theme: lazyPage(load.theme),
  shortcuts: lazyPage(load.shortcuts),
  search: lazyPage(load.search),
};

/** Called when a pointer or the focus reaches an opener; a failure is dealt with when it really opens. */
export const preloadOverlays = (): void => {
  for (const one of Object.values(load)) one().catch(() => undefined);
};

export const Overlays = ({ name, onClose }: { name: OverlayName; onClose: () => void }) => {
  const Dialog = dialogs[name];
  return (
    <Suspense fallback={null}>
      <Dialog onClose={onClose} />
    </Suspense>
  );
};
