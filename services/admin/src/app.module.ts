import { storeProvider } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { AnalyticsController } from './installation/analytics.controller.js';
import { AuditModule } from './audit/index.js';
import { BackupsModule } from './backups/index.js';
import { Installation } from './installation/installation.js';
import { LogsController } from './monitoring/logs.controller.js';
import { CleanUpService } from './maintenance/clean-up.service.js';
import { GroupBytes } from './maintenance/group-bytes.js';
import { MaintenanceController } from './maintenance/maintenance.controller.js';
import { OrphanedFiles } from './maintenance/orphaned-files.js';
import { StorageSumsService } from './maintenance/storage-sums.service.js';
import { SiteMetrics } from './monitoring/site-metrics.js';
import { ServerChecks } from './monitoring/server-checks.js';
import { NotifiersModule } from './notifiers/index.js';
import { UnusedSettingsWarning } from './site/unused-settings-warning.js';
import { SiteController } from './site/site.controller.js';
import { SiteService } from './site/site.service.js';
import { StorageController } from './monitoring/storage.controller.js';
import { AllServices } from './all-services.js';
import { TaskController } from './tasks/task.controller.js';
import { TaskService } from './tasks/task.service.js';
import { LatestVersion } from './installation/latest-version.js';

@Module({
  imports: [AuditModule, BackupsModule, NotifiersModule],
  controllers: [
    SiteController,
    StorageController,
    TaskController,
    AnalyticsController,
    LogsController,
    MaintenanceController,
  ],
  providers: [
    storeProvider,
    SiteService,
    LatestVersion,
    UnusedSettingsWarning,
    ServerChecks,
    SiteMetrics,
    AllServices,
    TaskService,
    Installation,
    StorageSumsService,
    GroupBytes,
    CleanUpService,
    OrphanedFiles,
  ],
})
export class AppModule {}
