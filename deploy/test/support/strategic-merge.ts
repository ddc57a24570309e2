/** A strategic merge of Kubernetes, as far as our patches need: lists of objects with names merge by name. */
export function strategicMerge(into: unknown, patch: unknown): unknown {
  if (Array.isArray(into) && Array.isArray(patch)) return mergeLists(into, patch);
  if (!isObject(into) || !isObject(patch)) return patch;
  const keys = new Set([...Object.keys(into), ...Object.keys(patch)]);
  const valueOf = (key: string) => (key in patch ? strategicMerge(into[key], patch[key]) : into[key]);
  return Object.fromEntries([...keys].map((key) => [key, valueOf(key)]));
}

function mergeLists(into: unknown[], patch: unknown[]): unknown[] {
  if (patch.some((each) => nameOf(each) === undefined)) return patch;
  const added = patch.filter((each) => !into.some((old) => nameOf(old) === nameOf(each)));
  const changed = into.map((old) => {
    const change = patch.find((each) => nameOf(each) === nameOf(old));
    return change === undefined ? old : strategicMerge(old, change);
  });
  return [...changed, ...added];
}

export const nameOf = (value: unknown): unknown => (isObject(value) ? value['name'] : undefined);

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
