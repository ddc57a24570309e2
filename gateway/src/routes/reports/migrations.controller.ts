import { MigrationForm, ReportSummary, StartMigration, type Actor } from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { RateLimit } from '../../auth/rate-limit.guard.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { fileForm } from '../../openapi/schemas/json-schema-of.js';
import { Uploads } from '../../uploads/uploads.js';
import { waitForReport } from './wait-for-report.js';

/** The export of a whole app, with its images. */
const MAX_BYTES = 2 * 1024 * 1024 * 1024;

@ApiTags('Groups: Migrations')
@Controller('api/groups/migrations')
export class MigrationsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly uploads: Uploads,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Import an export of another app',
    description:
      'Answers when the import has ended, or after 55 seconds with a report that is still in progress. Recipes belong to the caller; images are imported too.',
  })
  @RateLimit({ setting: 'IMPORT_RATE_LIMIT', per: 'user' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: fileForm('archive', 'add_migration_tag', 'migration_type') })
  @ApiReply(200, ReportSummary)
  async start(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<ReportSummary> {
    const form = await this.uploads.receive(request, 'archive', MAX_BYTES);
    const { migration_type: type, add_migration_tag: addTag } = await this.uploads.parseFields(form, MigrationForm);
    const { uploadKey } = form;
    const { reportId } = await this.services
      .as(actor)
      .request(StartMigration, { reportId: newId(), type, addTag, uploadKey });
    return waitForReport(this.services, actor, reportId);
  }
}
