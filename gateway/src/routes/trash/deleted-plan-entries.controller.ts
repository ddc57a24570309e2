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
import { ApiOperation, ApiTags } from '@nestjs/swagger';
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
  @ApiOperation({
    summary: 'List deleted meal plan entries',
    description: 'The entries of the household that were deleted within 30 days, the latest first.',
  })
  @ApiReply(200, Page(DeletedPlanEntry))
  list(@CurrentActor() actor: Actor, @Query({ schema: TrashQuery }) query: TrashQuery) {
    return this.pages.read(actor, ListDeletedPlanEntries, { path: '/trash/plan-entries', query });
  }

  @Post(':id/restore')
  @ApiOperation({
    summary: 'Restore a deleted meal plan entry',
    description: 'With its number. When its recipe no longer exists, it becomes a note with the name of the recipe.',
  })
  @ApiErrors(404)
  @ApiReply(200, PlanEntry)
  restore(@CurrentActor() actor: Actor, @Param('id', { schema: Int }) id: number) {
    return this.services.as(actor).request(RestoreDeletedPlanEntry, { id });
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Permanently delete a meal plan entry', description: 'From the trash.' })
  @ApiErrors(404)
  @ApiReply(200)
  purge(@CurrentActor() actor: Actor, @Param('id', { schema: Int }) id: number) {
    return this.services.as(actor).request(PurgePlanEntry, { id });
  }
}
