import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports/index.js';
import { ReportsModule } from '../reports/index.js';
import { StorageModule } from '../storage/index.js';
import { UploadsModule } from '../uploads/index.js';
import { ExportReader } from './reading/export-reader.js';
import { exportThreadsProvider } from './reading/export-threads.js';
import { MigrationAssets } from './migration-assets.js';
import { MigrationImporter } from './migration-importer.js';
import { MigrationController } from './migration.controller.js';
import { MigrationService } from './migration.service.js';

/** Imports of the exports of other apps. The migrations of our own database are in `data-migrations`. */
@Module({
  imports: [ImportsModule, ReportsModule, StorageModule, UploadsModule],
  controllers: [MigrationController],
  providers: [exportThreadsProvider, ExportReader, MigrationAssets, MigrationImporter, MigrationService],
})
export class MigrationsModule {}
