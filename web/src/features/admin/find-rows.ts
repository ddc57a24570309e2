/** Rows that have the text somewhere in what is looked at, in any case and without accents. */
export function findRows<Row>(rows: readonly Row[], query: string, textsOf: (row: Row) => (string | null)[]): Row[] {
  const wanted = plain(query);
  return rows.filter((row) => textsOf(row).some((text) => plain(text ?? '').includes(wanted)));
}

function plain(text: string): string {
  return text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
