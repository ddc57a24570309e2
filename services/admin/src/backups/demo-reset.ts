import { InjectConfig, newId, Schedules } from '@larder/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AdminConfig } from '../config.js';
import { BackupService } from './backup.service.js';

/** Restores the reference backup of a demo on a schedule, to undo changes of visitors. */
@Injectable()
export class DemoReset implements OnApplicationBootstrap {
  constructor(
    @InjectConfig() private readonly config: AdminConfig,
    private readonly schedules: Schedules,
    private readonly backups: BackupService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { IS_DEMO, DEMO_RESET_BACKUP: fileName, DEMO_RESET_SCHEDULE: pattern } = this.config;
    if (IS_DEMO && fileName) await this.schedules.add({ name: 'reset-demo', pattern }, () => this.reset(fileName));
  }

  /** Only starts the restore, which restarts this service: a task that waited for its end would be run again. */
  private reset(fileName: string): Promise<void> {
    return this.backups.startRestore(newId(), { fileName, passphrase: null, safetyBackup: false, merge: false });
  }
}
