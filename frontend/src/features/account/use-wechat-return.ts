import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../lib/api/api-error.js';
import { useWechatBindMutation, useWechatSignInMutation } from '../../lib/api/security.endpoints.js';
import { userUpdated } from '../../lib/session/session.slice.js';
import { startSession } from '../../lib/session/session-effects.js';
import { keepWechatPending, takeWechatVisit } from '../../lib/session/wechat-visit.js';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { returnPath } from './return-path.js';

export interface WechatReturn {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
}

/** Finishes what was begun at WeChat: signs in, leads on to the registration, or binds. */
export const useWechatReturn = (): WechatReturn => {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [signIn] = useWechatSignInMutation();
  const [bind] = useWechatBindMutation();
  const code = search.get('from') === 'wechat' ? search.get('code') : null;
  const state = search.get('state');
  const [problem, setProblem] = useState<string>();
  const begun = useRef(false);

  useEffect(() => {
    if (!code || begun.current) return;
    begun.current = true;
    const visit = takeWechatVisit(state);
    if (!visit) return setProblem(t('wechat.stateWrong'));
    const finish = async () => {
      if (visit.purpose === 'bind') {
        dispatch(userUpdated(await bind({ code }).unwrap()));
        dispatch(toastShown({ kind: 'success', message: t('wechat.bound') }));
        return navigate(returnPath(visit.from), { replace: true });
      }
      const answer = await signIn({ code }).unwrap();
      if ('oauthToken' in answer) {
        keepWechatPending({ ...answer, from: visit.from });
        return navigate('/auth/register?from=wechat', { replace: true });
      }
      dispatch(startSession(answer));
      return navigate(returnPath(visit.from), { replace: true });
    };
    finish().catch((error: unknown) => {
      const message = isApiError(error) ? error.message : t('wechat.failed');
      if (visit.purpose === 'sign-in') return setProblem(message);
      dispatch(toastShown({ kind: 'error', message }));
      return navigate(returnPath(visit.from), { replace: true });
    });
  }, [code, state, signIn, bind, dispatch, navigate, t]);

  return { isBusy: code !== null && !problem, problem };
};
