/** Rows of a list, from 0, both inclusive. */
export interface RowRange {
  firstRow: number;
  lastRow: number;
}

/** Number and height of the rows of a list, and its position in the window, in pixels. */
export interface RowLayout {
  top: number;
  count: number;
  rowHeight: number;
}

/** Browsers round positions; an extra row costs little, a missing one would not be loaded. */
const ROUNDING_PX = 1;

/** The rows between two heights of the window; the nearest one when the list is outside. */
export function rowsBetween({ top, count, rowHeight }: RowLayout, from: number, to: number): RowRange {
  const rowAt = (y: number) => Math.min(Math.max(Math.floor((y - top) / rowHeight), 0), Math.max(count - 1, 0));
  return { firstRow: rowAt(from - ROUNDING_PX), lastRow: rowAt(to + ROUNDING_PX) };
}

export const isSameRange = (one: RowRange, other: RowRange): boolean =>
  one.firstRow === other.firstRow && one.lastRow === other.lastRow;

/** Whether a range contains all rows of another. */
export const containsRange = (range: RowRange, other: RowRange): boolean =>
  range.firstRow <= other.firstRow && range.lastRow >= other.lastRow;
