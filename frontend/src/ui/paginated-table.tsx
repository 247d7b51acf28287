import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Pagination } from './pagination.js';
import { TableSheet } from './table-sheet.js';

const Scroll = styled(TableSheet)`
  th,
  td {
    height: 44px;
    padding: 4px 12px;
  }

  th {
    white-space: nowrap;
  }

  td:last-child,
  th:last-child {
    text-align: right;
  }
`;

export interface Column<Row> {
  id: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
}

export interface PaginatedTableProps<Row> {
  /** Names the table to those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** From 1; it is in the address. */
  page: number;
  pageSize?: number;
  /** Of all pages. */
  count: number;
}

/** The shared table: ten rows a page unless said otherwise, page numbers three either side of the current one. */
export const PaginatedTable = <Row,>(props: PaginatedTableProps<Row>) => {
  const { label, columns, rows, rowKey, page, pageSize = 10, count } = props;
  return (
    <>
      <Scroll role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ id, title }) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ id, cell }) => (
                  <td key={id}>{cell(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Pagination page={page} pageSize={pageSize} count={count} around={3} />
    </>
  );
};
