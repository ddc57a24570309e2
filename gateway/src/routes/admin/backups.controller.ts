import {
  AcceptBackup,
  AllBackups,
  BackupParam,
  BackupRun,
  BackupUploadFields,
  BackupUploadQuery,
  DeleteBackup,
  FileToken,
  FindBackup,
  ListBackups,
  MessageBody,
  ReadBackupRun,
  RestoreDraft,
  RestoreQuery,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, FileTokens, InjectConfig, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Audited } from '../../audit/audited.js';
import { recordTargetName } from '../../audit/request-names.js';
import { AdminOnly } from '../../auth/access.js';
import { RateLimit } from '../../auth/rate-limit.guard.js';
import type { GatewayConfig } from '../../config.js';
import { ApiErrors } from '../../openapi/api-errors.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { fileForm } from '../../openapi/schemas/json-schema-of.js';
import { Uploads } from '../../uploads/uploads.js';
import { BACKUP_LIMIT, BackupRuns } from './backup-runs.js';
import { messageBody } from '../../http/responses/message-body.js';

type FileName = z.output<typeof BackupParam>;

/** Backups of the whole site (docs/api/backups.md). */
@AdminOnly()
@ApiTags('Admin: Backups')
@Controller('api/admin/backups')
export class BackupsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly runs: BackupRuns,
    private readonly tokens: FileTokens,
    private readonly uploads: Uploads,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List backups',
    description: 'The newest first. `date` is the time of the backup, `integrity` the result of the last check.',
  })
  @ApiReply(200, AllBackups)
  list(@CurrentActor() actor: Actor) {
    return this.services.as(actor).requestText(ListBackups, {});
  }

  /** Responds when the backup is made and verified. */
  @Post()
  @ApiOperation({
    summary: 'Create a backup',
    description:
      'Answers when the backup has been made and verified, which may take minutes. 409 while another backup or restore is running.',
  })
  @RateLimit(BACKUP_LIMIT)
  @Audited('backup.create')
  @ApiReply(201, MessageBody)
  @ApiErrors(409, 500)
  async create(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    recordTargetName(request, await this.runs.create(actor, null));
    return messageBody('Backup created successfully');
  }

  /** The current or latest run, to show its progress. */
  @Get('runs/latest')
  @ApiOperation({
    summary: 'Get the progress of the latest backup or restore',
    description: 'The step and percentage, and the report of an import. Null when there was none.',
  })
  @ApiReply(200, BackupRun.nullable())
  readLatestRun(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadBackupRun, { id: null, waitMs: 0 });
  }

  @Post('upload')
  @ApiOperation({
    summary: 'Upload a backup',
    description:
      'The archive is checked completely before it is listed; it is not restored. 409 for a name that exists, unless `overwrite=true`.',
  })
  @Audited('backup.upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: fileForm('archive', 'passphrase') })
  @ApiReply(200, MessageBody)
  @ApiErrors(400, 409, 413, 422)
  async upload(
    @CurrentActor() actor: Actor,
    @Query({ schema: BackupUploadQuery }) { overwrite }: z.output<typeof BackupUploadQuery>,
    @Req() request: FastifyRequest,
  ) {
    const form = await this.uploads.receiveNamed(request, 'archive', this.config.BACKUP_MAX_UPLOAD_SIZE);
    const { passphrase } = await this.uploads.parseFields(form, BackupUploadFields);
    const { uploadKey, fileName } = form;
    recordTargetName(request, fileName);
    await this.services.as(actor).request(AcceptBackup, { uploadKey, fileName, overwrite, passphrase });
    return messageBody('Backup uploaded');
  }

  @Get(':fileName')
  @ApiOperation({
    summary: 'Get a download token of a backup',
    description: 'Pass the token to `/api/utils/download` within 30 minutes.',
  })
  @Audited('backup.download')
  @ApiReply(200, FileToken)
  @ApiErrors(404)
  async createToken(@CurrentActor() actor: Actor, @Param({ schema: BackupParam }) { fileName }: FileName) {
    const file = await this.services.as(actor).request(FindBackup, { fileName });
    return { fileToken: await this.tokens.issue(file) };
  }

  @Delete(':fileName')
  @ApiOperation({
    summary: 'Delete a backup',
    description: 'A copy on a second server is kept. Not possible (409) while it is being restored.',
  })
  @Audited('backup.delete')
  @ApiReply(200, MessageBody)
  @ApiErrors(400, 409)
  async delete(@CurrentActor() actor: Actor, @Param({ schema: BackupParam }) { fileName }: FileName) {
    await this.services.as(actor).request(DeleteBackup, { fileName });
    return messageBody(`${fileName} has been deleted.`);
  }

  /** Responds when the restored data is in use. All sessions have ended by then, except after a merge (`merge`). */
  @Post(':fileName/restore')
  @ApiOperation({
    summary: 'Restore a backup',
    description:
      'Replaces all data of the site in one step and ends all sessions; after a failure the data is unchanged. Answers when the restored data is in use, with `async=true` at once. Another backup is made first, unless `safetyBackup=false`.',
  })
  @RateLimit(BACKUP_LIMIT)
  @Audited((query) => (RestoreQuery.safeParse(query).data?.merge ? 'backup.merge' : 'backup.restore'))
  @ApiReply(200, MessageBody)
  @ApiErrors(400, 404, 409, 422, 500)
  async restore(
    @CurrentActor() actor: Actor,
    @Param({ schema: BackupParam }) { fileName }: FileName,
    @Query({ schema: RestoreQuery }) query: RestoreQuery,
    @Body({ schema: RestoreDraft }) draft: RestoreDraft,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const taskId = await this.runs.restore(actor, fileName, { ...query, passphrase: draft?.passphrase ?? null });
    if (!query.async) return messageBody(query.merge ? 'Groups added' : 'Restore successful');
    void reply.status(202);
    return { taskId };
  }
}
