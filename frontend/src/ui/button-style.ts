import { css } from 'styled-components';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/** One look for `<button>`, links and react-aria buttons. */
export const buttonStyle = css<{ $kind?: ButtonKind }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: var(--control-height);
  padding: 0 16px;
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  background: none;
  color: var(--text);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--quick);

  ${({ $kind = 'secondary' }) => looks[$kind]}

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--text-3);
    cursor: not-allowed;
  }
`;

const looks = {
  primary: css`
    background: var(--brand);
    color: var(--on-brand);
    @media (hover: hover) {
      &:hover {
        background: var(--brand-hover);
        color: var(--on-brand);
      }
    }
  `,
  secondary: css`
    border-color: var(--control);
    background: var(--surface);
    @media (hover: hover) {
      &:hover {
        background: var(--sunken);
        color: var(--text);
      }
    }
  `,
  quiet: css`
    padding: 0 8px;
    color: var(--brand);
    @media (hover: hover) {
      &:hover {
        background: var(--sunken);
      }
    }
  `,
  danger: css`
    border-color: var(--control);
    background: var(--surface);
    color: var(--bad);
    @media (hover: hover) {
      &:hover {
        background: var(--bad-soft);
      }
    }
  `,
};
