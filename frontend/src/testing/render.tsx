import { act, type RenderResult, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore, type Store } from '../lib/store.js';

export interface Rendered extends RenderResult {
  store: Store;
}

/** Draws with a store, a router and texts around it, and waits for texts that are fetched. */
export const renderInApp = async (content: ReactNode, { at = '/', store = makeStore() } = {}): Promise<Rendered> => {
  const result = await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[at]}>
          <Suspense fallback={null}>{content}</Suspense>
        </MemoryRouter>
      </Provider>,
    ),
  );
  return Object.assign(result, { store });
};
