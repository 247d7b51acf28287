import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Plan } from '../../lib/api/shapes.js';
import { Chip } from '../../ui/chip.js';
import { media } from '../../ui/media.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  legend {
    margin-bottom: 8px;
    font-weight: 600;
  }

  label {
    position: relative;
    display: grid;
    align-content: start;
    gap: 4px;
    min-height: 96px;
    padding: 16px;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--surface);
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: var(--brand);
    background: var(--brand-soft);
    box-shadow: inset 3px 0 var(--brand);
  }

  label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  strong {
    font-size: 21px;
    font-variant-numeric: tabular-nums;
  }

  small {
    color: var(--text-2);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface DurationChoiceProps {
  plans: readonly Plan[];
  value: Plan['orderType'];
  onChange: (orderType: Plan['orderType']) => void;
}

export const DurationChoice = ({ plans, value, onChange }: DurationChoiceProps) => {
  const { t } = useTranslation('membership');
  return (
    <Choices>
      <legend>{t('duration')}</legend>
      {plans.map(({ orderType, months, price, originalPrice, badge }) => (
        <label key={orderType}>
          <input
            type="radio"
            name="duration"
            value={orderType}
            checked={orderType === value}
            onChange={() => onChange(orderType)}
          />
          <Name>
            {t('months', { count: months })}
            {badge && <Chip $tone="vip">{t(`badge.${badge}`)}</Chip>}
          </Name>
          <span>
            <strong>¥{price}</strong>{' '}
            <small>
              <VisuallyHidden>{t('original')}</VisuallyHidden>
              <s>¥{originalPrice}</s>
            </small>
          </span>
          {months > 1 && <small>{t('perMonth', { price: (price / months).toFixed(1) })}</small>}
        </label>
      ))}
    </Choices>
  );
};
