import { css, styled } from 'styled-components';

export const sheetStyle = css`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

/** A card: one line around it, no shadow at rest. */
export const Sheet = styled.section`
  ${sheetStyle}
  padding: 24px;
  @media (max-width: 767px) {
    padding: 16px;
  }
`;
