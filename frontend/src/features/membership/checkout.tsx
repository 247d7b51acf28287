import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Plan } from '../../lib/api/shapes.js';
import { useSiteConfigQuery } from '../../lib/api/site.endpoints.js';
import { useUser } from '../../lib/session/use-session.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { media } from '../../ui/media.js';
import { Sheet } from '../../ui/sheet.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { DurationChoice } from './duration-choice.js';
import { PaymentMethod } from './payment-method.js';
import { useCheckout } from './use-checkout.js';

const Part = styled(Sheet)`
  display: grid;
  gap: 24px;
`;

const Pay = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;

  ${media.mobile} {
    position: sticky;
    bottom: 0;
    margin: 0 -16px -16px;
    padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--surface);

    > * {
      flex: 1;
    }
  }
`;

const Agreement = styled.p`
  color: var(--text-2);
  font-size: 12px;
`;

const mostChosen: Plan['orderType'] = 1;

/** Duration, way to pay, and the button; the chosen plan is in the address, so that it survives a sign-in. */
export const Checkout = () => {
  const { t } = useTranslation('membership');
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState(search.get('plan'));
  const { data: config, error, refetch } = useSiteConfigQuery();
  const { isBusy, pay } = useCheckout();
  if (!config) {
    return error ? (
      <ErrorBlock title={t('plansFailed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines lines={4} height={44} />
    );
  }
  const named = config.plans.find(({ orderType }) => String(orderType) === asked);
  const chosen = named ?? config.plans.find(({ orderType }) => orderType === mostChosen) ?? config.plans[0];
  if (!chosen) return null;
  const choose = (plan: Plan['orderType']) => {
    setAsked(String(plan));
    setSearch({ plan: String(plan) }, { replace: true });
  };
  const signIn = `/auth/sign-in?from=${encodeURIComponent(`/vip?plan=${chosen.orderType}`)}`;
  return (
    <Part aria-label={t('title')}>
      <DurationChoice plans={config.plans} value={chosen.orderType} onChange={choose} />
      <PaymentMethod />
      <Pay>
        {user ? (
          <Button kind="primary" busy={isBusy && t('creating')} onClick={() => pay(chosen.orderType)}>
            {t('pay', { price: chosen.price })}
          </Button>
        ) : (
          <ButtonLink to={signIn} $kind="primary">
            {t('signInFirst')}
          </ButtonLink>
        )}
      </Pay>
      <Agreement>
        {t('agree')} <Link to="/?page=terms">{t('terms')}</Link> · <Link to="/?page=privacy">{t('privacy')}</Link> ·{' '}
        <Link to="/?page=conduct">{t('conduct')}</Link>
      </Agreement>
    </Part>
  );
};
