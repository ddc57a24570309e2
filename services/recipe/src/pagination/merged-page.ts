/** Two sorted lists that together are one: all of the own rows, and the others from their `start`th row on. */
interface Merged<Row> {
  own: Row[];
  /** As many as the page holds and there are own rows, unless the list ends before. */
  others: Row[];
  /** How many of the others stand before those; at least the page's start less the number of own rows. */
  start: number;
  compare: (a: Row, b: Row) => number;
}

/** A page of the merged list. */
export function pageOfMerged<Row>(
  { own, others, start, compare }: Merged<Row>,
  { skip, limit }: { skip: number; limit: number },
): Row[] {
  const [first] = others;
  if (start > 0 && first === undefined) return []; // beyond the end
  const passed = start === 0 || first === undefined ? 0 : own.filter((row) => compare(row, first) < 0).length;
  const merged = [...own.slice(passed), ...others].sort(compare);
  const from = skip - start - passed;
  return merged.slice(from, from + limit);
}
