import { Route, Routes } from 'react-router-dom';
import { MeLayout } from '../features/me/me-layout.js';
import { lazyPage } from '../lib/lazy-page.js';
import { NotFoundPage } from './not-found.page.js';

const ProfilePage = lazyPage(() => import('../features/me/profile.page.js').then((module) => module.ProfilePage));
const SecurityPage = lazyPage(() => import('../features/me/security.page.js').then((module) => module.SecurityPage));
const PreferencesPage = lazyPage(() =>
  import('../features/me/preferences.page.js').then((module) => module.PreferencesPage),
);
const PtePage = lazyPage(() => import('../features/me/pte.page.js').then((module) => module.PtePage));
const MyVipPage = lazyPage(() => import('../features/membership/my-vip.page.js').then((module) => module.MyVipPage));
const OrdersPage = lazyPage(() => import('../features/membership/orders.page.js').then((module) => module.OrdersPage));
const FavoritesPage = lazyPage(() => import('../features/me/favorites.page.js').then((module) => module.FavoritesPage));
const HistoryPage = lazyPage(() => import('../features/me/history.page.js').then((module) => module.HistoryPage));

/** The learner's own pages, under /app/me; fetched when one is opened. */
export const MeRoutes = () => (
  <Routes>
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
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
