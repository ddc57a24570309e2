import { backupMessages, GenerationChanged } from '@larder/contracts';
import { generationFolder, type ObjectStore } from '@larder/object-store';
import { Broadcasts, GENERATION, InjectAllFiles, Log, pause, ServiceClient } from '@larder/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { SecretBox } from '../../secrets/index.js';
import { SERVICES } from '../../tasks/all-services.js';
import type { Archive } from '../archive/archive.js';
import { verifyArchive } from '../archive/verify-archive.js';
import { backupKey, safetyBackupName } from '../backup-name.js';
import { BackupArchives } from '../encryption/backup-archives.js';
import { BackupMaker, knownMigrations, type AllData } from '../making/backup-maker.js';
import { PauseAllWrites } from '../pause-all-writes.js';
import { SiteRecords } from '../records/site-records.js';
import type { RunProgress } from '../records/running.js';
import { DumpReader } from './dump-reader.js';
import { movedSource } from './moved-source.js';
import { nativeSource } from './native-source.js';
import type { RestoreSource } from './restore-source.js';

/** What events that were on their way get to arrive before other data are in use, in milliseconds. */
const EVENTS_MS = 1_000;
/** Each file waits for the disk. */
const FILES_AT_ONCE = 8;

/** What is to be restored, and how. */
export interface RestoreOrder {
  fileName: string;
  /** What opens it; that of the settings when null. Kept nowhere. */
  passphrase: string | null;
  /** Whether a backup of what is there is made first. */
  safetyBackup: boolean;
}

/**
 * Replaces everything by what a backup holds: it is loaded into databases and a folder of files beside those in use, and
 * one write puts them in place. Until that write nothing has changed for anybody, whatever goes wrong.
 */
@Injectable()
export class Restorer {
  constructor(
    @InjectAllFiles() private readonly files: ObjectStore,
    private readonly archives: BackupArchives,
    @Inject(GENERATION) private readonly generation: number,
    private readonly services: ServiceClient,
    private readonly maker: BackupMaker,
    private readonly pauses: PauseAllWrites,
    private readonly records: SiteRecords,
    private readonly broadcasts: Broadcasts,
    private readonly secrets: SecretBox,
    private readonly dumps: DumpReader,
    private readonly log: Log,
  ) {}

  /** In the end the data have been put in place, and the service that starts with them ends the run. */
  async restore(order: RestoreOrder, next: number, progress: RunProgress): Promise<'elsewhere'> {
    const { fileName: name, passphrase, safetyBackup } = order;
    const data = await this.maker.describe();
    await progress.begin('check');
    await this.archives.use({ key: backupKey(name), name, passphrase }, async (archive) => {
      const source = await this.sourceOf(archive, data, progress);
      await this.records.update(progress.id, { report: [...source.report] });
      if (safetyBackup) {
        await progress.begin('safety-backup');
        await this.maker.make(safetyBackupName(new Date(), this.archives.areEncrypted), progress);
      }
      await this.replace(source, data, next, progress);
    });
    return 'elsewhere';
  }

  /** Removes what an unfinished restore has left beside the data in use. */
  async discard(generation: number): Promise<void> {
    const current = await this.records.currentGeneration();
    if (generation === (current?.generation ?? 0)) return;
    try {
      await this.files.deletePrefix(generationFolder(generation));
      await this.dropOthers(current?.previous ?? null);
    } catch (error) {
      this.log.warn('rest of a restore not removed, the next one does it', { generation, error });
    }
  }

  /** Removes all data that are not in use, but those to be kept. */
  async dropOthers(keep: number | null): Promise<void> {
    const client = this.services.as(null);
    for (const service of SERVICES) await client.request(backupMessages(service).dropOthers, { keep });
  }

  private async sourceOf(archive: Archive, data: AllData, progress: RunProgress): Promise<RestoreSource> {
    const migrations = knownMigrations(data);
    // Without a manifest it can only be a backup of Mealie.
    if (!archive.manifest) {
      await this.secrets.generated(); // made now, since nothing can be written later
      return movedSource(archive, await this.dumps.read(archive), migrations);
    }
    return nativeSource(archive, await verifyArchive(archive, migrations, progress.advance));
  }

  private async replace(source: RestoreSource, data: AllData, next: number, progress: RunProgress): Promise<void> {
    const writes = await this.pauses.refuse(new Map([...data].map(([service, each]) => [service, each.replicas])));
    try {
      await progress.begin('load');
      await this.load(source, next, progress);
      await progress.begin('files');
      await this.copyFiles(source, next, progress);
      await pause(EVENTS_MS);
      await progress.begin('switch');
      writes.leave();
      await this.records.use(next, this.generation);
      await progress.passed('switched');
      this.log.info('backup restored, its data are in use from now on', { generation: next });
      this.broadcasts.send(GenerationChanged, { generation: next });
    } catch (error) {
      writes.allow();
      await this.discard(next);
      throw error;
    }
  }

  private async load(source: RestoreSource, generation: number, progress: RunProgress): Promise<void> {
    const client = this.services.as(null);
    for (const service of SERVICES) {
      await client.request(backupMessages(service).beginLoad, { generation });
      await progress.passed(`begun ${service}`);
    }
    let loaded = 0;
    for await (const portion of source.portions()) {
      await portion.load(client, generation);
      loaded += portion.count;
      progress.advance((100 * loaded) / Math.max(source.records, 1));
      await progress.passed(`loaded ${portion.name}`);
    }
    for (const service of SERVICES) {
      const migration = source.migrations[service] ?? 0;
      const { counts } = await client.request(backupMessages(service).finishLoad, { generation, migration });
      source.check(service, counts);
      await progress.passed(`finished ${service}`);
    }
  }

  private async copyFiles(source: RestoreSource, generation: number, progress: RunProgress): Promise<void> {
    const folder = generationFolder(generation);
    await this.files.deletePrefix(folder);
    for (let from = 0; from < source.files.length; from += FILES_AT_ONCE) {
      const files = source.files.slice(from, from + FILES_AT_ONCE);
      await Promise.all(files.map(async (file) => this.files.put(`${folder}${file.key}`, await file.open())));
      progress.advance((100 * (from + files.length)) / source.files.length);
      await progress.passed('copied files');
    }
  }
}
