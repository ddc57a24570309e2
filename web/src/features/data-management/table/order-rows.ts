import type { TableSort } from '../../../shared/ui/data/DataTable.js';
import type { RowColumn } from './row-column.js';

/** The rows sorted by a column in the order of the language; stable. */
export function orderRows<Row>(
  rows: readonly Row[],
  columns: readonly RowColumn<Row>[],
  { key, descending }: TableSort,
  language: string,
): Row[] {
  const column = columns.find((each) => each.key === key);
  if (!column) return [...rows];
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = descending ? -1 : 1;
  const { order = column.text } = column;
  return rows.toSorted((one, other) => sign * compare(order(one), order(other)));
}

/** One page of the rows, counted from 1; a page beyond the end is the last one. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number): { rows: Row[]; page: number } {
  const current = Math.max(1, Math.min(page, Math.ceil(rows.length / size)));
  return { rows: rows.slice((current - 1) * size, current * size), page: current };
}
