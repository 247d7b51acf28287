import { useTranslation } from 'react-i18next';
import { currentLocale } from '../lib/i18n/locale.js';
import { unixNow } from '../lib/time/clock.js';
import { formatMoment, relativeTime, toDate } from '../lib/time/relative-time.js';

/** How long ago, with the full date as title. */
export const RelativeMoment = ({ unix }: { unix: number }) => {
  const { t } = useTranslation('common');
  const locale = currentLocale();
  const { kind, text } = relativeTime(unix, unixNow(), locale);
  return (
    <time dateTime={toDate(unix).toISOString()} title={formatMoment(unix, locale)}>
      {kind === 'now' ? t('time.now') : text}
    </time>
  );
};
