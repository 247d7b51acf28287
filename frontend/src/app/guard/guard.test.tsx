import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { SelfUser } from '../../lib/api/shapes.js';
import type { Requirement } from '../../lib/session/decide-access.js';
import { sessionChecking, sessionLost, sessionRestored } from '../../lib/session/session.slice.js';
import { clearToken, writeToken } from '../../lib/storage/token-cookie.js';
import { makeStore } from '../../lib/store.js';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import { Guard } from './guard.js';

const SignIn = () => <p>sign-in {useLocation().search}</p>;

const visit = (need: Requirement, user: Partial<SelfUser> | null, { checking = false, stays = false } = {}) => {
  const store = makeStore();
  store.dispatch(sessionRestored(user as SelfUser | null));
  store.dispatch(sessionChecking(checking));
  return renderInApp(
    <Routes>
      <Route path="/auth/sign-in" element={<SignIn />} />
      <Route
        path="*"
        element={
          <Guard need={need} stays={stays}>
            secret page
          </Guard>
        }
      />
    </Routes>,
    { store, at: '/app/me?tab=plan' },
  );
};

const text = () => document.body.textContent;

beforeAll(() => startTexts());
beforeEach(() => writeToken('token'));

describe('the guard', () => {
  it('shows the page to those who may see it', async () => {
    await visit('signed-in', { id: 3, type: 2, vipUntil: null });
    expect(text()).toBe('secret page');
  });

  it('sends a visitor to sign-in and remembers where they wanted to go', async () => {
    clearToken();
    await visit('signed-in', null);
    expect(text()).toBe('sign-in ?from=%2Fapp%2Fme%3Ftab%3Dplan');
  });

  it('shows neither page while nothing is known', async () => {
    await visit('signed-in', null, { checking: true });
    expect(text()).toBe('');
  });

  it('says what permission is missing', async () => {
    await visit('admin', { id: 3, type: 2, vipUntil: null });
    expect(screen.getByRole('heading', { name: '需要管理员权限' })).toBeTruthy();
  });

  it('says that VIP has ended, which is not the same as never having had it', async () => {
    await visit('vip', { id: 3, type: 2, vipUntil: 1 });
    expect(screen.getByRole('heading', { name: 'VIP 已到期' })).toBeTruthy();
  });

  it.each([
    [true, 'secret page'],
    [false, 'sign-in ?from=%2Fapp%2Fme%3Ftab%3Dplan'],
  ])('keeps (%s) a page whose session ends in the middle', async (stays, shown) => {
    const { store } = await visit('signed-in', { id: 3, type: 2, vipUntil: null }, { stays });
    await act(async () => {
      store.dispatch(sessionLost());
    });
    expect(text()).toBe(shown);
  });
});
