import type { Manifest } from './kustomize.js';
import { isObject, nameOf } from './strategic-merge.js';

/** Copies a field of one object into fields of others: the used forms of Kustomize's `replacements`. */
export interface Replacement {
  source: { kind: string; fieldPath: string };
  targets: { select: { kind: string }; fieldPaths: string[] }[];
}

/**
 * The objects with a replacement applied.
 *
 * @throws Error when the source or a field does not exist, as Kustomize does
 */
export function replaceFields(objects: Manifest[], { source, targets }: Replacement): Manifest[] {
  const sources = objects.filter(({ kind }) => kind === source.kind);
  if (sources.length !== 1) throw new Error(`${sources.length} objects of kind ${source.kind} instead of one`);
  const value = read(sources[0], keysOf(source.fieldPath));
  return objects.map((object) => {
    const paths = targets.filter(({ select }) => select.kind === object.kind).flatMap(({ fieldPaths }) => fieldPaths);
    return paths.reduce<Manifest>((changed, path) => write(changed, keysOf(path), value) as Manifest, object);
  });
}

/** `a.[b.c].[name=d].0` has the steps `a`, `b.c`, `name=d` and `0`. */
function keysOf(path: string): string[] {
  return [...path.matchAll(/\[([^\]]+)\]|([^.[\]]+)/g)].map(([, bracketed, plain]) => bracketed ?? plain ?? '');
}

function read(from: unknown, keys: string[]): unknown {
  return keys.reduce((value, key) => entryOf(value, key)[1], from);
}

function write(into: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return typeof into === 'number' ? Number(value) : value;
  const [place, old] = entryOf(into, key);
  const changed = write(old, rest, value);
  return Array.isArray(into) ? into.with(Number(place), changed) : { ...(into as object), [place]: changed };
}

/** The location of a step of a path, and its value. */
function entryOf(value: unknown, key: string): [place: string, value: unknown] {
  const name = /^name=(.+)$/.exec(key)?.[1];
  const place = Array.isArray(value) && name ? String(value.findIndex((each) => nameOf(each) === name)) : key;
  const current = Array.isArray(value) || isObject(value) ? (value as Record<string, unknown>)[place] : undefined;
  if (current === undefined) throw new Error(`There is no ${key} to replace.`);
  return [place, current];
}
