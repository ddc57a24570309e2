import { Readable } from 'node:stream';
import { backupMessages, SERVICES, type ServiceData } from '@larder/contracts';
import { ObjectNotFoundError, type ObjectStore, type OpenedObject } from '@larder/object-store';
import { InjectAllFiles, InjectStore, Log, ServiceClient, zipOf, type ZipEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { readAppVersion } from '../../installation/app-version.js';
import { writeDump, type Digest, type DumpedCollection } from '../archive/dump.js';
import { DATA_FOLDER } from '../archive/archive.js';
import { FORMAT, FORMAT_VERSION, schemaVersion, type Manifest } from '../archive/manifest.js';
import { verifyArchive } from '../archive/verify-archive.js';
import { backupKey } from '../backup-name.js';
import { BackupArchives } from '../encryption/backup-archives.js';
import { PauseAllWrites } from '../pause-all-writes.js';
import { SiteRecords } from '../records/site-records.js';
import type { RunProgress } from '../records/run-progress.js';
import { bsonDocuments } from './bson-documents.js';
import { Spool, type SpooledCollection } from './spool.js';

/** Maximum pause of writes while the collections are copied, in milliseconds. */
const PAUSE_MS = 2_000;
/** Folders that are not part of the data: temporary files, backups, exports, and the storage check. */
const EXCLUDED_FOLDERS = ['.temp/', 'backups/', 'exports/', 'docker-validation/'];

/** The collections to back up, by service. */
export type AllData = Map<string, ServiceData>;

/** Makes backups: one archive of everything that the services store. */
@Injectable()
export class BackupMaker {
  constructor(
    @InjectStore() private readonly files: ObjectStore,
    @InjectAllFiles() private readonly allFiles: ObjectStore,
    private readonly archives: BackupArchives,
    private readonly services: ServiceClient,
    private readonly pauses: PauseAllWrites,
    private readonly records: SiteRecords,
    private readonly log: Log,
  ) {}

  /** Makes a backup, verifies it and records the result. */
  async make(fileName: string, progress: RunProgress): Promise<'done'> {
    const data = await this.describe();
    const spool = new Spool(this.allFiles, progress.id);
    try {
      await progress.begin('read');
      const { collections, pausedMs } = await this.copy(data, spool);
      await progress.begin('write');
      await this.write(fileName, { data, spool, collections, pausedMs, progress });
    } finally {
      await spool.remove().catch((error: unknown) => this.log.warn('copies of a backup not removed', { error }));
    }
    await progress.begin('check');
    await this.verify(fileName, data, progress.advance);
    this.log.info('backup made', { fileName });
    return 'done';
  }

  /** The collections of all services; throws when a service is unavailable, since the backup would be incomplete. */
  async describe(): Promise<AllData> {
    const client = this.services.as(null);
    const all = SERVICES.map(
      async (service) => [service, await client.request(backupMessages(service).describe, {})] as const,
    );
    return new Map(await Promise.all(all));
  }

  /** Verifies a backup and records the result. */
  async verify(fileName: string, data: AllData, onProgress?: (percent: number) => void): Promise<Manifest> {
    const backup = { key: backupKey(fileName), name: fileName, passphrase: null };
    try {
      const manifest = await this.archives.use(backup, (archive) =>
        verifyArchive(archive, knownMigrations(data), onProgress),
      );
      await this.records.saveCheck(fileName, 'intact');
      return manifest;
    } catch (error) {
      await this.records.saveCheck(fileName, 'damaged', error instanceof Error ? error.message : null);
      throw error;
    }
  }

  private async copy(
    data: AllData,
    spool: Spool,
  ): Promise<{ collections: SpooledCollection[]; pausedMs: number | null }> {
    const replicas = new Map([...data].map(([service, each]) => [service, each.replicas]));
    const client = this.services.as(null);
    const [startedAt, copied] = await this.pauses.during(replicas, PAUSE_MS, async () => {
      const now = performance.now();
      return [now, await Promise.all([...data].map(([service, each]) => spool.copy(client, service, each)))] as const;
    });
    const ms = Math.round(performance.now() - startedAt);
    const collections = copied.flat();
    this.log.info('collections copied for a backup', { collections: collections.length, ms });
    // Changes after the pause may be in some collections and missing in others, as after a crash.
    if (ms > PAUSE_MS) this.log.warn('copying took longer than writes may be paused', { ms, limitMs: PAUSE_MS });
    return { collections, pausedMs: ms > PAUSE_MS ? null : ms };
  }

  private async write(fileName: string, parts: WriteParts): Promise<void> {
    const zip = await zipOf(this.entries(parts));
    await this.archives.store(zip, { key: backupKey(fileName), name: fileName });
  }

  private async *entries({ data, spool, collections, pausedMs, progress }: WriteParts): AsyncGenerator<ZipEntry> {
    const migrations = knownMigrations(data);
    const digests: Record<string, Digest> = {};
    const dumped = dumpedCollections(collections, spool, progress);
    const dump = writeDump(schemaVersion(migrations), dumped, (name, digest) => (digests[name] = digest));
    yield { name: 'database.json', content: Readable.from(inChunks(dump)) };
    const media = { count: 0, bytes: 0 };
    for await (const { key } of this.files.list()) {
      if (EXCLUDED_FOLDERS.some((folder) => key.startsWith(folder))) continue;
      const file = await this.open(key);
      if (!file) continue;
      media.count += 1;
      media.bytes += file.size;
      yield { name: `${DATA_FOLDER}${key}`, content: file.stream, isCompressed: isCompressed(key) };
    }
    const manifest: Manifest = {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      appVersion: readAppVersion(),
      createdAt: new Date().toISOString(),
      migrations,
      collections: digests,
      media,
      pausedMs,
      includesSecrets: false,
    };
    yield { name: 'manifest.json', content: JSON.stringify(manifest, null, 2) };
  }

  /** Opens a file; null when it was deleted meanwhile. */
  private async open(key: string): Promise<OpenedObject | null> {
    try {
      return await this.files.get(key);
    } catch (error) {
      if (error instanceof ObjectNotFoundError) return null;
      throw error;
    }
  }
}

/** What an archive is written from. */
interface WriteParts {
  data: AllData;
  spool: Spool;
  collections: SpooledCollection[];
  pausedMs: number | null;
  progress: RunProgress;
}

/** The highest migration of each service. */
export function knownMigrations(data: AllData): Record<string, number> {
  return Object.fromEntries([...data].map(([service, { migration }]) => [service, migration]));
}

async function* dumpedCollections(
  collections: SpooledCollection[],
  spool: Spool,
  progress: RunProgress,
): AsyncGenerator<DumpedCollection> {
  for (const [index, { name, key }] of collections.entries()) {
    progress.advance((100 * index) / collections.length);
    yield { name, documents: bsonDocuments(await spool.open(key)) };
  }
}

const CHUNK_LENGTH = 64 * 1024;

/** Joins texts into larger chunks, since a stream has a cost per chunk. */
async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

function isCompressed(key: string): boolean {
  return /\.(webp|jpe?g|png|gif|heic|avif|zip|pdf|mp4|mp3|gz)$/i.test(key);
}
