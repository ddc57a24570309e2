import { BackupErrors, backupMessages, GenerationChanged, SERVICES } from '@larder/contracts';
import { Broadcasts, GENERATION, Log, pause, ServiceClient } from '@larder/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { SecretBox } from '../../secrets/index.js';
import type { Archive } from '../archive/archive.js';
import { verifyArchive } from '../archive/verify-archive.js';
import { backupKey, safetyBackupName } from '../backup-name.js';
import { BackupArchives } from '../encryption/backup-archives.js';
import { BackupMaker, knownMigrations, type AllData } from '../making/backup-maker.js';
import { PauseAllWrites, type RefusedWrites } from '../pause-all-writes.js';
import { SiteRecords } from '../records/site-records.js';
import type { RunProgress } from '../records/run-progress.js';
import { DumpReader } from './dump-reader.js';
import { GenerationFiles } from './generation-files.js';
import { mealieSource } from './mealie-source.js';
import { nativeSource } from './native-source.js';
import type { RestoreSource } from './restore-source.js';

/** How long to wait for pending events before the switch to the restored data, in milliseconds. */
const EVENTS_MS = 1_000;

/** The options of a restore. */
export interface RestoreOptions {
  fileName: string;
  /** The passphrase; the configured one when null. It is not stored. */
  passphrase: string | null;
  /** Whether a backup of the existing data is made first. */
  safetyBackup: boolean;
  /** Whether the data is added as new groups; only possible for backups of Mealie. */
  merge: boolean;
}

/**
 * Replaces all data with a backup, or adds the backup to it. The data is loaded into new databases and a new folder of
 * files, which start with a copy of the current ones when data is added; one write switches to them. If anything fails
 * before that write, nothing has changed.
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

  /** Switches to the restored data; the service that starts with it ends the run. */
  async restore(options: RestoreOptions, next: number, progress: RunProgress): Promise<'elsewhere'> {
    const { fileName: name, passphrase, safetyBackup, merge } = options;
    const data = await this.maker.describe();
    await progress.begin('check');
    await this.archives.use({ key: backupKey(name), name, passphrase }, async (archive) => {
      const source = await this.sourceOf(archive, { data, progress, merge });
      await this.records.update(progress.id, { report: [...source.report] });
      const writes = await this.pauses.refuse(new Map([...data].map(([service, each]) => [service, each.replicas])));
      try {
        // Made while writes are refused: a later write would be neither in this backup nor in the restored data.
        if (safetyBackup) await this.makeSafetyBackup(progress);
        await this.replace(source, next, { writes, progress });
      } catch (error) {
        writes.allow();
        await this.discard(next);
        throw error;
      }
    });
    return 'elsewhere';
  }

  /** Removes the data of an unfinished restore; its databases only if no other restore is filling others meanwhile. */
  async discard(generation: number): Promise<void> {
    const current = await this.records.currentGeneration();
    if (generation === (current?.generation ?? 0)) return;
    try {
      await this.files.drop(generation);
      const restore = await this.records.runningRestore();
      if (!restore || restore.generation === generation) await this.dropOthers(current?.previous ?? null);
    } catch (error) {
      this.log.warn('leftovers of a restore not removed, left to the next restore', { generation, error });
    }
  }

  /** Removes all data that is not in use, except the generation to keep. */
  async dropOthers(keep: number | null): Promise<void> {
    const client = this.services.as(null);
    for (const service of SERVICES) await client.request(backupMessages(service).dropOthers, { keep });
  }

  private async sourceOf(archive: Archive, { data, progress, merge }: SourceOptions): Promise<RestoreSource> {
    const migrations = knownMigrations(data);
    // Only backups of Mealie have no manifest.
    if (!archive.manifest) {
      await this.secrets.findGenerated(); // read now, since nothing can be written later
      const newIds = merge ? progress.id : null;
      return mealieSource(archive, { ...(await this.dumps.read(archive, newIds)), newIds }, migrations);
    }
    if (merge) throw BackupErrors.notMergeable();
    return nativeSource(archive, await verifyArchive(archive, migrations, progress.advance));
  }

  private async makeSafetyBackup(progress: RunProgress): Promise<void> {
    await progress.begin('safety-backup');
    await this.maker.make(safetyBackupName(new Date(), this.archives.areEncrypted), progress);
  }

  private async replace(source: RestoreSource, next: number, { writes, progress }: Replacement): Promise<void> {
    await progress.begin('load');
    await this.load(source, next, progress);
    await progress.begin('files');
    await this.storeFiles(source, next, progress);
    await pause(EVENTS_MS);
    await progress.begin('switch');
    writes.leave();
    if (!(await this.records.use(next, this.generation))) throw BackupErrors.interrupted();
    await progress.checkpoint('switched');
    this.log.info('backup restored, its data is now in use', { generation: next });
    this.broadcasts.send(GenerationChanged, { generation: next });
  }

  private async load(source: RestoreSource, generation: number, progress: RunProgress): Promise<void> {
    const client = this.services.as(null);
    const copied = new Map<string, Counts>();
    for (const service of SERVICES) {
      const load = await client.request(backupMessages(service).beginLoad, { generation, copy: source.isAdded });
      copied.set(service, load.counts);
      await progress.checkpoint(`begun ${service}`);
    }
    const report = [...source.report, ...(await this.loadPortions(source, generation, progress))];
    await this.records.update(progress.id, { report });
    for (const service of SERVICES) {
      const migration = source.migrations[service] ?? 0;
      const complete = !source.isAdded; // not data that is in use already
      const { counts } = await client.request(backupMessages(service).finishLoad, { generation, migration, complete });
      source.check(service, counts);
      if (source.isAdded) checkCopied(service, copied.get(service) ?? {}, counts);
      await progress.checkpoint(`finished ${service}`);
    }
  }

  /** Loads the portions; returns the changes that were needed to avoid conflicts with existing data, for the report. */
  private async loadPortions(source: RestoreSource, generation: number, progress: RunProgress): Promise<string[]> {
    const client = this.services.as(null);
    const changes: string[] = [];
    let loaded = 0;
    for await (const portion of source.portions()) {
      changes.push(...(await portion.load(client, generation)));
      loaded += portion.count;
      progress.advance((100 * loaded) / Math.max(source.records, 1));
      await progress.checkpoint(`loaded ${portion.name}`);
    }
    return changes;
  }

  private async storeFiles(source: RestoreSource, generation: number, progress: RunProgress): Promise<void> {
    await this.files.drop(generation);
    if (source.isAdded) await this.files.copyCurrent(generation, progress);
    await this.files.store(source.files, generation, progress);
  }
}

/** The number of documents of each collection. */
type Counts = Readonly<Record<string, number>>;

/** What accompanies the replacement of the data. */
interface Replacement {
  writes: RefusedWrites;
  progress: RunProgress;
}

/** What the source of a restore depends on. */
interface SourceOptions {
  data: AllData;
  progress: RunProgress;
  merge: boolean;
}

/** @throws BackupErrors.damaged when copied data is missing */
function checkCopied(service: string, copied: Counts, stored: Counts): void {
  for (const [name, count] of Object.entries(copied))
    if ((stored[name] ?? 0) < count) throw BackupErrors.damaged({ name: `${service}.${name}` });
}
