import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { Store } from '../lib/store.js';
import { ErrorBoundary } from './error-boundary.js';
import { RouteWatch } from './route-watch.js';
import { AppRoutes } from './routes.js';
import { SessionLayer } from './session-layer.js';

export const App = ({ store }: { store: Store }) => (
  <Provider store={store}>
    <BrowserRouter>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <RouteWatch />
          <AppRoutes />
          <SessionLayer />
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>
  </Provider>
);
