/**
 * Weights of features, found by the features' keys. Most features have weights for a few columns only, so a row is a
 * list of columns and values.
 */
export interface FeatureWeights {
  /** Open addressing: the keys; the row of the key at the same place is in `rows`, -1 where there is none. */
  keys: Int32Array;
  rows: Int32Array;
  /** Where each row begins in `columns` and `values`; one more entry tells where the last one ends. */
  starts: Int32Array;
  columns: Uint8Array;
  /** Small numbers, to be multiplied by `scale`. */
  values: Int8Array;
  scale: number;
}

/** The rows of a table in their order, before they can be looked up. */
export type WeightRows = Omit<FeatureWeights, 'keys' | 'rows'> & { keyOfRow: Int32Array };

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

function rowOf({ keys, rows }: FeatureWeights, key: number): number {
  const last = keys.length - 1;
  for (let place = key & last; ; place = (place + 1) & last) {
    const row = rows[place] ?? -1;
    if (row < 0 || keys[place] === key) return row;
  }
}

/** Puts rows where `addWeights` finds them. */
export function featureWeights({ keyOfRow, ...table }: WeightRows): FeatureWeights {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, keyOfRow.length * 2)));
  const [keys, rows] = [new Int32Array(size), new Int32Array(size).fill(-1)];
  keyOfRow.forEach((key, row) => {
    let place = key & (size - 1);
    while ((rows[place] ?? -1) >= 0) place = (place + 1) & (size - 1);
    keys[place] = key;
    rows[place] = row;
  });
  return { ...table, keys, rows };
}

/** The keys in the order of their rows. */
export function keysByRow({ keys, rows, starts }: FeatureWeights): Int32Array {
  const keyOfRow = new Int32Array(starts.length - 1);
  rows.forEach((row, place) => {
    if (row >= 0) keyOfRow[row] = keys[place] ?? 0;
  });
  return keyOfRow;
}
