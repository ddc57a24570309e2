import { join } from 'node:path';
import { parse } from 'yaml';
import { replaceFields, type Replacement } from './replacements.js';
import { fileExists, manifestsOf, textOf, yamlOf } from './repository.js';
import { strategicMerge } from './strategic-merge.js';

/** The properties of Kubernetes objects that the tests read. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  spec?: unknown;
}

interface Patch {
  path?: string;
  patch?: string;
  target: { kind: string; name?: string };
}

export interface Kustomization {
  resources?: string[];
  components?: string[];
  patches?: Patch[];
  replacements?: Replacement[];
  images?: { name: string; newName: string; newTag?: string; digest?: string }[];
}

/** `kustomization.yaml` of a folder. */
export const kustomizationOf = (folder: string) => yamlOf(join(folder, 'kustomization.yaml')) as Kustomization;

/** The missing files and folders of a kustomization and those it uses. */
export function missingFiles(folder: string): string[] {
  const { resources = [], components = [], patches = [] } = kustomizationOf(folder);
  const paths = [...resources, ...components, ...patches.flatMap(({ path }) => path ?? [])].map((path) =>
    join(folder, path),
  );
  return paths.flatMap((path) => {
    if (!fileExists(path)) return [path];
    return isFile(path) ? [] : missingFiles(path);
  });
}

/**
 * The objects that Kustomize builds from a folder: its resources with components, patches and replacements, but without
 * common transformations (namespace, labels, images, replicas).
 */
export function objectsOf(folder: string): Manifest[] {
  return build(folder, []).filter(({ metadata }) => !metadata.annotations?.['config.kubernetes.io/local-config']);
}

/** A component works on the objects of the kustomization that uses it. */
function build(folder: string, objects: Manifest[]): Manifest[] {
  const { resources = [], components = [], patches = [], replacements = [] } = kustomizationOf(folder);
  const own = resources.map((path) => join(folder, path)).flatMap(readResource);
  const all = components.reduce((objects, path) => build(join(folder, path), objects), [...objects, ...own]);
  const patched = patches.reduce((objects, patch) => applyPatch(folder, patch, objects), all);
  return replacements.reduce(replaceFields, patched);
}

function readResource(path: string): Manifest[] {
  return isFile(path) ? (manifestsOf(path) as Manifest[]) : build(path, []);
}

const isFile = (path: string): boolean => path.endsWith('.yaml');

function applyPatch(folder: string, { path, patch = '', target }: Patch, objects: Manifest[]): Manifest[] {
  const change = parse(path ? textOf(join(folder, path)) : patch) as Manifest & { $patch?: string };
  return objects.flatMap((object) => {
    if (!isTarget(target, object)) return [object];
    if (change.$patch === 'delete') return [];
    const { name } = object.metadata;
    const metadata = { ...(strategicMerge(object.metadata, change.metadata) as Manifest['metadata']), name };
    return [{ ...(strategicMerge(object, change) as Manifest), metadata }];
  });
}

function isTarget(target: Patch['target'], { kind, metadata }: Manifest): boolean {
  return target.kind === kind && (!target.name || new RegExp(`^${target.name}$`).test(metadata.name));
}
