import { type ReactNode, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { lazyPage } from '../../lib/lazy-page.js';
import type { Requirement } from '../../lib/session/decide-access.js';
import { useAccess } from '../../lib/session/use-session.js';
import { SkeletonLines } from '../../ui/skeleton.js';

const Refusal = lazyPage(() => import('./refusal.js').then((module) => module.Refusal));

export interface GuardProps {
  need: Requirement;
  /** Whoever was let in stays: an exam must not vanish because the session ended in the middle of it. */
  stays?: boolean;
  children?: ReactNode;
}

/** Shows its routes only to those who may see them; never the wrong page first. */
export const Guard = ({ need, stays = false, children = <Outlet /> }: GuardProps) => {
  const access = useAccess(need);
  const admitted = useRef(false);
  const { pathname, search } = useLocation();
  if (access === 'authenticated') admitted.current = true;
  if (stays && admitted.current) return children;
  if (access === 'loading') return <SkeletonLines lines={6} height={44} />;
  if (access === 'unauthenticated') {
    return <Navigate to={`/auth/sign-in?from=${encodeURIComponent(pathname + search)}`} replace />;
  }
  if (access === 'authenticated') return children;
  return <Refusal reason={access === 'expired-vip' ? 'expired' : need === 'admin' ? 'admin' : 'vip'} />;
};
