import { styled } from 'styled-components';

/** A word as plain text that can be pressed. */
export const WordButton = styled.button`
  padding: 2px 1px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  text-underline-offset: 5px;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline dotted 2px;
    }
  }

  &[aria-pressed='true'] {
    background: var(--brand-soft);
    box-shadow: inset 0 -2px var(--brand);
    color: var(--brand);
  }
`;
