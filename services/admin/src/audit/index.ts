export { AUDIT_ENTRIES, AuditEntrySchema } from './audit-entry.schema.js';
export { AuditModule } from './audit.module.js';
