import { styled } from 'styled-components';

/** Stands over one kind of evidence, beside the score. */
export const EvidenceHeading = styled.h2`
  font-size: 16px;
  line-height: 28px;
`;
