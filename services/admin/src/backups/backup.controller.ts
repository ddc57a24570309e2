import {
  AcceptBackup,
  BackupErrors,
  DeleteBackup,
  FindBackup,
  ListBackups,
  ReadBackupRun,
  StartBackup,
  StartRestore,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, InjectConfig, pause, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import type { AdminConfig } from '../config.js';
import { BackupService } from './backup.service.js';
import { toBackupRun } from './backup-run.mapper.js';
import { SiteRecords } from './records/site-records.js';

/** Interval between two reads of a run's record while a request waits for its end, in milliseconds. */
const POLL_MS = 300;

/** Backups and restores, for administrators (docs/api/backups.md). */
@Controller()
export class BackupController {
  constructor(
    private readonly backups: BackupService,
    private readonly records: SiteRecords,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  @Answers(ListBackups)
  list(_request: RequestOf<typeof ListBackups>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.backups.list();
  }

  @Answers(StartBackup)
  async start({ id, tag }: RequestOf<typeof StartBackup>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    await this.backups.start(id, tag);
    return { id };
  }

  @Answers(StartRestore)
  async startRestore({ id, ...options }: RequestOf<typeof StartRestore>, @CurrentActor() actor: Actor) {
    this.requireRealSite(actor);
    await this.backups.startRestore(id, options);
    return { id };
  }

  /** Waits for the end of the run, at most `waitMs`; its record is polled, since another replica may execute it. */
  @Answers(ReadBackupRun)
  async readRun({ id, waitMs }: RequestOf<typeof ReadBackupRun>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    const until = performance.now() + waitMs;
    for (;;) {
      const run = await this.records.run();
      if (!run || (id !== null && run.id !== id)) return null;
      if (run.state !== 'running' || performance.now() >= until) return toBackupRun(run);
      await pause(POLL_MS);
    }
  }

  @Answers(FindBackup)
  async find({ fileName }: RequestOf<typeof FindBackup>, @CurrentActor() actor: Actor) {
    this.requireRealSite(actor);
    return { key: await this.backups.find(fileName), fileName };
  }

  @Answers(DeleteBackup)
  async delete({ fileName }: RequestOf<typeof DeleteBackup>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    await this.backups.delete(fileName);
    return null;
  }

  @Answers(AcceptBackup)
  async accept(request: RequestOf<typeof AcceptBackup>, @CurrentActor() actor: Actor) {
    this.requireRealSite(actor);
    return { fileName: await this.backups.accept(request) };
  }

  /** Refused in the demo: visitors could delete or replace its data. */
  private requireRealSite(actor: Actor): void {
    requireAdmin(actor);
    if (this.config.IS_DEMO) throw BackupErrors.demo();
  }
}
