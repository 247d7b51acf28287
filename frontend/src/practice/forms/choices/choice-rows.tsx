import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../lib/store.js';
import type { ManyOutcome } from './choice-outcome.js';
import { useChoiceKeys } from './use-choice-keys.js';

export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** What became of a row; `right` is the right one where only one can be chosen. */
export type Outcome = 'right' | 'wrong' | ManyOutcome;

const Rows = styled.fieldset`
  display: grid;
  gap: 8px;
`;

const good = { edge: 'var(--ok)', ground: 'var(--ok-soft)', sign: '✓' };
const bad = { edge: 'var(--bad)', ground: 'var(--bad-soft)', sign: '✗' };
const looks = {
  right: good,
  hit: good,
  wrong: bad,
  wrongPick: bad,
  missed: { edge: 'var(--warn)', ground: 'var(--warn-soft)', sign: '○' },
};

const Row = styled.label<{ $outcome: Outcome | null; $disabled: boolean }>`
  display: grid;
  grid-template-columns: auto auto 1fr auto;
  align-items: baseline;
  gap: 12px;
  min-height: 44px;
  padding: 10px 16px;
  border: 1px solid ${({ $outcome }) => ($outcome ? looks[$outcome].edge : 'var(--control)')};
  border-radius: var(--radius-small);
  background: ${({ $outcome }) => ($outcome ? looks[$outcome].ground : 'var(--surface)')};
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
    color: ${({ $outcome }) => ($outcome ? looks[$outcome].edge : 'inherit')};
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
  chosen: readonly number[];
  /** Whether several may be chosen. */
  many: boolean;
  /** What became of a row; null for one that nothing is said about. */
  outcomeOf: (index: number) => Outcome | null;
  disabled: boolean;
  onToggle: (index: number) => void;
}

/** Choices as whole rows to press, with their letters; marked by sign and words as well as by colour. */
export const ChoiceRows = ({ choices, chosen, many, outcomeOf, disabled, onToggle }: ChoiceRowsProps) => {
  const { t } = useTranslation('practice');
  const name = useId();
  const letters = useAppSelector(({ preferences }) => preferences.shortcuts);
  useChoiceKeys(choices.length, letters && !disabled, onToggle);
  return (
    <Rows aria-label={t('choice.label')}>
      {choices.map((choice, index) => {
        const outcome = outcomeOf(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: choices are named by their place
          <Row key={index} $outcome={outcome} $disabled={disabled}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(index)}
              disabled={disabled}
              onChange={() => onToggle(index)}
            />
            <b>{letterOf(index)}</b>
            <span lang="en">{choice}</span>
            {outcome && (
              <em>
                {looks[outcome].sign} {t(`choice.${outcome}`)}
              </em>
            )}
          </Row>
        );
      })}
    </Rows>
  );
};
