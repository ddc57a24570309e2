import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { AuditInterceptor, AUDITED, type AuditedAction } from './audit.interceptor.js';

/** This route is recorded in the audit log (docs/api/administration.md#audit-log). */
export const Audited = (action: AuditedAction) =>
  applyDecorators(SetMetadata(AUDITED, action), UseInterceptors(AuditInterceptor));
