import type { ReactNode } from 'react';
import { classes } from './classes.js';
import styles from './DataTable.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Names the row: first on phones, and what screen readers call it by. */
  isHead?: boolean;
  /** For what is self-explanatory, such as buttons: phones show no title beside it. */
  bare?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table lists, for those who cannot see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Instead of rows when there are none. */
  empty: string;
}

/** A table that becomes a pile of cards where it does not fit. */
export function DataTable<Row>({ label, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, title, bare }) => (
            <th key={key} scope="col">
              {bare ? <span className="visually-hidden">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column: { title, render, isHead, bare }, row }: { column: Column<Row>; row: Row }) {
  if (isHead)
    return (
      <th scope="row" className={styles.head}>
        {render(row)}
      </th>
    );
  return (
    <td data-title={bare ? undefined : title} className={classes(bare && styles.bare)}>
      {render(row)}
    </td>
  );
}
