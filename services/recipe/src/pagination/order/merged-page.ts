/** Two sorted lists that are merged: all own rows, and the others from row `start` on. */
interface MergedLists<Row> {
  own: Row[];
  /** As many as the page size plus the number of own rows, unless the list ends before. */
  others: Row[];
  /** The number of other rows before them; at least the page's start minus the number of own rows. */
  start: number;
  compare: (a: Row, b: Row) => number;
}

/** A page of the merged list. */
export function pageOfMerged<Row>(
  { own, others, start, compare }: MergedLists<Row>,
  { skip, limit }: { skip: number; limit: number },
): Row[] {
  const [first] = others;
  if (start > 0 && first === undefined) return []; // after the end
  const skippedOwn = start === 0 || first === undefined ? 0 : own.filter((row) => compare(row, first) < 0).length;
  const merged = [...own.slice(skippedOwn), ...others].sort(compare);
  const from = skip - start - skippedOwn;
  return merged.slice(from, from + limit);
}
