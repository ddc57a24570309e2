/**
 * Weights of features, found by the features' keys. Most features have weights for a few columns only, so a row is a
 * list of columns and values.
 */
export interface FeatureWeights {
  /** Open addressing: key and row side by side, so that both are in one line of the cache; row -1 where there is none. */
  places: Int32Array;
  /** A bit for each key by other bits of its hash: most features of a line are unknown, and this tells so at once. */
  filter: Int32Array;
  /** Where each row begins in `columns` and `values`; one more entry tells where the last one ends. */
  starts: Int32Array;
  columns: Uint8Array;
  /** Small numbers, to be multiplied by `scale`. */
  values: Int8Array;
  scale: number;
}

/** The rows of a table in their order, before they can be looked up. */
export type WeightRows = Omit<FeatureWeights, 'places' | 'filter'> & { keyOfRow: Int32Array };

/** Adds the weights of a feature to `sums`, from `offset` on. Features the model does not know add nothing. */
export function addWeights(table: FeatureWeights, key: number, sums: Float64Array, offset: number): void {
  const row = rowOf(table, key);
  if (row < 0) return;
  const { starts, columns, values, scale } = table;
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at++) {
    const place = offset + (columns[at] ?? 0);
    sums[place] = (sums[place] ?? 0) + (values[at] ?? 0) * scale;
  }
}

/** Whether the model knows a feature. */
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
export function featureWeights({ keyOfRow, ...table }: WeightRows): FeatureWeights {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, keyOfRow.length * 2)));
  const places = new Int32Array(size * 2).fill(-1);
  const filter = new Int32Array(2 ** (FILTER_BITS - 5));
  keyOfRow.forEach((key, row) => {
    let place = key & (size - 1);
    while ((places[place * 2 + 1] ?? -1) >= 0) place = (place + 1) & (size - 1);
    places.set([key, row], place * 2);
    const bit = key >>> (32 - FILTER_BITS);
    filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
  });
  return { ...table, places, filter };
}

/** The keys in the order of their rows. */
export function keysByRow({ places, starts }: FeatureWeights): Int32Array {
  const keyOfRow = new Int32Array(starts.length - 1);
  for (let place = 0; place < places.length; place += 2) {
    const row = places[place + 1] ?? -1;
    if (row >= 0) keyOfRow[row] = places[place] ?? 0;
  }
  return keyOfRow;
}
