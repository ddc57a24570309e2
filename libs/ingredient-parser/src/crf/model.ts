/**
 * Weights of features in the order of their rows. Most features have weights for a few columns only, so a row is a list
 * of columns and values.
 */
export interface WeightRows {
  keyOfRow: Int32Array;
  /** Where each row begins in `columns` and `values`; one more entry says where the last one ends. */
  starts: Int32Array;
  columns: Uint8Array;
  /** Small numbers, to be multiplied by `scale`. */
  values: Int8Array;
  scale: number;
}

/**
 * The same rows, indexed by the keys of features. Looking up is most of the tagger's work and waits for memory, so what is read
 * together is stored together.
 */
export interface FeatureWeights extends WeightRows {
  /** Open addressing: a key, and where its row begins, times 256, plus the length of the row; -1 where there is none. */
  places: Int32Array;
  /** A bit for each key by other bits of its hash: most features of a line have no weights, and are skipped at once. */
  filter: Int32Array;
  /** Columns and values in one: value × 256 + column. */
  cells: Int16Array;
}

/** Adds the weights of a feature to `sums`, from `offset` on. Features without weights add nothing. */
export function addWeights(table: FeatureWeights, key: number, sums: Float64Array, offset: number): void {
  const row = rowOf(table, key);
  if (row < 0) return;
  const { cells, scale } = table;
  const start = row >>> 8;
  const end = start + (row & 255);
  for (let at = start; at < end; at++) {
    const cell = cells[at] ?? 0;
    const place = offset + (cell & 255);
    sums[place] = (sums[place] ?? 0) + (cell >> 8) * scale;
  }
}

/** Whether the model has weights for a feature. */
export function hasFeature(table: FeatureWeights, key: number): boolean {
  return rowOf(table, key) >= 0;
}

const FILTER_BITS = 20;

function rowOf({ places, filter }: FeatureWeights, key: number): number {
  const bit = key >>> (32 - FILTER_BITS);
  if (((filter[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return -1;
  const last = places.length / 2 - 1;
  for (let place = key & last; ; place = (place + 1) & last) {
    const row = places[place * 2 + 1] ?? -1;
    if (row < 0 || places[place * 2] === key) return row;
  }
}

/** Puts rows where `addWeights` finds them. */
export function featureWeights(rows: WeightRows): FeatureWeights {
  const { keyOfRow, starts, columns, values } = rows;
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, keyOfRow.length * 1.5)));
  const places = new Int32Array(size * 2).fill(-1);
  const filter = new Int32Array(2 ** (FILTER_BITS - 5));
  keyOfRow.forEach((key, row) => {
    let place = key & (size - 1);
    while ((places[place * 2 + 1] ?? -1) >= 0) place = (place + 1) & (size - 1);
    const start = starts[row] ?? 0;
    places.set([key, start * 256 + (starts[row + 1] ?? 0) - start], place * 2);
    const bit = key >>> (32 - FILTER_BITS);
    filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
  });
  const cells = Int16Array.from(values, (value, at) => value * 256 + (columns[at] ?? 0));
  return { ...rows, places, filter, cells };
}
