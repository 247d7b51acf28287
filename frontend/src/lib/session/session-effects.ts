import type { Middleware, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { accountApi } from '../api/account.endpoints.js';
import { api, learnerTags } from '../api/api.js';
import { isApiError } from '../api/api-error.js';
import type { SignIn } from '../api/shapes.js';
import { clearToken, readToken, writeToken } from '../storage/token-cookie.js';
import { clearUserInfo, readUserInfo, writeUserInfo } from '../storage/user-info.js';
import { toastShown } from '../toast/toast.slice.js';
import {
  type SessionState,
  sessionChecking,
  sessionLost,
  sessionRestored,
  signedIn,
  signedOut,
  userUpdated,
} from './session.slice.js';

type Effect<Result> = ThunkAction<Result, { session: SessionState }, unknown, UnknownAction>;

const forget = () => {
  clearToken();
  clearUserInfo();
};

/** Keeps the device's copy of the session and the cached answers of the server in step with the store. */
export const sessionMiddleware: Middleware<object, { session: SessionState }> = (store) => (next) => (action) => {
  const { dispatch } = store;
  if (sessionLost.match(action) && store.getState().session.user) {
    dispatch(toastShown({ kind: 'info', message: i18next.t('session.ended', { ns: 'common' }) }));
  }
  if (sessionLost.match(action) || signedOut.match(action)) forget();
  if (signedIn.match(action) || userUpdated.match(action)) writeUserInfo(action.payload);
  const result = next(action);
  if (signedIn.match(action) || sessionLost.match(action)) dispatch(api.util.invalidateTags([...learnerTags]));
  if (signedOut.match(action)) dispatch(api.util.resetApiState());
  return result;
};

export const startSession =
  ({ token, user }: SignIn): Effect<void> =>
  (dispatch) => {
    writeToken(token);
    dispatch(signedIn(user));
  };

/**
 * Fetches the user anew and extends the session. A refusal by the server ends it (the base query does that); a
 * server that cannot be reached does not, so that a learner who is offline keeps working.
 */
export const refreshSession = (): Effect<Promise<void>> => async (dispatch) => {
  const refresh = dispatch(accountApi.endpoints.refresh.initiate());
  try {
    const { token, user } = await refresh.unwrap();
    writeToken(token);
    dispatch(user.deletedAt ? sessionLost() : userUpdated(user));
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
};

/** At start: the stored user is shown at once, then checked in the background. */
export const restoreSession = (): Effect<Promise<void>> => async (dispatch) => {
  const token = readToken();
  const user = readUserInfo();
  if (!token) return forget();
  dispatch(sessionRestored(user));
  dispatch(sessionChecking(true));
  await dispatch(refreshSession());
  dispatch(sessionChecking(false));
};
