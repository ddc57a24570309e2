import { join } from 'node:path';
import { isThere, manifestsOf, yamlOf } from './repository.js';

/** What these tests look at of any Kubernetes object. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec?: unknown;
}

interface Patch {
  path?: string;
  patch?: string;
  target: { kind: string; name?: string };
}

export interface Kustomization {
  resources: string[];
  patches: Patch[];
  images?: { name: string; newName: string; newTag: string }[];
}

/** `kustomization.yaml` of a folder. */
export const kustomizationOf = (folder: string) => yamlOf(join(folder, 'kustomization.yaml')) as Kustomization;

/** Every file and folder that a kustomization names and that is not there. */
export function missingFiles(folder: string): string[] {
  const { resources, patches } = kustomizationOf(folder);
  const paths = [...resources, ...patches.flatMap(({ path }) => path ?? [])];
  return paths.map((path) => join(folder, path)).filter((path) => !isThere(path));
}

/** The objects of a folder's resource files as they are written, before any patch. */
export function resourcesOf(folder: string): Manifest[] {
  const files = kustomizationOf(folder).resources.filter((path) => path.endsWith('.yaml'));
  return files.flatMap((file) => manifestsOf(join(folder, file)) as Manifest[]);
}

/** The objects of a folder with its patch files applied. */
export function patchedResourcesOf(folder: string): Manifest[] {
  const { patches } = kustomizationOf(folder);
  return resourcesOf(folder).map((resource) =>
    patches
      .filter((patch) => meets(patch, resource))
      .reduce((merged, patch) => applied(folder, patch, merged), resource),
  );
}

function meets({ path, target }: Patch, { kind, metadata }: Manifest): boolean {
  const named = target.name === undefined || new RegExp(`^${target.name}$`).test(metadata.name);
  return path !== undefined && target.kind === kind && named;
}

function applied(folder: string, { path = '' }: Patch, resource: Manifest): Manifest {
  const patch = yamlOf(join(folder, path)) as Manifest;
  return { ...(merged(resource, patch) as Manifest), metadata: resource.metadata };
}

/** A strategic merge as Kubernetes defines it, as far as these files need: lists of named things merge by name. */
function merged(into: unknown, patch: unknown): unknown {
  if (Array.isArray(into) && Array.isArray(patch)) return mergedLists(into, patch);
  if (!isObject(into) || !isObject(patch)) return patch;
  const keys = new Set([...Object.keys(into), ...Object.keys(patch)]);
  return Object.fromEntries([...keys].map((key) => [key, key in patch ? merged(into[key], patch[key]) : into[key]]));
}

function mergedLists(into: unknown[], patch: unknown[]): unknown[] {
  const nameOf = (each: unknown) => (isObject(each) ? each['name'] : undefined);
  if (patch.some((each) => nameOf(each) === undefined)) return patch;
  const added = patch.filter((each) => !into.some((old) => nameOf(old) === nameOf(each)));
  const changed = into.map((old) => {
    const change = patch.find((each) => nameOf(each) === nameOf(old));
    return change === undefined ? old : merged(old, change);
  });
  return [...changed, ...added];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
