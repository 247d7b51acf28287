import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isTyping } from '../../../lib/browser/command-key.js';
import { useAppSelector } from '../../../lib/store.js';

export const letterOf = (index: number): string => String.fromCharCode(65 + index);

type Outcome = 'right' | 'wrong' | null;

const Rows = styled.fieldset`
  display: grid;
  gap: 8px;
`;

const edges = { right: 'var(--ok)', wrong: 'var(--bad)' };
const grounds = { right: 'var(--ok-soft)', wrong: 'var(--bad-soft)' };

const Row = styled.label<{ $outcome: Outcome; $disabled: boolean }>`
  display: grid;
  grid-template-columns: auto auto 1fr auto;
  align-items: baseline;
  gap: 12px;
  min-height: 44px;
  padding: 10px 16px;
  border: 1px solid ${({ $outcome }) => ($outcome ? edges[$outcome] : 'var(--control)')};
  border-radius: var(--radius-small);
  background: ${({ $outcome }) => ($outcome ? grounds[$outcome] : 'var(--surface)')};
  cursor: ${({ $disabled }) => ($disabled ? 'default' : 'pointer')};

  &:has(:checked) {
    ${({ $outcome }) => !$outcome && 'background: var(--brand-soft); box-shadow: inset 3px 0 var(--brand);'}
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  input {
    margin: 0;
    align-self: center;
    outline: none;
  }

  b {
    font-weight: 600;
  }

  em {
    color: ${({ $outcome }) => ($outcome ? edges[$outcome] : 'inherit')};
    font-style: normal;
    font-weight: 600;
  }

  span[lang] {
    font-family: var(--font-exam);
    font-size: 17px;
    line-height: 28px;
  }
`;

export interface ChoiceRowsProps {
  choices: readonly string[];
  chosen: number | null;
  /** Index of the right choice, where it may be told. */
  right: number | null;
  disabled: boolean;
  onChoose: (index: number) => void;
}

const outcomeOf = (index: number, chosen: number | null, right: number | null): Outcome => {
  if (right === null) return null;
  if (index === right) return 'right';
  return index === chosen ? 'wrong' : null;
};

/** `1`-`9` and `A`-`I` name the rows. */
const indexOfKey = (key: string): number | null => {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-i]$/i.test(key) ? key.toUpperCase().charCodeAt(0) - 65 : null;
};

const useChoiceKeys = (count: number, enabled: boolean, choose: (index: number) => void): void => {
  const current = useRef(choose);
  current.current = choose;
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (!plain || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const index = indexOfKey(event.key);
      if (index !== null && index < count) current.current(index);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [count, enabled]);
};

export const ChoiceRows = ({ choices, chosen, right, disabled, onChoose }: ChoiceRowsProps) => {
  const { t } = useTranslation('practice');
  const name = useId();
  const letters = useAppSelector(({ preferences }) => preferences.shortcuts);
  useChoiceKeys(choices.length, letters && !disabled, onChoose);
  return (
    <Rows aria-label={t('choice.label')}>
      {choices.map((choice, index) => {
        const outcome = outcomeOf(index, chosen, right);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: choices are named by their place
          <Row key={index} $outcome={outcome} $disabled={disabled}>
            <input
              type="radio"
              name={name}
              checked={chosen === index}
              disabled={disabled}
              onChange={() => onChoose(index)}
            />
            <b>{letterOf(index)}</b>
            <span lang="en">{choice}</span>
            {outcome === 'right' && <em>✓ {t('choice.right')}</em>}
            {outcome === 'wrong' && <em>✗ {t('choice.wrong')}</em>}
          </Row>
        );
      })}
    </Rows>
  );
};
