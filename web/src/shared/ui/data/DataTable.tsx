import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.js';
import { classes } from '../classes.js';
import styles from './DataTable.module.css';

export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The row header: first on phones, and its accessible name. */
  isRowHeader?: boolean;
  /** A column of buttons: its title is only for screen readers, and on phones it is beside the row header. */
  isActions?: boolean;
  /** The column is sortable. */
  sortable?: boolean;
}

/** The column of the current order. */
export interface TableSort {
  key: string;
  descending: boolean;
}

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Shown when there are no rows. */
  empty: string;
  sort?: TableSort;
  /** Called with the new order on a click on a sortable column's title. */
  onSort?: (sort: TableSort) => void;
}

/** A table that is shown as cards on narrow screens. */
export function DataTable<Row>({ label, columns, rows, keyOf, empty, sort, onSort }: DataTableProps<Row>) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" aria-sort={column.sortable ? ariaSort(column.key, sort) : undefined}>
              <ColumnTitle column={column} sort={sort} onSort={onSort} />
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

function ColumnTitle<Row>({
  column: { key, title, isActions, sortable },
  sort,
  onSort,
}: { column: Column<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) {
  if (isActions) return <span className="visually-hidden">{title}</span>;
  if (!sortable || !onSort) return title;
  const current = sort?.key === key;
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSort({ key, descending: current && !sort.descending })}
    >
      {title}
      {current && <Icon name={sort.descending ? 'sort' : 'sortUp'} size={16} />}
    </button>
  );
}

function ariaSort(key: string, sort: TableSort | undefined): 'none' | 'ascending' | 'descending' {
  if (sort?.key !== key) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}

function Cell<Row>({ column: { title, render, isRowHeader, isActions }, row }: { column: Column<Row>; row: Row }) {
  if (isRowHeader)
    return (
      <th scope="row" className={styles.head}>
        {render(row)}
      </th>
    );
  return (
    <td data-title={isActions ? undefined : title} className={classes(isActions && styles.actions)}>
      {render(row)}
    </td>
  );
}
