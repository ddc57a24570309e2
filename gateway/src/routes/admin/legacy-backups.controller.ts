import {
  AcceptBackup,
  AllBackups,
  BackupDraft,
  BackupErrors,
  BackupImport,
  BackupImportReport,
  BackupParam,
  BackupPath,
  DeleteBackup,
  FileToken,
  FindBackup,
  ListBackups,
  MessageBody,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, FileTokens, InjectConfig, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
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

/** The backup routes of older clients: aliases of the routes for administrators. */
@AdminOnly()
@ApiTags('Backups')
@Controller('api/backups')
export class LegacyBackupsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly runs: BackupRuns,
    private readonly tokens: FileTokens,
    private readonly uploads: Uploads,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  @Get('available')
  @ApiOperation({ summary: 'List backups (older clients)', description: 'The same as `GET /api/admin/backups`.' })
  @ApiReply(200, AllBackups)
  list(@CurrentActor() actor: Actor) {
    return this.services.as(actor).requestText(ListBackups, {});
  }

  @Post('export/database')
  @ApiOperation({ summary: 'Create a backup (older clients)', description: 'The same as `POST /api/admin/backups`.' })
  @RateLimit(BACKUP_LIMIT)
  @Audited('backup.create')
  @ApiReply(201, BackupPath)
  @ApiErrors(409, 500)
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: BackupDraft }) { tag }: BackupDraft,
    @Req() request: FastifyRequest,
  ) {
    const fileName = await this.runs.create(actor, tag ?? null);
    recordTargetName(request, fileName);
    return { export_path: fileName };
  }

  @Post('upload')
  @ApiOperation({
    summary: 'Upload a backup (older clients)',
    description: 'The same as `POST /api/admin/backups/upload`.',
  })
  @Audited('backup.upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: fileForm('archive') })
  @ApiReply(200, MessageBody)
  @ApiErrors(400, 409, 413, 422)
  async upload(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const form = await this.uploads.receiveNamed(request, 'archive', this.config.BACKUP_MAX_UPLOAD_SIZE);
    const { uploadKey, fileName } = form;
    recordTargetName(request, fileName);
    await this.services.as(actor).request(AcceptBackup, { uploadKey, fileName, overwrite: false });
    return messageBody('Backup uploaded');
  }

  @Get(':fileName/download')
  @ApiOperation({
    summary: 'Get a download token of a backup (older clients)',
    description: 'The same as `GET /api/admin/backups/{fileName}`.',
  })
  @Audited('backup.download')
  @ApiReply(200, FileToken)
  @ApiErrors(404)
  async createToken(@CurrentActor() actor: Actor, @Param({ schema: BackupParam }) { fileName }: FileName) {
    const file = await this.services.as(actor).request(FindBackup, { fileName });
    return { fileToken: await this.tokens.issue(file) };
  }

  /** Restores the whole backup. A request for a part of it is refused, since the rest of the data would be lost. */
  @Post(':fileName/import')
  @ApiOperation({
    summary: 'Import parts of a backup (older clients)',
    description: 'Restores the whole backup. A request for parts is refused (400), since the other data would be lost.',
  })
  @RateLimit(BACKUP_LIMIT)
  @Audited('backup.restore')
  @ApiReply(200, BackupImportReport)
  @ApiErrors(400, 404, 409, 500)
  async import(
    @CurrentActor() actor: Actor,
    @Param({ schema: BackupParam }) { fileName }: FileName,
    @Body({ schema: BackupImport }) { recipes, settings, themes, groups, users, notifications }: BackupImport,
  ) {
    if (![recipes, settings, themes, groups, users, notifications].every(Boolean)) throw BackupErrors.partial();
    await this.runs.restore(actor, fileName, { safetyBackup: true, async: false, merge: false });
    const settingsImports = [{ name: fileName, status: true, exception: null }];
    return { recipeImports: [], settingsImports, themeImports: [], pageImports: [], groupImports: [], userImports: [] };
  }

  @Delete(':fileName/delete')
  @ApiOperation({
    summary: 'Delete a backup (older clients)',
    description: 'The same as `DELETE /api/admin/backups/{fileName}`.',
  })
  @Audited('backup.delete')
  @ApiReply(200, MessageBody)
  @ApiErrors(400, 409)
  async delete(@CurrentActor() actor: Actor, @Param({ schema: BackupParam }) { fileName }: FileName) {
    await this.services.as(actor).request(DeleteBackup, { fileName });
    return messageBody(`${fileName} has been deleted.`);
  }
}
