import { json } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { AppError, BackupErrors } from '@larder/contracts';
import { isKey } from '@larder/object-store';
import type { Archive, ArchivedFile } from './archive.js';
import { readDump } from './dump.js';
import { collectionOf, isOfNewerFormat, Manifest, schemaVersion } from './manifest.js';

/** Called while an archive is read, with the percentage. */
type OnProgress = (percent: number) => unknown;

const MAX_MANIFEST_BYTES = 10 * 1024 * 1024;
/** Folders of files that belong to a site's data. */
const KNOWN_FOLDERS = ['recipes', 'users', 'groups'];

/**
 * Reads a whole backup: every document and every byte of every file must be present and unchanged.
 *
 * @param knownMigrations the highest migration of each service that this program has
 * @throws BackupErrors for an invalid backup
 */
export async function verifyArchive(
  archive: Archive,
  knownMigrations: Record<string, number>,
  onProgress: OnProgress = () => undefined,
): Promise<Manifest> {
  const manifest = await readManifest(archive);
  checkSchema(manifest, knownMigrations);
  checkFiles(archive.files, manifest);
  const total = archive.databaseBytes + manifest.media.bytes;
  let done = 0;
  const count = (bytes: number) => onProgress(Math.floor((100 * (done += bytes)) / Math.max(total, 1)));
  await checkDump(archive, manifest, count);
  for (const file of archive.files) await readFile(file, count);
  return manifest;
}

/** @throws BackupErrors when the manifest is missing, of a newer format or invalid */
export async function readManifest(archive: Archive): Promise<Manifest> {
  if (!archive.manifest) throw BackupErrors.incomplete({ name: 'manifest.json' });
  const content = await readJson(archive.manifest);
  if (isOfNewerFormat(content)) throw BackupErrors.schema();
  const parsed = Manifest.safeParse(content);
  if (!parsed.success) throw BackupErrors.unreadable({ name: 'manifest.json' }, parsed.error);
  return parsed.data;
}

async function readJson(open: () => Promise<NodeJS.ReadableStream>): Promise<unknown> {
  try {
    return await json(limitBytes(await open(), MAX_MANIFEST_BYTES) as never);
  } catch (error) {
    throw error instanceof AppError ? error : BackupErrors.unreadable({ name: 'manifest.json' }, error);
  }
}

function checkSchema({ migrations, collections }: Manifest, knownMigrations: Record<string, number>): void {
  for (const [service, migration] of Object.entries(migrations)) {
    if (knownMigrations[service] === undefined) throw BackupErrors.unknownData({ name: service });
    if (migration > knownMigrations[service]) throw BackupErrors.schema();
  }
  for (const name of Object.keys(collections)) {
    const service = collectionOf(name)?.service;
    if (service === undefined || knownMigrations[service] === undefined) throw BackupErrors.unknownData({ name });
  }
}

function checkFiles(files: ArchivedFile[], { media }: Manifest): void {
  const folders = new Set(files.flatMap(({ path }) => foldersOf(path)));
  for (const { path } of files) {
    const isKnown = isKey(path) && KNOWN_FOLDERS.some((folder) => path.startsWith(`${folder}/`));
    if (!isKnown || folders.has(path)) throw BackupErrors.unsafe({ name: path.slice(0, 100) });
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (files.length !== media.count || bytes !== media.bytes) throw BackupErrors.damaged({ name: 'data' });
}

/** All folders that contain a path: disks cannot store a file of the same name. */
function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}

async function checkDump(archive: Archive, manifest: Manifest, count: OnProgress): Promise<void> {
  const missing = new Set(Object.keys(manifest.collections));
  const version = schemaVersion(manifest.migrations);
  try {
    for await (const part of readDump(await archive.database())) {
      if (part.kind === 'version' && part.version !== version) throw BackupErrors.damaged({ name: 'database.json' });
      if (part.kind === 'document') count(Buffer.byteLength(part.document));
      if (part.kind !== 'end') continue;
      const expected = manifest.collections[part.name];
      const isUnchanged = expected?.count === part.digest.count && expected.sha256 === part.digest.sha256;
      if (!isUnchanged || !missing.delete(part.name)) throw BackupErrors.damaged({ name: part.name });
    }
  } catch (error) {
    throw error instanceof AppError ? error : BackupErrors.unreadable({ name: 'database.json' }, error);
  }
  const [name] = missing;
  if (name !== undefined) throw BackupErrors.damaged({ name });
}

/** The library checks the size, this function the checksum. */
async function readFile(file: ArchivedFile, count: OnProgress): Promise<void> {
  let checksum = 0;
  try {
    for await (const chunk of await file.open()) {
      checksum = crc32(chunk as Buffer, checksum);
      count((chunk as Buffer).length);
    }
  } catch (error) {
    throw BackupErrors.unreadable({ name: file.path }, error);
  }
  if (checksum !== file.crc32) throw BackupErrors.damaged({ name: file.path });
}

async function* limitBytes(stream: NodeJS.ReadableStream, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw BackupErrors.tooLarge();
    yield chunk as Buffer;
  }
}
