import { normalizeText } from '../text/normalize-text.js';

/** Rows whose searched values contain the text, ignoring case and accents. */
export function findRows<Row>(rows: readonly Row[], query: string, textsOf: (row: Row) => (string | null)[]): Row[] {
  const needle = normalizeText(query);
  return rows.filter((row) => textsOf(row).some((text) => normalizeText(text ?? '').includes(needle)));
}
