import { Suspense, useEffect } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { lazyPage } from '../lib/lazy-page.js';
import { useAppSelector } from '../lib/store.js';
import { Guard } from './guard/guard.js';
import { Shell } from './shell/shell.js';

const HomePage = lazyPage(() => import('../features/home/home.page.js').then((module) => module.HomePage));
const TypesPage = lazyPage(() => import('../features/question/types.page.js').then((module) => module.TypesPage));
const ListPage = lazyPage(() => import('../features/question/list.page.js').then((module) => module.ListPage));
const PredictionPage = lazyPage(() =>
  import('../features/question/prediction.page.js').then((module) => module.PredictionPage),
);
const loadPractice = () => import('../practice/frame/practice.page.js').then((module) => module.PracticePage);
const PracticePage = lazyPage(loadPractice);
const Bare = lazyPage(() => import('./bare.js').then((module) => module.Bare));
const MockListPage = lazyPage(() =>
  import('../features/mock/list/mock-list.page.js').then((module) => module.MockListPage),
);
const MockPage = lazyPage(() => import('../features/mock/runner/mock.page.js').then((module) => module.MockPage));
const NotFoundPage = lazyPage(() => import('./not-found.page.js').then((module) => module.NotFoundPage));
const MeRoutes = lazyPage(() => import('./me-routes.js').then((module) => module.MeRoutes));
const PublicRoutes = lazyPage(() => import('./public-routes.js').then((module) => module.PublicRoutes));

/** What most visitors open next is fetched while the browser has nothing to do; a failure shows when it is opened. */
const useFetchAhead = (): void =>
  useEffect(() => {
    const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2_000));
    whenIdle(() => loadPractice().catch(() => undefined));
  }, []);

/** Open to all, unless this device's preference asks for sign-in everywhere. */
const DeviceGuard = () => {
  const required = useAppSelector(({ preferences }) => preferences.requireAuthentication);
  return required ? <Guard need="signed-in" /> : <Outlet />;
};

export const AppRoutes = () => {
  useFetchAhead();
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="/app" element={<Shell />}>
          <Route element={<DeviceGuard />}>
            <Route index element={<HomePage />} />
            <Route path="question/list" element={<TypesPage />} />
            <Route path="question/list/:typeId" element={<ListPage />} />
            <Route path="question/:id" element={<PracticePage />} />
            <Route path="predicate" element={<PredictionPage />} />
            <Route path="mock" element={<MockListPage />} />
            <Route path="me" element={<Guard need="signed-in" />}>
              <Route path="*" element={<MeRoutes />} />
            </Route>
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route path="/app/mock/:id" element={<Bare />}>
          <Route element={<Guard need="vip" stays />}>
            <Route index element={<MockPage />} />
          </Route>
        </Route>
        <Route path="*" element={<PublicRoutes />} />
      </Routes>
    </Suspense>
  );
};
