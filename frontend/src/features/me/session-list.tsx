import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from '../../lib/api/account.endpoints.js';
import { isApiError } from '../../lib/api/api-error.js';
import type { LoginSession } from '../../lib/api/shapes.js';
import { useAppDispatch } from '../../lib/store.js';
import { type ToastKind, toastShown } from '../../lib/toast/toast.slice.js';
import { Button } from '../../ui/button.js';
import { Chip } from '../../ui/chip.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { RelativeMoment } from '../../ui/relative-moment.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { deviceName } from './device-name.js';

const List = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 56px;
    padding: 8px 0;
  }

  li + li {
    border-top: 1px solid var(--line);
  }

  li > div {
    flex: 1;
    min-width: 200px;
  }

  small {
    color: var(--text-3);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

export const SessionList = () => {
  const { t } = useTranslation('me');
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useSessionsQuery();
  const [endSession] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const say = (kind: ToastKind, message: string) => dispatch(toastShown({ kind, message }));
  const fail = (problem: unknown) => say('error', isApiError(problem) ? problem.message : t('security.endFailed'));
  const end = (id: string) =>
    endSession(id)
      .unwrap()
      .then(() => say('success', t('security.ended')), fail);
  const endRest = () =>
    endOthers()
      .unwrap()
      .then(({ count }) => say('success', t('security.endedOthers', { count })), fail);

  if (error && !data) {
    return <ErrorBlock title={t('security.sessionsFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonLines lines={3} height={44} />;
  return (
    <>
      <List>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </List>
      {data.length > 1 && (
        <div>
          <Button kind="danger" busy={others.isLoading && t('security.endOthers')} onClick={() => void endRest()}>
            {t('security.endOthers')}
          </Button>
        </div>
      )}
    </>
  );
};

const SessionRow = ({ session, onEnd }: { session: LoginSession; onEnd: () => void }) => {
  const { t } = useTranslation('me');
  const device = deviceName(session.userAgent) || t('security.unknownDevice');
  return (
    <li>
      <div>
        {device} {session.current && <Chip $tone="brand">{t('security.current')}</Chip>}
        <br />
        <small>
          {session.ip} · <RelativeMoment unix={session.lastUsedAt} />
        </small>
      </div>
      {!session.current && (
        <Button aria-label={t('security.endLabel', { device })} onClick={onEnd}>
          {t('security.end')}
        </Button>
      )}
    </li>
  );
};
