import { css } from 'styled-components';

/** Each mark has its own line or sign besides its colour, so that a print in black and white still tells them apart. */
export const markStyle = css`
  &[data-kind='said'][data-coloured] {
    color: var(--ok);
    text-decoration: underline 1px;
  }

  &[data-kind='unclear'] {
    color: var(--warn);
    text-decoration: underline wavy 1.5px;
  }

  &[data-kind='missed'] {
    color: var(--bad);
    text-decoration: line-through;
  }

  &[data-kind='inserted'] {
    color: var(--writing);
    text-decoration: underline dashed 1.5px;
  }

  text-underline-offset: 4px;
`;
