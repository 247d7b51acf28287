import { css } from 'styled-components';

/** Five looks that differ in shape as well as in colour, so that a print in grey still tells them apart. */
export const cardCell = css`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 44px;
  border: 1px solid var(--control);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text);
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  &[data-look='current'] {
    border: 3px solid var(--brand);
    font-weight: 600;
  }

  &[data-look='draft']::after {
    content: '';
    position: absolute;
    right: 4px;
    bottom: 4px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--info);
  }

  &[data-look='done'] {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--on-brand);
  }

  &[data-look='wrong']::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    border: 7px solid;
    border-color: var(--bad) var(--bad) transparent transparent;
  }
`;
