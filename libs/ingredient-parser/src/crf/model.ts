/**
 * The weights of features, one row per feature. Most features have weights for few columns only, so a row is a list of
 * columns and values.
 */
export interface WeightRows {
  keyOfRow: Int32Array;
  /** The start of each row in `columns` and `values`; the last entry is the end of the last row. */
  starts: Int32Array;
  columns: Uint8Array;
  /** Quantized weights, to be multiplied by `scale`. */
  values: Int8Array;
  scale: number;
}

/**
 * The same rows, indexed by the keys of features. Look-ups take most of the tagger's time and are limited by memory
 * access, so values that are read together are stored together.
 */
export interface FeatureWeights extends WeightRows {
  /** A hash table with open addressing: a key, and the start of its row × 256 + the length of the row; -1 if empty. */
  slots: Int32Array;
  /** A bit for each key, by other bits of its hash: most features of a line have no weights and are skipped early. */
  filter: Int32Array;
  /** Columns and values: value × 256 + column. */
  cells: Int16Array;
}

/** Adds the weights of a feature to `sums`, starting at `offset`. */
export function addWeights(table: FeatureWeights, key: number, sums: Float64Array, offset: number): void {
  const row = rowOf(table, key);
  if (row < 0) return;
  const { cells, scale } = table;
  const start = row >>> 8;
  const end = start + (row & 255);
  for (let at = start; at < end; at++) {
    const cell = cells[at] ?? 0;
    const index = offset + (cell & 255);
    sums[index] = (sums[index] ?? 0) + (cell >> 8) * scale;
  }
}

/** Whether the model has weights for a feature. */
export function hasFeature(table: FeatureWeights, key: number): boolean {
  return rowOf(table, key) >= 0;
}

const FILTER_BITS = 20;

function rowOf({ slots, filter }: FeatureWeights, key: number): number {
  const bit = key >>> (32 - FILTER_BITS);
  if (((filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return -1;
  const last = slots.length / 2 - 1;
  for (let slot = key & last; ; slot = (slot + 1) & last) {
    const row = slots[slot * 2 + 1] ?? -1;
    if (row < 0 || slots[slot * 2] === key) return row;
  }
}

/** Builds the index of rows for `addWeights`. */
export function featureWeights(rows: WeightRows): FeatureWeights {
  const { keyOfRow, starts, columns, values } = rows;
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, keyOfRow.length * 1.5)));
  const slots = new Int32Array(size * 2).fill(-1);
  const filter = new Int32Array(2 ** (FILTER_BITS - 5));
  keyOfRow.forEach((key, row) => {
    let slot = key & (size - 1);
    while ((slots[slot * 2 + 1] ?? -1) >= 0) slot = (slot + 1) & (size - 1);
    const start = starts[row] ?? 0;
    slots.set([key, start * 256 + (starts[row + 1] ?? 0) - start], slot * 2);
    const bit = key >>> (32 - FILTER_BITS);
    filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
  });
  const cells = Int16Array.from(values, (value, at) => value * 256 + (columns[at] ?? 0));
  return { ...rows, slots, filter, cells };
}
