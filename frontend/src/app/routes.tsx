import { Suspense, useEffect } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { lazyPage } from '../lib/lazy-page.js';
import { useAppSelector } from '../lib/store.js';
import { Guard } from './guard/guard.js';
import { NotFoundPage } from './not-found.page.js';
import { Shell } from './shell/shell.js';

const HomePage = lazyPage(() => import('../features/home/home.page.js').then((module) => module.HomePage));
const SignInPage = lazyPage(() => import('../features/account/sign-in.page.js').then((module) => module.SignInPage));
const RegisterPage = lazyPage(() =>
  import('../features/account/register.page.js').then((module) => module.RegisterPage),
);
const SignOutPage = lazyPage(() => import('../features/account/sign-out.page.js').then((module) => module.SignOutPage));
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
const MeLayout = lazyPage(() => import('../features/me/me-layout.js').then((module) => module.MeLayout));
const ProfilePage = lazyPage(() => import('../features/me/profile.page.js').then((module) => module.ProfilePage));
const SecurityPage = lazyPage(() => import('../features/me/security.page.js').then((module) => module.SecurityPage));
const PreferencesPage = lazyPage(() =>
  import('../features/me/preferences.page.js').then((module) => module.PreferencesPage),
);
const FavoritesPage = lazyPage(() => import('../features/me/favorites.page.js').then((module) => module.FavoritesPage));
const PtePage = lazyPage(() => import('../features/me/pte.page.js').then((module) => module.PtePage));
const MyVipPage = lazyPage(() => import('../features/membership/my-vip.page.js').then((module) => module.MyVipPage));
const OrdersPage = lazyPage(() => import('../features/membership/orders.page.js').then((module) => module.OrdersPage));
const VipPage = lazyPage(() => import('../features/membership/vip.page.js').then((module) => module.VipPage));
const UserCentrePage = lazyPage(() =>
  import('../features/user-centre/user-centre.page.js').then((module) => module.UserCentrePage),
);
const ForgotPasswordPage = lazyPage(() =>
  import('../features/account/forgot-password.page.js').then((module) => module.ForgotPasswordPage),
);
const DocumentsPage = lazyPage(() =>
  import('../features/documents/documents.page.js').then((module) => module.DocumentsPage),
);
const PublicLayout = lazyPage(() => import('./public-layout.js').then((module) => module.PublicLayout));
const HistoryPage = lazyPage(() => import('../features/me/history.page.js').then((module) => module.HistoryPage));

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
        <Route element={<PublicLayout />}>
          <Route path="/" element={<DocumentsPage />} />
          <Route path="/vip" element={<VipPage />} />
          <Route path="/user" element={<Guard need="signed-in" />}>
            <Route index element={<UserCentrePage />} />
          </Route>
        </Route>
        <Route path="/auth/sign-in" element={<SignInPage />} />
        <Route path="/auth/register" element={<RegisterPage />} />
        <Route path="/auth/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/auth/sign-out" element={<SignOutPage />} />
        <Route path="/app" element={<Shell />}>
          <Route element={<DeviceGuard />}>
            <Route index element={<HomePage />} />
            <Route path="question/list" element={<TypesPage />} />
            <Route path="question/list/:typeId" element={<ListPage />} />
            <Route path="question/:id" element={<PracticePage />} />
            <Route path="predicate" element={<PredictionPage />} />
            <Route path="mock" element={<MockListPage />} />
            <Route path="me" element={<Guard need="signed-in" />}>
              <Route element={<MeLayout />}>
                <Route index element={<ProfilePage />} />
                <Route path="security" element={<SecurityPage />} />
                <Route path="preferences" element={<PreferencesPage />} />
                <Route path="pte" element={<PtePage />} />
                <Route path="vip" element={<MyVipPage />} />
                <Route path="orders" element={<OrdersPage />} />
                <Route path="favorites" element={<FavoritesPage />} />
                <Route path="history" element={<HistoryPage />} />
              </Route>
            </Route>
          </Route>
        </Route>
        <Route path="/app/mock/:id" element={<Bare />}>
          <Route element={<Guard need="vip" stays />}>
            <Route index element={<MockPage />} />
          </Route>
        </Route>
        <Route element={<Shell />}>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
};
