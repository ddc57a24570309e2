import {
  DeletedRecord,
  Id,
  ListDeletedShoppingLists,
  Page,
  PurgeShoppingList,
  RestoreDeletedShoppingList,
  ShoppingListOut,
  TrashQuery,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Pages } from '../../http/responses/pages.js';
import { ApiErrors } from '../../openapi/api-errors.js';
import { ApiReply } from '../../openapi/api-reply.js';

/** The trash of shopping lists (docs/api/trash.md). */
@ApiTags('Households: Trash')
@Controller('api/trash/shopping-lists')
export class DeletedShoppingListsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List deleted shopping lists',
    description: 'The lists of the household that were deleted within 30 days, the latest first.',
  })
  @ApiReply(200, Page(DeletedRecord))
  list(@CurrentActor() actor: Actor, @Query({ schema: TrashQuery }) query: TrashQuery) {
    return this.pages.read(actor, ListDeletedShoppingLists, { path: '/trash/shopping-lists', query });
  }

  @Post(':id/restore')
  @ApiOperation({ summary: 'Restore a deleted shopping list', description: 'With its items and labels.' })
  @ApiErrors(404)
  @ApiReply(200, ShoppingListOut)
  restore(@CurrentActor() actor: Actor, @Param('id', { schema: Id }) id: string) {
    return this.services.as(actor).request(RestoreDeletedShoppingList, { id });
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Permanently delete a shopping list', description: 'From the trash, with its items.' })
  @ApiErrors(404)
  @ApiReply(200)
  purge(@CurrentActor() actor: Actor, @Param('id', { schema: Id }) id: string) {
    return this.services.as(actor).request(PurgeShoppingList, { id });
  }
}
