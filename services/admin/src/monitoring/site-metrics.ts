import { Metrics } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { BackupService, isOrdinaryBackup } from '../backups/index.js';
import { StorageSumsService } from '../maintenance/storage-sums.service.js';

/** Metrics of the installation as a whole: every replica reports the same values. */
@Injectable()
export class SiteMetrics {
  constructor(backups: BackupService, storage: StorageSumsService, metrics: Metrics) {
    metrics.watch('larder_last_backup_timestamp_seconds', 'When the newest backup was made.', async () => {
      const { imports: newestFirst } = await backups.list();
      const latest = newestFirst.find(({ name }) => isOrdinaryBackup(name));
      return latest ? Date.parse(latest.date) / 1_000 : null;
    });
    metrics.watchEach('larder_storage_bytes', 'Stored files by top folder.', 'folder', async () => {
      const { bytes } = await storage.read();
      return bytes;
    });
    metrics.watchEach('larder_storage_group_bytes', 'Stored files by the group they belong to.', 'group', async () => {
      const { groups = {} } = await storage.read();
      return groups;
    });
  }
}
