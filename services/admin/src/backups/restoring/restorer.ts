import { BackupErrors, backupMessages, GenerationChanged } from '@larder/contracts';
import { Broadcasts, GENERATION, Log, pause, ServiceClient } from '@larder/service-kit';
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
import { GenerationFiles } from './generation-files.js';
import { movedSource } from './moved-source.js';
import { nativeSource } from './native-source.js';
import type { RestoreSource } from './restore-source.js';

/** What events that were on their way get to arrive before other data are in use, in milliseconds. */
const EVENTS_MS = 1_000;

/** What is to be restored, and how. */
export interface RestoreOrder {
  fileName: string;
  /** What opens it; that of the settings when null. Kept nowhere. */
  passphrase: string | null;
  /** Whether a backup of what is there is made first. */
  safetyBackup: boolean;
  /** Whether it is added to what is there, as new groups: only backups of Mealie can be. */
  merge: boolean;
}

/**
 * Replaces everything by what a backup holds, or adds that: it is loaded into databases and a folder of files beside those
 * in use, which begin with a copy when it is added, and one write puts them in place. Until that write nothing has changed for anybody, whatever goes wrong.
 */
@Injectable()
export class Restorer {
  constructor(
    private readonly files: GenerationFiles,
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
    const { fileName: name, passphrase, safetyBackup, merge } = order;
    const data = await this.maker.describe();
    await progress.begin('check');
    await this.archives.use({ key: backupKey(name), name, passphrase }, async (archive) => {
      const source = await this.sourceOf(archive, { data, progress, merge });
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
      await this.files.drop(generation);
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

  private async sourceOf(archive: Archive, { data, progress, merge }: SourceOptions): Promise<RestoreSource> {
    const migrations = knownMigrations(data);
    // Without a manifest it can only be a backup of Mealie.
    if (!archive.manifest) {
      await this.secrets.generated(); // made now, since nothing can be written later
      const newIds = merge ? progress.id : null;
      return movedSource(archive, { ...(await this.dumps.read(archive, newIds)), newIds }, migrations);
    }
    if (merge) throw BackupErrors.notMergeable();
    return nativeSource(archive, await verifyArchive(archive, migrations, progress.advance));
  }

  private async replace(source: RestoreSource, data: AllData, next: number, progress: RunProgress): Promise<void> {
    const writes = await this.pauses.refuse(new Map([...data].map(([service, each]) => [service, each.replicas])));
    try {
      await progress.begin('load');
      await this.load(source, next, progress);
      await progress.begin('files');
      await this.storeFiles(source, next, progress);
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
    const copied = new Map<string, Counts>();
    for (const service of SERVICES) {
      const begun = await client.request(backupMessages(service).beginLoad, { generation, copy: source.isAdded });
      copied.set(service, begun.counts);
      await progress.passed(`begun ${service}`);
    }
    const report = [...source.report, ...(await this.loadPortions(source, generation, progress))];
    await this.records.update(progress.id, { report });
    for (const service of SERVICES) {
      const migration = source.migrations[service] ?? 0;
      const { counts } = await client.request(backupMessages(service).finishLoad, { generation, migration });
      source.check(service, counts);
      if (source.isAdded) checkCopied(service, copied.get(service) ?? {}, counts);
      await progress.passed(`finished ${service}`);
    }
  }

  /** What was changed so that it fits beside what is there, for the report. */
  private async loadPortions(source: RestoreSource, generation: number, progress: RunProgress): Promise<string[]> {
    const client = this.services.as(null);
    const changes: string[] = [];
    let loaded = 0;
    for await (const portion of source.portions()) {
      changes.push(...(await portion.load(client, generation)));
      loaded += portion.count;
      progress.advance((100 * loaded) / Math.max(source.records, 1));
      await progress.passed(`loaded ${portion.name}`);
    }
    return changes;
  }

  private async storeFiles(source: RestoreSource, generation: number, progress: RunProgress): Promise<void> {
    await this.files.drop(generation);
    if (source.isAdded) await this.files.copyCurrent(generation, progress);
    await this.files.store(source.files, generation, progress);
  }
}

/** How many documents each collection has. */
type Counts = Readonly<Record<string, number>>;

interface SourceOptions {
  data: AllData;
  progress: RunProgress;
  merge: boolean;
}

/** @throws BackupErrors.damaged when something that was copied is missing */
function checkCopied(service: string, copied: Counts, stored: Counts): void {
  for (const [name, count] of Object.entries(copied))
    if ((stored[name] ?? 0) < count) throw BackupErrors.damaged({ name: `${service}.${name}` });
}
