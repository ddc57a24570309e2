import {
  DeletedRecord,
  Id,
  ListDeletedCookbooks,
  Page,
  PurgeCookbook,
  RestoreDeletedCookbook,
  Cookbook,
  TrashQuery,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Pages } from '../../http/responses/pages.js';
import { ApiErrors } from '../../openapi/api-errors.js';
import { ApiReply } from '../../openapi/api-reply.js';

/** The trash of cookbooks (docs/api/trash.md). */
@ApiTags('Households: Trash')
@Controller('api/trash/cookbooks')
export class DeletedCookbooksController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List deleted cookbooks',
    description: 'The cookbooks of the household that were deleted within 30 days, the latest first.',
  })
  @ApiReply(200, Page(DeletedRecord))
  list(@CurrentActor() actor: Actor, @Query({ schema: TrashQuery }) query: TrashQuery) {
    return this.pages.read(actor, ListDeletedCookbooks, { path: '/trash/cookbooks', query });
  }

  @Post(':id/restore')
  @ApiOperation({ summary: 'Restore a deleted cookbook', description: 'Its slug gets a number when it is taken.' })
  @ApiErrors(404)
  @ApiReply(200, Cookbook)
  restore(@CurrentActor() actor: Actor, @Param('id', { schema: Id }) id: string) {
    return this.services.as(actor).request(RestoreDeletedCookbook, { id });
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Permanently delete a cookbook', description: 'From the trash.' })
  @ApiErrors(404)
  @ApiReply(200)
  purge(@CurrentActor() actor: Actor, @Param('id', { schema: Id }) id: string) {
    return this.services.as(actor).request(PurgeCookbook, { id });
  }
}
