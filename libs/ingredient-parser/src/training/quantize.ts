import { featureWeights, type FeatureWeights } from '../crf/model.js';

/** The largest quantized weight, a signed byte. */
const MAX_WEIGHT = 127;

/** Quantizes weights to 8 bits, without zeros and features without weights. `values` consists of rows of `width`. */
export function quantize(keys: Int32Array, values: Float32Array, width: number): FeatureWeights {
  const top = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = top / MAX_WEIGHT || 1;
  const keyOfRow: number[] = [];
  const starts = [0];
  const weights: { column: number; value: number }[] = [];
  for (let row = 0; row < keys.length; row++) {
    const before = weights.length;
    for (let column = 0; column < width; column++) {
      const value = Math.round((values[row * width + column] ?? 0) / scale);
      if (value !== 0) weights.push({ column, value });
    }
    if (weights.length === before) continue;
    keyOfRow.push(keys[row] ?? 0);
    starts.push(weights.length);
  }
  return featureWeights({
    keyOfRow: Int32Array.from(keyOfRow),
    starts: Int32Array.from(starts),
    scale,
    columns: Uint8Array.from(weights, ({ column }) => column),
    values: Int8Array.from(weights, ({ value }) => value),
  });
}
