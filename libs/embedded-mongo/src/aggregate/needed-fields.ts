import { decodeSpec, toValue } from '../bson/convert.js';
import { fieldsOf, type Value } from '../bson/value.js';
import { parseFilter, topFieldsOf } from '../query/filter.js';
import { isPlainObject } from '../expressions/field-path.js';
import { parsePipeline, type Stage } from '../expressions/stage.js';

/** Names of top-level fields; undefined means all. */
type Names = Set<string> | undefined;

/** After these stages, only computed values remain: later stages read no stored fields. */
const ENDING = ['$group', '$sortByCount', '$bucket', '$bucketAuto', '$count'];
/** These read no fields themselves. */
const PASSING = ['$limit', '$skip', '$sample'];

/** A projection of the top-level fields that stages read; undefined when they may read all. */
export function neededFields(stages: readonly Stage[]): Value | undefined {
  const names = namesIn(stages);
  return names && toValue({ _id: 1, ...Object.fromEntries([...names].map((name) => [name, 1])) });
}

function namesIn(stages: readonly Stage[]): Names {
  const names = new Set<string>();
  for (const stage of stages) {
    const own = namesOf(stage);
    if (!own) return undefined;
    for (const name of own) names.add(name);
    if (ENDING.includes(stage.name) || stage.name === '$facet' || isInclusion(stage)) return names;
  }
  return undefined;
}

function namesOf({ name, spec }: Stage): Names {
  if (PASSING.includes(name) || name === '$count') return new Set();
  if (name === '$facet') return union(fieldsOf(spec).map(([, pipeline]) => namesIn(parsePipeline(pipeline))));
  if (name === '$match') return namesInFilter(spec);
  if (name === '$sort') return new Set(fieldsOf(spec).map(([path]) => top(path)));
  const decoded = decodeSpec(spec);
  if (name === '$project') return union([namesInExpression(decoded), new Set(Object.keys(decoded as object).map(top))]);
  const isKnown = [...ENDING, '$set', '$addFields', '$unwind'].includes(name);
  return isKnown ? namesInExpression(decoded) : undefined;
}

function namesInFilter(spec: Value): Names {
  const names = topFieldsOf(parseFilter(spec));
  return names && new Set(names);
}

function isInclusion({ name, spec }: Stage): boolean {
  if (name !== '$project') return false;
  return fieldsOf(spec).some(
    ([path, value]) => path !== '_id' && !(value.isNumber && value.number() === 0) && !isFalse(value),
  );
}

function isFalse(value: Value): boolean {
  return decodeSpec(value) === false;
}

function namesInExpression(expression: unknown): Names {
  if (typeof expression === 'string') return namesInText(expression);
  if (Array.isArray(expression)) return union(expression.map(namesInExpression));
  if (isPlainObject(expression)) return union(Object.values(expression).map(namesInExpression));
  return new Set();
}

/** `$a.b` reads the field a; `$$ROOT` reads everything; other variables contain values that were read before. */
function namesInText(text: string): Names {
  if (/^\$\$(ROOT|CURRENT)/.test(text)) return undefined;
  return text.startsWith('$') && !text.startsWith('$$') ? new Set([top(text.slice(1))]) : new Set();
}

function union(parts: readonly Names[]): Names {
  if (parts.includes(undefined)) return undefined;
  return new Set(parts.flatMap((names) => [...(names ?? [])]));
}

function top(path: string): string {
  return path.split('.')[0] ?? path;
}
