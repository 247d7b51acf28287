import { styled } from 'styled-components';

/** The one large number of a page, with its words beside it. */
export const BigScore = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  font-variant-numeric: tabular-nums;

  strong {
    font-size: 44px;
    font-weight: 600;
    line-height: 48px;
  }
`;
