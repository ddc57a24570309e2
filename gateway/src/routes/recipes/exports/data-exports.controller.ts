import {
  CreateDataExportToken,
  DataExport,
  DataExportQuery,
  ExportDraft,
  FileToken,
  ListDataExports,
  MessageBody,
  PurgeDataExports,
  StartDataExport,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiReply } from '../../../openapi/api-reply.js';
import { waitForExport } from './wait-for-export.js';
import { ApiErrors } from '../../../openapi/api-errors.js';
import { messageBody } from '../../../http/responses/message-body.js';

/** Archives of many recipes. */
@ApiTags('Recipe: Bulk Exports')
@Controller('api/recipes/bulk-actions/export')
export class DataExportsController {
  constructor(private readonly services: ServiceClient) {}

  @Post()
  @ApiOperation({
    summary: 'Export several recipes',
    description:
      'Creates an archive of up to 10,000 recipes with their files, and responds when it exists, or after 30 seconds.',
  })
  @ApiReply(202)
  async start(@CurrentActor() actor: Actor, @Body({ schema: ExportDraft }) draft: ExportDraft) {
    const { exportId } = await this.services.as(actor).request(StartDataExport, draft);
    await waitForExport(this.services.as(actor), exportId);
    return null;
  }

  @Get()
  @ApiOperation({
    summary: 'List data exports',
    description: 'Archives of the group, the newest first. They expire after a day.',
  })
  @ApiReply(200, z.array(DataExport))
  list(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ListDataExports, {});
  }

  @Get('download')
  @ApiOperation({
    summary: 'Get a download token of a data export',
    description: 'Takes the `path` of a listed archive. Pass the token to `/api/utils/download` within 30 minutes.',
  })
  @ApiErrors(400)
  @ApiReply(200, FileToken)
  createToken(
    @CurrentActor() actor: Actor,
    @Query({ schema: DataExportQuery }) { path }: z.output<typeof DataExportQuery>,
  ) {
    return this.services.as(actor).request(CreateDataExportToken, { path });
  }

  @Delete('purge')
  @ApiOperation({ summary: 'Delete all data exports', description: 'Removes all archives of the group.' })
  @ApiReply(200, MessageBody)
  async purge(@CurrentActor() actor: Actor): Promise<MessageBody> {
    const { purged } = await this.services.as(actor).request(PurgeDataExports, {});
    return messageBody(`${purged} exports deleted`);
  }
}
