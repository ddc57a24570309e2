import {
  AppError,
  BackupErrors,
  NotifyAdministrators,
  type AllBackups,
  type BackupFile,
  type BackupProduct,
  type RequestOf,
  type AcceptBackup,
} from '@larder/contracts';
import { BACKUPS_FOLDER, type ObjectStore } from '@larder/object-store';
import {
  InjectAllFiles,
  InjectConfig,
  Log,
  newId,
  Schedules,
  ServiceClient,
  type ScheduledRun,
} from '@larder/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AdminConfig } from '../config.js';
import { DataRepairs } from '../data-repairs/index.js';
import { verifyArchive } from './archive/verify-archive.js';
import { BackupCopies } from './copies/backup-copies.js';
import { toBackupFile } from './backup-file.mapper.js';
import { backupKey, backupNameOf, createdAtOf, isOrdinaryBackup, newBackupName, uploadedName } from './backup-name.js';
import { BackupArchives, type StoredBackup } from './encryption/backup-archives.js';
import { BackupMaker, knownMigrations } from './making/backup-maker.js';
import { RunExecutor } from './records/run-executor.js';
import type { RunProgress } from './records/run-progress.js';
import { SiteRecords } from './records/site-records.js';
import { DumpReader } from './restoring/dump-reader.js';
import { Restorer, type RestoreOptions } from './restoring/restorer.js';
import { superfluousBackups, type DatedBackup } from '../retention/index.js';

/** The export templates of the site. */
const TEMPLATES = ['recipes.md'];
/** Time limit of a scheduled backup, in milliseconds: encrypting 20 GiB of files takes half an hour. */
const SCHEDULED_MS = 4 * 3_600_000;
/** The keys of uploads; no other key in a request is read or removed. */
const UPLOAD_KEY = /^\.temp\/[A-Za-z0-9-]{1,100}$/;

/** The backups of the site. */
@Injectable()
export class BackupService implements OnApplicationBootstrap {
  constructor(
    @InjectAllFiles() private readonly files: ObjectStore,
    @InjectConfig() private readonly config: AdminConfig,
    private readonly records: SiteRecords,
    private readonly runs: RunExecutor,
    private readonly archives: BackupArchives,
    private readonly maker: BackupMaker,
    private readonly copies: BackupCopies,
    private readonly restorer: Restorer,
    private readonly schedules: Schedules,
    private readonly services: ServiceClient,
    private readonly dumps: DumpReader,
    private readonly repairs: DataRepairs,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const pattern = this.config.BACKUP_SCHEDULE;
    if (pattern)
      await this.schedules.add({ name: 'backup', pattern, timeoutMs: SCHEDULED_MS }, (run) => this.makeScheduled(run));
  }

  /** All backups, newest first. */
  async list(): Promise<AllBackups> {
    const checks = await this.records.allChecks();
    const backups: BackupFile[] = [];
    for await (const object of this.files.list(`${BACKUPS_FOLDER}/`)) backups.push(toBackupFile(object, checks));
    return { imports: backups.sort((a, b) => (a.date < b.date ? 1 : -1)), templates: TEMPLATES };
  }

  /** The key of an existing backup. */
  async find(fileName: string): Promise<string> {
    const key = backupKey(fileName);
    if (!(await this.files.head(key))) throw BackupErrors.notFound();
    return key;
  }

  /** @throws BackupErrors.notAFile when it does not exist, as clients expect; busy while it is being restored */
  async delete(fileName: string): Promise<void> {
    const key = await this.find(fileName).catch((error: unknown) => {
      throw error instanceof AppError && error.kind === 'not-found' ? BackupErrors.notAFile() : error;
    });
    await this.refuseDuringRestore(fileName);
    await this.files.delete(key);
    await this.records.deleteCheck(fileName);
    this.log.info('backup deleted', { fileName });
  }

  /** Starts a backup. @throws BackupErrors.busy */
  async start(id: string, tag: string | null): Promise<void> {
    const fileName = newBackupName(new Date(), { tag, isEncrypted: this.archives.areEncrypted });
    await this.begin({ id, kind: 'create', fileName, generation: null });
    this.runs.start(id, (progress) => this.make(fileName, progress));
  }

