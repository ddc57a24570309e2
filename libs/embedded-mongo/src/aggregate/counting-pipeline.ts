import { decodeSpec } from '../bson/convert.js';
import type { Stage } from '../expressions/stage.js';
import { isPlainObject } from '../expressions/field-path.js';

/** The documents of a pipeline that only counts; undefined for any other pipeline. */
export function countingResult(stages: readonly Stage[]): ((count: number) => object[]) | undefined {
  const [stage, ...others] = stages;
  if (!stage || others.length > 0) return undefined;
  if (stage.name === '$count') return (count) => (count > 0 ? [{ [stage.spec.text()]: count }] : []);
  return stage.name === '$group' ? groupOfAll(decodeSpec(stage.spec)) : undefined;
}

/** `{ _id: <constant>, n: { $sum: 1 } }`, as drivers count. */
function groupOfAll(spec: unknown): ((count: number) => object[]) | undefined {
  if (!isPlainObject(spec)) return undefined;
  const { _id: id, ...sums } = spec as Record<string, unknown>;
  const isConstant = id === null || typeof id === 'number';
  const [[name, sum] = ['', undefined], ...others] = Object.entries(sums);
  const isCount = isPlainObject(sum) && sum['$sum'] === 1 && Object.keys(sum).length === 1;
  if (!isConstant || !isCount || others.length > 0) return undefined;
  return (count) => (count > 0 ? [{ _id: id, [name]: count }] : []);
}
