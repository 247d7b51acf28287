import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { isTyping, usesArrows } from '../../lib/browser/command-key.js';
import { useAppSelector } from '../../lib/store.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { media } from '../../ui/media.js';
import type { Neighbours } from './use-neighbours.js';

const Bar = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 12px;
  padding: 12px 0;
  border-top: 1px solid var(--line);

  > :first-child {
    justify-self: start;
  }

  > :last-child {
    justify-self: end;
  }

  ${media.mobile} {
    position: sticky;
    bottom: calc(var(--bar-height) + env(safe-area-inset-bottom));
    z-index: 10;
    margin: 0 -16px;
    padding: 8px 16px;
    background: var(--surface);
  }
`;

const Middle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 12px;
`;

const Step = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to ? (
    <ButtonLink to={to}>{children}</ButtonLink>
  ) : (
    <span>
      <Button disabled>{children}</Button>
    </span>
  );

const useStepKeys = ({ previous, next }: Neighbours): void => {
  const letters = useAppSelector(({ preferences }) => preferences.shortcuts);
  const navigate = useNavigate();
  useEffect(() => {
    if (!letters) return;
    const listen = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (!plain || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const arrows = !usesArrows(event.target);
      const back = event.key === 'p' || (arrows && event.key === 'ArrowLeft');
      const forward = event.key === 'n' || (arrows && event.key === 'ArrowRight');
      if (back && previous) navigate(previous);
      if (forward && next) navigate(next);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [letters, navigate, previous, next]);
};

/** Previous, what to do with the answer, next. */
export const ActionsBar = ({ neighbours, children }: { neighbours: Neighbours; children: ReactNode }) => {
  const { t } = useTranslation('practice');
  useStepKeys(neighbours);
  return (
    <Bar aria-label={t('actions.label')}>
      <Step to={neighbours.previous}>‹ {t('actions.previous')}</Step>
      <Middle>{children}</Middle>
      <Step to={neighbours.next}>{t('actions.next')} ›</Step>
    </Bar>
  );
};
