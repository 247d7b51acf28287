import { styled } from 'styled-components';

/** A plain table that scrolls in a box of its own where it is too wide. */
export const TableSheet = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    border-bottom: 1px solid var(--line);
    text-align: left;
  }

  th {
    color: var(--text-2);
    font-weight: 600;
  }
`;
