import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ShownStatus } from './order-state.js';

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;

  li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: var(--text-3);
  }

  li::before {
    content: '○';
  }

  li[data-done='true'] {
    color: var(--ok);
    font-weight: 600;
  }

  li[data-done='true']::before {
    content: '●';
  }
`;

/** Ordered, paid, VIP there. */
export const OrderSteps = ({ status, isGranted }: { status: ShownStatus; isGranted: boolean }) => {
  const { t } = useTranslation('membership');
  const isPaid = status === 'paid';
  const steps = [
    { name: 'ordered', done: true },
    { name: 'paid', done: isPaid },
    { name: 'granted', done: isPaid && isGranted },
  ] as const;
  return (
    <Steps>
      {steps.map(({ name, done }) => (
        <li key={name} data-done={done}>
          {t(`step.${name}`)}
        </li>
      ))}
    </Steps>
  );
};
