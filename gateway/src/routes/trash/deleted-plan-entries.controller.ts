import {
  DeletedPlanEntry,
  Int,
  ListDeletedPlanEntries,
  Page,
  PurgePlanEntry,
  RestoreDeletedPlanEntry,
  PlanEntry,
  TrashQuery,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Pages } from '../../http/responses/pages.js';
import { ApiErrors } from '../../openapi/api-errors.js';
import { ApiReply } from '../../openapi/api-reply.js';

/** The trash of plan entries (docs/api/trash.md). */
@ApiTags('Households: Trash')
@Controller('api/trash/plan-entries')
export class DeletedPlanEntriesController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiReply(200, Page(DeletedPlanEntry))
  list(@CurrentActor() actor: Actor, @Query({ schema: TrashQuery }) query: TrashQuery) {
    return this.pages.read(actor, ListDeletedPlanEntries, { path: '/trash/plan-entries', query });
  }

  @Post(':id/restore')
  @ApiErrors(404)
  @ApiReply(200, PlanEntry)
  restore(@CurrentActor() actor: Actor, @Param('id', { schema: Int }) id: number) {
    return this.services.as(actor).request(RestoreDeletedPlanEntry, { id });
  }

  @Delete(':id')
  @ApiErrors(404)
  @ApiReply(200)
  purge(@CurrentActor() actor: Actor, @Param('id', { schema: Int }) id: number) {
    return this.services.as(actor).request(PurgePlanEntry, { id });
  }
}
