import { useTranslation } from 'react-i18next';
import type { SelfUser } from '../lib/api/shapes.js';
import { currentLocale } from '../lib/i18n/locale.js';
import { isAdmin, isVip } from '../lib/session/decide-access.js';
import { unixNow } from '../lib/time/clock.js';
import { formatDate } from '../lib/time/relative-time.js';
import { Chip } from './chip.js';

/** Until when the learner has VIP, or that it has ended, or that there never was any. */
export const MembershipState = ({ user }: { user: SelfUser }) => {
  const { t } = useTranslation('membership');
  if (isAdmin(user)) {
    return (
      <p>
        <Chip $tone="vip">{t('state.admin')}</Chip>
      </p>
    );
  }
  if (user.vipUntil === null) return <p>{t('state.none')}</p>;
  const date = formatDate(user.vipUntil, currentLocale());
  return (
    <p>
      {isVip(user, unixNow()) ? (
        <Chip $tone="vip">{t('state.until', { date })}</Chip>
      ) : (
        <Chip $tone="warn">{t('state.ended', { date })}</Chip>
      )}
    </p>
  );
};
