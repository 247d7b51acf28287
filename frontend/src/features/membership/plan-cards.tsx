import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { media } from '../../ui/media.js';
import { Sheet } from '../../ui/sheet.js';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Card = styled(Sheet)`
  display: grid;
  align-content: start;
  gap: 12px;

  &[data-plan='vip'] {
    border-color: var(--vip);
    background: var(--vip-soft);
  }

  ul {
    display: grid;
    gap: 8px;
  }

  li {
    display: flex;
    gap: 8px;
  }

  svg {
    flex: none;
    margin-top: 4px;
    color: var(--ok);
  }

  p {
    color: var(--text-2);
  }
`;

const plans = {
  free: ['practice', 'save', 'objective', 'community'],
  vip: ['everything', 'speaking', 'mock', 'report', 'plan'],
} as const;

/** What the free plan has, and what VIP adds. */
export const PlanCards = () => {
  const { t } = useTranslation('membership');
  return (
    <Cards>
      {(['free', 'vip'] as const).map((plan) => (
        <Card key={plan} data-plan={plan} aria-label={t(`${plan}.title`)}>
          <h2>{t(`${plan}.title`)}</h2>
          <p>{t(`${plan}.for`)}</p>
          <ul>
            {plans[plan].map((feature) => (
              <li key={feature}>
                <Check size={16} strokeWidth={2} aria-hidden />
                {t(`feature.${feature}`)}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Cards>
  );
};
