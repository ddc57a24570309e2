import {
  DeleteReport,
  Id,
  ListReports,
  MessageBody,
  readAll,
  ReadReport,
  Report,
  ReportQuery,
  ReportSummary,
  type Actor,
} from '@larder/contracts';
import { translate } from '@larder/locales';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiReply } from '../../openapi/api-reply.js';
import { collectReport } from './collect-report.js';
import { messageBody } from '../../http/responses/message-body.js';

@ApiTags('Groups: Reports')
@Controller('api/groups/reports')
export class ReportsController {
  constructor(private readonly services: ServiceClient) {}

  @Get()
  @ApiOperation({
    summary: 'List reports',
    description: 'Reports of bulk imports and migrations of the group, without entries, the latest first.',
  })
  @ApiReply(200, z.array(ReportSummary))
  list(@CurrentActor() actor: Actor, @Query({ schema: ReportQuery }) query: z.output<typeof ReportQuery>) {
    return readAll(this.services.as(actor).stream(ListReports, { category: query.report_type ?? null }));
  }

  @Get(':item_id')
  @ApiOperation({
    summary: 'Get a report',
    description:
      'With one entry for each imported item. While `status` is `in-progress`, `done` and `total` count the items.',
  })
  @ApiReply(200, Report)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return collectReport(this.services.as(actor).stream(ReadReport, { id }));
  }

  @Delete(':item_id')
  @ApiOperation({
    summary: 'Delete a report',
    description: 'Cancels the work if it is still running. Recipes that were imported stay.',
  })
  @ApiReply(200, MessageBody)
  async delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string): Promise<MessageBody> {
    await this.services.as(actor).request(DeleteReport, { id });
    return messageBody(translate(actor.locale, 'messages.report-deleted'));
  }
}
