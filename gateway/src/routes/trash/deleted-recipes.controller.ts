import {
  DeletedRecipe,
  Id,
  ListDeletedRecipes,
  Page,
  PurgeRecipe,
  Recipe,
  RestoreDeletedRecipe,
  TrashQuery,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Pages } from '../../http/responses/pages.js';
import { ApiErrors } from '../../openapi/api-errors.js';
import { ApiReply } from '../../openapi/api-reply.js';

/** The trash of recipes (docs/api/trash.md). */
@ApiTags('Recipe: Trash')
@Controller('api/trash/recipes')
export class DeletedRecipesController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List deleted recipes',
    description: 'The recipes of the group that were deleted within 30 days, the latest first.',
  })
  @ApiReply(200, Page(DeletedRecipe))
  list(@CurrentActor() actor: Actor, @Query({ schema: TrashQuery }) query: TrashQuery) {
    return this.pages.read(actor, ListDeletedRecipes, { path: '/trash/recipes', query });
  }

  @Post(':id/restore')
  @ApiOperation({
    summary: 'Restore a deleted recipe',
    description:
      'With its files, history, ratings, comments and plan entries. A taken name gets a number. Needs the permission to change the recipe.',
  })
  @ApiErrors(404)
  @ApiReply(200, Recipe)
  restore(@CurrentActor() actor: Actor, @Param('id', { schema: Id }) id: string) {
    return this.services.as(actor).request(RestoreDeletedRecipe, { id });
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Permanently delete a recipe',
    description: 'From the trash, with its files. Needs the permission to change the recipe.',
  })
  @ApiErrors(404)
  @ApiReply(200)
  purge(@CurrentActor() actor: Actor, @Param('id', { schema: Id }) id: string) {
    return this.services.as(actor).request(PurgeRecipe, { id });
  }
}
