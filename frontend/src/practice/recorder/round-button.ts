import { styled } from 'styled-components';

/** The recorder's one big button: ink to start, cinnabar while it records. */
export const RoundButton = styled.button.attrs({ type: 'button' })<{ $live?: boolean }>`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${({ $live }) => ($live ? 'var(--bad)' : 'var(--brand)')};
  color: ${({ $live }) => ($live ? 'var(--on-bad)' : 'var(--on-brand)')};
  cursor: pointer;

  @media (hover: hover) {
    &:hover:not(:disabled) {
      filter: brightness(0.92);
    }
  }

  &:disabled {
    border: 2px dashed var(--control);
    background: none;
    color: var(--text-3);
    cursor: default;
  }
`;