  /** Starts a restore. @throws BackupErrors.busy, notFound, and the errors of a wrong passphrase */
  async startRestore(id: string, options: RestoreOptions): Promise<void> {
    const { fileName, passphrase } = options;
    await this.archives.checkPassphrase({ key: await this.find(fileName), name: fileName, passphrase });
    const generation = await this.records.nextGeneration();
    await this.begin({ id, kind: 'restore', fileName, generation });
    this.runs.start(id, (progress) => this.restorer.restore(options, generation, progress));
  }

  /** Checks an upload and stores it as a backup; a refused one is removed. */
  async accept({ uploadKey, fileName, overwrite, passphrase }: RequestOf<typeof AcceptBackup>): Promise<string> {
    if (!UPLOAD_KEY.test(uploadKey)) throw BackupErrors.notFound();
    try {
      const name = uploadedName(fileName);
      const key = backupKey(name);
      if (!overwrite && (await this.files.head(key))) throw BackupErrors.exists();
      const product = await this.check({ key: uploadKey, name, passphrase });
      await this.refuseDuringRestore(name);
      await this.files.move(uploadKey, key);
      await this.records.deleteCheck(name);
      await this.records.saveCheck(name, 'intact');
      await this.records.saveProduct(name, product);
      this.log.info('backup uploaded', { fileName: name });
      return name;
    } finally {
      await this.files.delete(uploadKey);
    }
  }

  /** Reads and verifies a backup; returns the product that made it. @throws BackupErrors for an invalid one */
  private async check(upload: StoredBackup): Promise<BackupProduct> {
    return this.archives.use(upload, async (archive) => {
      if (archive.manifest) await verifyArchive(archive, knownMigrations(await this.maker.describe()));
      else await this.dumps.read(archive);
      return archive.manifest ? 'larder' : 'mealie';
    });
  }

  private async begin(run: Parameters<SiteRecords['begin']>[0]): Promise<void> {
    if (!(await this.records.begin(run))) throw BackupErrors.busy();
  }

  /** A restore reads its backup until all records and files are loaded. */
  private async refuseDuringRestore(fileName: string): Promise<void> {
    if (await this.records.isBeingRestored(fileName)) throw BackupErrors.busy();
  }

  /** Makes a backup. A copy that cannot be queued does not make it fail. */
  private async make(fileName: string, progress: RunProgress): Promise<'done'> {
    await this.repairs.runOrLog();
    await this.maker.make(fileName, progress);
    await this.copies.queue(fileName).catch((error: unknown) => this.log.error('copy not queued', { fileName, error }));
    return 'done';
  }

  /** Makes a scheduled backup and deletes superfluous ones; administrators get a mail when the last attempt fails. */
  private async makeScheduled({ isLast, signal }: Pick<ScheduledRun, 'isLast' | 'signal'>): Promise<void> {
    const id = newId();
    const fileName = newBackupName(new Date(), { isEncrypted: this.archives.areEncrypted });
    await this.begin({ id, kind: 'create', fileName, generation: null });
    try {
      await this.runs.run(id, (progress) => this.make(fileName, progress), signal);
    } catch (error) {
      if (isLast) await this.reportFailure();
      throw error;
    }
    await this.deleteSuperfluous(fileName);
  }

  private async reportFailure(): Promise<void> {
    try {
      await this.services.as(null).request(NotifyAdministrators, { notice: 'backup-failed' });
    } catch (error) {
      this.log.error('administrators not notified of a failed backup', { error });
    }
  }

  /**
   * Deletes only backups that were made by the schedule, or by a user without a tag; neither uploads nor safety
   * backups. Their times are those in their names: those of files change when an installation is moved. The new one is
   * kept even if others have a later time, since a clock was wrong, and one that is being restored until the next time.
   */
  private async deleteSuperfluous(newName: string): Promise<void> {
    const checks = await this.records.allChecks();
    const ordinary: DatedBackup[] = [];
    for await (const { key } of this.files.list(`${BACKUPS_FOLDER}/`)) {
      const name = backupNameOf(key);
      const isUploaded = checks.get(name)?.product !== undefined;
      if (isOrdinaryBackup(name) && !isUploaded) ordinary.push({ name, createdAt: createdAtOf(name) });
    }
    for (const name of superfluousBackups(ordinary, this.config.BACKUP_RETENTION))
      if (name !== newName && !(await this.records.isBeingRestored(name))) await this.delete(name);
  }
}
