import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPage } from '../lib/lazy-page.js';
import { DocumentPages } from './document-pages.js';
import { Guard } from './guard/guard.js';
import { NotFoundPage } from './not-found.page.js';
import { PublicLayout } from './public-layout.js';
import { Shell } from './shell/shell.js';

const SignInPage = lazyPage(() => import('../features/account/sign-in.page.js').then((module) => module.SignInPage));
const RegisterPage = lazyPage(() =>
  import('../features/account/register.page.js').then((module) => module.RegisterPage),
);
const ForgotPasswordPage = lazyPage(() =>
  import('../features/account/forgot-password.page.js').then((module) => module.ForgotPasswordPage),
);
const SignOutPage = lazyPage(() => import('../features/account/sign-out.page.js').then((module) => module.SignOutPage));
const VipPage = lazyPage(() => import('../features/membership/vip.page.js').then((module) => module.VipPage));
const UserCentrePage = lazyPage(() =>
  import('../features/user-centre/user-centre.page.js').then((module) => module.UserCentrePage),
);

/** Everything outside the learning area, and the page that there is nothing. */
export const PublicRoutes = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route path="auth/sign-in" element={<SignInPage />} />
      <Route path="auth/register" element={<RegisterPage />} />
      <Route path="auth/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="auth/sign-out" element={<SignOutPage />} />
      <Route element={<PublicLayout />}>
        <Route index element={<DocumentPages />} />
        <Route path="accuracy" element={<Navigate to="/?page=accuracy" replace />} />
        <Route path="vip" element={<VipPage />} />
        <Route path="user" element={<Guard need="signed-in" />}>
          <Route index element={<UserCentrePage />} />
        </Route>
      </Route>
      <Route element={<Shell />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  </Suspense>
);
