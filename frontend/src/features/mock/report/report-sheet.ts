import { styled } from 'styled-components';
import { Sheet } from '../../../ui/sheet.js';

/** One part of the report. */
export const ReportSheet = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
`;
