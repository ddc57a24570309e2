import { BackupErrors, backupMessages, GenerationChanged, SERVICES } from '@larder/contracts';
import { fileOfGeneration, type ObjectStore } from '@larder/object-store';
import {
  Broadcasts,
  DAILY,
  GENERATION,
  InjectAllFiles,
  InProcessServices,
  Log,
  Scheduled,
  ServiceClient,
} from '@larder/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataRepairs } from '../data-repairs/index.js';
import { RestoreNotifications } from '../notifiers/index.js';
import { earliestLiveHeartbeat, SiteRecords, type RunDocument } from './records/site-records.js';
import { Restorer } from './restoring/restorer.js';

/** The interval of checks, in milliseconds. */
const CHECK_MS = 5_000;
/** The interval of checks while the services start with restored data, in milliseconds. */
const RECHECK_MS = 300;
/** How long replaced data is kept after a restore, in milliseconds. */
const KEEP_MS = 24 * 3_600_000;

/** Ends runs of other processes: restores whose data is in use now, and runs whose process has crashed. */
@Injectable()
export class RunMonitor implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    @InjectAllFiles() private readonly files: ObjectStore,
    @Inject(GENERATION) private readonly generation: number,
    private readonly records: SiteRecords,
    private readonly restorer: Restorer,
    private readonly services: ServiceClient,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
    private readonly local: InProcessServices,
    private readonly repairs: DataRepairs,
    private readonly notifications: RestoreNotifications,
  ) {}

  onApplicationBootstrap(): void {
    // With one process for all services, a run that was recorded before its start has ended.
    this.timer = setTimeout(() => void this.checkRun(this.local.isOneProcess), 0);
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Removes the replaced data, a day after a restore; later when another one is running, whose data is not in use yet. */
  @Scheduled('drop-replaced-data', { pattern: DAILY })
  async dropReplaced(): Promise<void> {
    const current = await this.records.currentGeneration();
    if (!current || current.changedAt.getTime() > Date.now() - KEEP_MS) return;
    if (await this.records.runningRestore()) return;
    await this.restorer.dropOthers(null);
    const folders = new Set<string>();
    for await (const { key } of this.files.list()) {
      const file = fileOfGeneration(key);
      if (file && file.generation !== current.generation) folders.add(key.split('/', 1)[0] ?? '');
    }
    for (const folder of folders) await this.files.deletePrefix(`${folder}/`);
  }

  /** @param isDead whether a recorded run can only belong to a process that has ended */
  private async checkRun(isDead: boolean): Promise<void> {
    let [waitMs, isDeadNext] = [CHECK_MS, false];
    try {
      const run = await this.records.run();
      if (run?.state === 'running' && !(await this.end(run, isDead))) waitMs = RECHECK_MS;
    } catch (error) {
      this.log.debug('state of a backup run not read', { error });
      [waitMs, isDeadNext] = [RECHECK_MS, isDead];
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.checkRun(isDeadNext), waitMs).unref();
  }

  /** Ends a run without a running process; false while the services are still starting with restored data. */
  private async end(run: RunDocument, isDead: boolean): Promise<boolean> {
    if (run.kind === 'restore' && run.generation === this.generation) return this.endRestore(run);
    if (!isDead && run.aliveAt > earliestLiveHeartbeat()) return true;
    this.log.warn('backup or restore was interrupted', { id: run.id, step: run.step });
    if (run.generation !== null) await this.restorer.discard(run.generation);
    await this.records.end(run.id, BackupErrors.interrupted().toJSON());
    return true;
  }

  private async endRestore({ id, generation }: RunDocument): Promise<boolean> {
    const client = this.services.as(null);
    const all = await Promise.all(SERVICES.map((service) => client.request(backupMessages(service).describe, {})));
    if (all.some((each) => each.generation !== generation || !each.isReady)) return false;
    // Clears caches that were filled while the services started.
    this.broadcasts.send(GenerationChanged, { generation: this.generation });
    await this.notifications.send(id);
    await this.records.end(id, null);
    this.log.info('restore finished', { generation });
    await this.repairs.runOrLog();
    return true;
  }
}
