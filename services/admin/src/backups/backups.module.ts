import { allFilesProvider, storeProvider } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { DataRepairs } from '../data-repairs/index.js';
import { NotifiersModule } from '../notifiers/index.js';
import { SecretsModule } from '../secrets/index.js';
import { BackupController } from './backup.controller.js';
import { BackupService } from './backup.service.js';
import { BackupCopies } from './copies/backup-copies.js';
import { secondStoreProvider } from './copies/second-store.provider.js';
import { DemoReset } from './demo-reset.js';
import { BackupArchives } from './encryption/backup-archives.js';
import { BackupMaker } from './making/backup-maker.js';
import { PauseAllWrites } from './pause-all-writes.js';
import { RunCheckpoints } from './records/run-checkpoints.js';
import { RunExecutor } from './records/run-executor.js';
import { SiteRecords } from './records/site-records.js';
import { DumpReader } from './restoring/dump-reader.js';
import { GenerationFiles } from './restoring/generation-files.js';
import { Restorer } from './restoring/restorer.js';
import { RunMonitor } from './run-monitor.js';

@Module({
  imports: [NotifiersModule, SecretsModule],
  controllers: [BackupController],
  providers: [
    storeProvider,
    allFilesProvider,
    secondStoreProvider,
    BackupCopies,
    BackupArchives,
    BackupMaker,
    BackupService,
    DataRepairs,
    DemoReset,
    DumpReader,
    PauseAllWrites,
    GenerationFiles,
    Restorer,
    RunCheckpoints,
    RunExecutor,
    RunMonitor,
    SiteRecords,
  ],
  exports: [BackupService],
})
export class BackupsModule {}
