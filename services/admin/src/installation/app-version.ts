import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Manifest {
  version?: string;
  workspaces?: unknown;
}

/**
 * The product's version: that of the workspace that contains this file, else that of the package, when it was installed
 * without a workspace.
 */
export function readAppVersion(from: string = fileURLToPath(import.meta.url)): string {
  const manifests = foldersAbove(from)
    .map(manifestIn)
    .filter((manifest) => manifest !== undefined);
  const [nearest] = manifests;
  const workspace = manifests.find(({ workspaces }) => workspaces);
  return (workspace ?? nearest)?.version ?? 'unknown';
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}

function manifestIn(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}
