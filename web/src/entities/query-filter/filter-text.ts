import type { FilterField, FilterRow } from './filter-rows.js';

/** Why rows are not a valid filter: `row` (from 1) has no value, or parentheses do not match. */
export type FilterProblem = { kind: 'no-value'; row: number } | { kind: 'parentheses' };

/** The first error of the rows; null when they are valid. */
export function problemOf(rows: readonly FilterRow[]): FilterProblem | null {
  const empty = rows.findIndex(({ values }) => values.filter(Boolean).length === 0);
  if (empty >= 0) return { kind: 'no-value', row: empty + 1 };
  let depth = 0;
  for (const { opens, closes } of rows) {
    depth += opens - closes;
    if (depth < 0) return { kind: 'parentheses' };
  }
  return depth === 0 ? null : { kind: 'parentheses' };
}

/**
 * Rows in the filter language, e.g. `tags.id IN ["…"] AND ( created_at < "2025-01-31" )`; empty when they are invalid.
 */
export function writeFilter(rows: readonly FilterRow[], fields: readonly FilterField[]): string {
  if (problemOf(rows)) return '';
  return rows
    .map((row, index) => [index > 0 && row.join, ...condition(row, fields)].filter(Boolean).join(' '))
    .join(' ');
}

function condition(row: FilterRow, fields: readonly FilterField[]): string[] {
  const { attribute, operator, opens, closes } = row;
  const isDate = fields.find((field) => field.attribute === attribute)?.kind === 'date';
  const quoted = row.values.filter(Boolean).map((value) => `"${value.replaceAll('"', '\\"')}"`);
  const value = isDate ? (quoted[0] ?? '') : `[${quoted.join(',')}]`;
  return ['('.repeat(opens), attribute, operator, value, ')'.repeat(closes)];
}
