import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditEntryRepository } from './audit-entry.repository.js';
import { AUDIT_ENTRIES, AuditEntrySchema } from './audit-entry.schema.js';

/** The audit log of administration. */
@Module({
  controllers: [AuditController],
  providers: [provideModel(AUDIT_ENTRIES, AuditEntrySchema), AuditEntryRepository],
})
export class AuditModule {}
