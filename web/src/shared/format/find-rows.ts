/** Rows whose searched values contain the text, ignoring case and accents. */
export function findRows<Row>(rows: readonly Row[], query: string, textsOf: (row: Row) => (string | null)[]): Row[] {
  const needle = plainText(query);
  return rows.filter((row) => textsOf(row).some((text) => plainText(text ?? '').includes(needle)));
}

/** Lower case without accents. */
export function plainText(text: string): string {
  return text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
