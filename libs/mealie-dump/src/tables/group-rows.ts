import type { Row } from './row.js';

/** Groups rows by the record they belong to. */
export function rowsBy(rows: readonly Row[], keyOf: (row: Row) => string | null): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Rows sorted by a numeric column; equal ones keep the order of the table. */
export function sortByPosition(rows: readonly Row[], column = 'position'): Row[] {
  return [...rows].sort((a, b) => (a.number(column) ?? 0) - (b.number(column) ?? 0));
}
