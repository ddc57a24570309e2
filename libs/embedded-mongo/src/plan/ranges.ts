import type { Index } from '../catalogue/index-definition.js';
import { prefixEnd, invertBits } from '../keys/index-entry.js';
import type { KeyRange } from '../store/key-table.js';
import type { Bounds, Interval } from './bounds.js';

/** The ranges of an index for bounds on its first fields, in the index's order. */
export function rangesOf(index: Index, bounds: readonly Bounds[]): KeyRange[] {
  let ranges: KeyRange[] = [{ from: index.prefix, to: prefixEnd(index.prefix) }];
  bounds.forEach((part, i) => {
    const isDescending = (index.directions[i] ?? 1) < 0;
    ranges = ranges.flatMap(({ from: prefix }) => part.intervals.map((one) => extend(prefix, one, part, isDescending)));
  });
  return ranges.sort((a, b) => Buffer.compare(a.from, b.from));
}

function extend(prefix: Buffer, { from, to }: Interval, { arePoints }: Bounds, isDescending: boolean): KeyRange {
  if (arePoints) {
    const start = Buffer.concat([prefix, isDescending ? invertBits(from) : from]);
    return { from: start, to: prefixEnd(start) };
  }
  const [low, high] = isDescending ? [prefixEnd(invertBits(to)), prefixEnd(invertBits(from))] : [from, to];
  return { from: Buffer.concat([prefix, low]), to: Buffer.concat([prefix, high]) };
}
