/** The id for a number, as SQLite stores it. */
export const hex = (number: number): string => `000000000000400080000000${number.toString(16).padStart(8, '0')}`;
/** The same id as it is stored here. */
export const uuid = (number: number): string =>
  hex(number).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The dates of every row. */
export const TIMES = { created_at: '2026-01-02T03:04:05.678901', update_at: '2026-02-03 04:05:06' };
/** The columns of rows that belong to the household. */
export const HOME = { group_id: hex(1), household_id: hex(2) };
