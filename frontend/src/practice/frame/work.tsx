import { styled } from 'styled-components';
import { media } from '../../ui/media.js';
import { Sheet } from '../../ui/sheet.js';

/** The sheet with the question and its answer: one under the other, or side by side where there is room. */
export const Work = styled(Sheet)<{ $beside?: boolean }>`
  display: grid;
  align-items: start;
  gap: 24px;
  width: 100%;
  max-width: ${({ $beside }) => ($beside ? 'none' : '808px')};
  margin: 0 auto;
  grid-template-columns: ${({ $beside }) => ($beside ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)')};

  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Takes the whole width of the sheet. */
export const Across = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 16px;

  &:empty {
    display: none;
  }
`;
