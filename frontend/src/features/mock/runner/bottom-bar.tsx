import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button.js';

const Question = styled.p`
  flex: 1;
  color: var(--warn);
  text-align: right;
`;

const Buttons = styled.div`
  display: flex;
  gap: 12px;
`;

export interface BottomBarProps {
  /** From 1. */
  item: number;
  total: number;
  /** Why Next wants to be pressed once more. */
  asking: 'empty' | 'unchecked' | null;
  busy: boolean;
  /** From the review, while there is time. */
  onBack: (() => void) | null;
  onNext: () => void;
}

export const BottomBar = ({ item, total, asking, busy, onBack, onNext }: BottomBarProps) => {
  const { t } = useTranslation('mock');
  return (
    <>
      <span lang="en">{t('item.place', { item, total })}</span>
      <Question role="alert">{asking && t(`next.${asking}`)}</Question>
      <Buttons>
        {onBack && <Button onClick={onBack}>{t('review.back')}</Button>}
        <Button kind="primary" busy={busy && t('start.starting')} onClick={onNext} aria-keyshortcuts="Alt+N">
          <span lang="en">{t('next.next')} ▶</span>
        </Button>
      </Buttons>
    </>
  );
};
