import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { ReportSweeper } from './report-sweeper.js';
import { ReportController } from './report.controller.js';
import { ReportRepository } from './report.repository.js';
import { REPORT_ENTRIES, ReportEntrySchema, REPORTS, ReportSchema } from './report.schema.js';
import { ReportService } from './report.service.js';
import { ReportedWork } from './reported-work.js';

/** Reports of bulk imports and migrations, and the loop that executes their work item by item. */
@Module({
  controllers: [ReportController],
  providers: [
    provideModel(REPORTS, ReportSchema),
    provideModel(REPORT_ENTRIES, ReportEntrySchema),
    ReportRepository,
    ReportService,
    ReportedWork,
    ReportSweeper,
  ],
  exports: [ReportRepository, ReportedWork],
})
export class ReportsModule {}
