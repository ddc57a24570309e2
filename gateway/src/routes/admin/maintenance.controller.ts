import {
  CleanQuery,
  CleanUp,
  LogQuery,
  ServiceLogs,
  MaintenanceSummary,
  MessageBody,
  OrphansCleaned,
  ReadLogs,
  ReadMaintenance,
  StorageDetails,
  type Actor,
  type Cleanable,
} from '@larder/contracts';
import { CurrentActor, latestLines, Log, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../audit/audited.js';
import { AdminOnly } from '../../auth/access.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { messageBody } from '../../http/responses/message-body.js';

const NO_LINES = 'no log file found';

@AdminOnly()
@ApiTags('Admin: Maintenance')
@Controller('api/admin/maintenance')
export class MaintenanceController {
  constructor(
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Get an overview of stored files',
    description: 'Sizes of the file storage, counted at most every ten minutes.',
  })
  @ApiReply(200, MaintenanceSummary)
  async readSummary(@CurrentActor() actor: Actor) {
    return (await this.services.as(actor).request(ReadMaintenance, {})).summary;
  }

  @Get('storage')
  @ApiOperation({
    summary: 'Get the used storage of the site',
    description: 'Sizes by kind of file and by group, counted at most every ten minutes.',
  })
  @ApiReply(200, StorageDetails)
  async readStorage(@CurrentActor() actor: Actor) {
    return (await this.services.as(actor).request(ReadMaintenance, {})).storage;
  }

  /** The latest lines of the gateway and of all services, oldest first. */
  @Get('logs')
  @ApiOperation({
    summary: 'Get the last lines of the log',
    description:
      'The last lines of the gateway and all services as JSON texts, the oldest first. Each process keeps 2,000 lines in memory.',
  })
  @ApiReply(200, ServiceLogs)
  async readLogs(@CurrentActor() actor: Actor, @Query({ schema: LogQuery }) query: LogQuery) {
    const ofServices = await this.services.as(actor).request(ReadLogs, query);
    const lines = latestLines([this.log.recent.read(query), ofServices], query.lines);
    return { logs: lines.length > 0 ? lines.map(({ line }) => `${line}\n`) : [NO_LINES] };
  }

  @Post('clean/images')
  @ApiOperation({
    summary: 'Delete image files in other formats',
    description: 'Removes files that are not WebP from the image folders. With `dryRun=true` they are only counted.',
  })
  @Audited('clean-up.run')
  @ApiReply(200, MessageBody)
  async cleanImages(@CurrentActor() actor: Actor, @Query({ schema: CleanQuery }) query: CleanQuery) {
    const { removed } = await this.clean(actor, 'images', query);
    return messageBody(query.dryRun ? `${removed} images to clean` : `${removed} Images cleaned`);
  }

  @Post('clean/temp')
  @ApiOperation({
    summary: 'Delete temporary files',
    description: 'Removes uploads that are older than an hour. With `dryRun=true` they are only counted.',
  })
  @Audited('clean-up.run')
  @ApiReply(200, MessageBody)
  async cleanTemp(@CurrentActor() actor: Actor, @Query({ schema: CleanQuery }) query: CleanQuery) {
    const { removed } = await this.clean(actor, 'temp', query);
    return messageBody(query.dryRun ? `${removed} old uploads to clean` : "'.temp' directory cleaned");
  }

  @Post('clean/recipe-folders')
  @ApiOperation({
    summary: 'Delete folders without a recipe',
    description: 'Removes folders whose name is not an id. With `dryRun=true` they are only counted.',
  })
  @Audited('clean-up.run')
  @ApiReply(200, MessageBody)
  async cleanRecipeFolders(@CurrentActor() actor: Actor, @Query({ schema: CleanQuery }) query: CleanQuery) {
    const { removed } = await this.clean(actor, 'recipe-folders', query);
    return messageBody(query.dryRun ? `${removed} recipe folders to remove` : `${removed} Recipe folders removed`);
  }

  @Post('clean/logs')
  @ApiOperation({
    summary: 'Delete the lines of the log',
    description: 'Removes the lines that the log operation returns. With `dryRun=true` they are only counted.',
  })
  @Audited('clean-up.run')
  @ApiReply(200, MessageBody)
  async cleanLogs(@CurrentActor() actor: Actor, @Query({ schema: CleanQuery }) query: CleanQuery) {
    await this.clean(actor, 'logs', query);
    if (query.dryRun) return messageBody('The logs of all services to clean');
    this.log.recent.clear();
    return messageBody('Logs cleaned');
  }

  /** Files whose recipe, timeline event, asset or user does not exist any more. */
  @Post('clean/orphans')
  @ApiOperation({
    summary: 'Delete files without a record',
    description:
      'Removes files of recipes, timeline events and users that no longer exist, except those of the last day. With `dryRun=true` they are only counted.',
  })
  @Audited('clean-up.run')
  @ApiReply(200, OrphansCleaned)
  async cleanOrphans(@CurrentActor() actor: Actor, @Query({ schema: CleanQuery }) query: CleanQuery) {
    const { removed: objects, bytes = 0 } = await this.clean(actor, 'orphans', query);
    return { ...messageBody(query.dryRun ? `${objects} files to remove` : `${objects} files removed`), objects, bytes };
  }

  private clean(actor: Actor, kind: Cleanable, { dryRun }: CleanQuery) {
    return this.services.as(actor).request(CleanUp, { what: kind, dryRun });
  }
}
