import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const key = 'pte-reloaded-for';

/**
 * `React.lazy` that survives a deployment: when a chunk of the old version is gone, the page is loaded anew once; if
 * that does not help, the error boundary shows what happened.
 */
// biome-ignore lint/suspicious/noExplicitAny: the props of a lazy component are its own affair
export const lazyPage = <Page extends ComponentType<any>>(load: () => Promise<Page>): LazyExoticComponent<Page> =>
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
