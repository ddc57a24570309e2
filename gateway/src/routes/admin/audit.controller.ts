import { Readable } from 'node:stream';
import { AuditEntry, AuditFilter, AuditQuery, ExportAudit, ListAudit, Page, type Actor } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { auditCsv } from '../../audit/audit-csv.js';
import { AdminOnly } from '../../auth/access.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

const CSV = { type: 'text/csv; charset=utf-8', disposition: 'attachment; filename="audit.csv"' };

/** The audit log of administration (docs/api/administration.md#audit-log). */
@AdminOnly()
@ApiTags('Admin: Audit Log')
@Controller('api/admin/audit')
export class AuditController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List entries of the audit log',
    description: 'The newest first. Entries are kept for 400 days and contain no passwords or tokens.',
  })
  @ApiReply(200, Page(AuditEntry))
  list(@CurrentActor() actor: Actor, @Query({ schema: AuditQuery }) query: AuditQuery) {
    return this.pages.read(actor, ListAudit, { path: '/admin/audit', query });
  }

  @Get('export')
  @ApiOperation({
    summary: 'Export the audit log as CSV',
    description: 'The newest 100,000 entries that match the filters.',
  })
  @ApiOkResponse({ description: 'The entries as CSV.', content: { 'text/csv': { schema: { type: 'string' } } } })
  export(@CurrentActor() actor: Actor, @Query({ schema: AuditFilter }) filter: AuditFilter) {
    const entries = this.services.as(actor).stream(ExportAudit, filter);
    return new StreamableFile(Readable.from(auditCsv(entries), { objectMode: false }), CSV);
  }
}
