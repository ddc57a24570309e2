import { Readable } from 'node:stream';
import { strToU8, zipSync, type ZipOptions } from 'fflate';
import { writeDump, type Digest, type DumpedCollection } from '../../src/backups/archive/dump.js';
import { FORMAT, FORMAT_VERSION, type Manifest } from '../../src/backups/archive/manifest.js';

/** The parts of a small backup, for tests that damage one of them. */
export interface BackupParts {
  manifest: Manifest;
  dump: string;
  files: Record<string, Uint8Array>;
}

const DOCUMENTS: Record<string, string[]> = {
  'identity.users': ['{"_id":"u1","name":"Ana"}', '{"_id":"u2","name":"Ben"}'],
  'recipe.recipes': Array.from({ length: 20 }, (_each, index) => `{"_id":"r${index}","name":"Soup ${index}"}`),
  'recipe.comments': [],
};
const FILES = { 'recipes/r1/images/original.webp': strToU8('an image'), 'users/u1/profile.webp': strToU8('a face') };

/** The migrations of the programs that read these backups. */
export const KNOWN_MIGRATIONS = { identity: 4, recipe: 12 };

/** The parts of a valid backup. */
export async function backupParts(): Promise<BackupParts> {
  const digests: Record<string, Digest> = {};
  let dump = '';
  for await (const text of writeDump('identity-4.recipe-12', dumped(), (name, digest) => (digests[name] = digest)))
    dump += text;
  const bytes = Object.values(FILES).reduce((sum, file) => sum + file.length, 0);
  const manifest: Manifest = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    appVersion: '1.0.0',
    createdAt: '2026-11-23T04:00:00.000Z',
    migrations: KNOWN_MIGRATIONS,
    collections: digests,
    media: { count: Object.keys(FILES).length, bytes },
    pausedMs: 12,
    includesSecrets: false,
  };
  return { manifest, dump, files: FILES };
}

/** Packs a zip file; entries of `more` are added, or replace those with the same name. */
export function packedBackup(
  { manifest, dump, files }: BackupParts,
  more: Record<string, Uint8Array | [Uint8Array, ZipOptions]> = {},
): Buffer {
  const data = Object.entries(files).map(([path, content]) => [`data/${path}`, content] as const);
  const entries = {
    'database.json': strToU8(dump),
    ...Object.fromEntries(data),
    'manifest.json': strToU8(JSON.stringify(manifest)),
    ...more,
  };
  return Buffer.from(zipSync(entries));
}

/** The parts with some fields of the manifest changed. */
export function withManifest(backup: BackupParts, change: Partial<BackupParts['manifest']>): BackupParts {
  return { ...backup, manifest: { ...backup.manifest, ...change } };
}

/** Replaces the name of an entry with another of the same length, at every position. */
export function renamedEntries(bytes: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1))
    if (copy.subarray(at - 1, at).toString() !== '/') copy.write(to, at, 'latin1');
  return copy;
}

async function* dumped(): AsyncGenerator<DumpedCollection> {
  for (const [name, documents] of Object.entries(DOCUMENTS)) {
    await Promise.resolve();
    yield { name, documents: Readable.from(documents) };
  }
}
