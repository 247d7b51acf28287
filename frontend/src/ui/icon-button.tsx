import { styled } from 'styled-components';

/** Give it an `aria-label` and the same words as `title`. */
export const IconButton = styled.button.attrs<{ type?: 'button' | 'submit' }>(({ type = 'button' }) => ({ type }))`
  display: inline-grid;
  place-items: center;
  min-width: var(--control-height);
  min-height: var(--control-height);
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--text-2);
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: var(--sunken);
      color: var(--text);
    }
  }

  &:disabled {
    color: var(--text-3);
    cursor: not-allowed;
  }
`;
