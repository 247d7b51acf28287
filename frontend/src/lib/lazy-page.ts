import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const key = 'pte-reloaded-for';

/**
 * `React.lazy` that survives a deployment: when a chunk of the old version is gone, the page is loaded anew once; if
 * that does not help, the error boundary shows what happened.
 */
export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      const page = await load();
      sessionStorage.removeItem(key);
      return { default: page };
    } catch (error) {
      if (sessionStorage.getItem(key) === location.pathname || !navigator.onLine) throw error;
      sessionStorage.setItem(key, location.pathname);
      location.reload();
      return new Promise<never>(() => undefined);
    }
  });
