import {
  CreateRecipeAction,
  DeleteRecipeAction,
  DeleteRecipeActions,
  RecordIds,
  Id,
  ListRecipeActions,
  Page,
  PageQuery,
  PatchRecipeAction,
  ReadRecipeAction,
  RecipeAction,
  RecipeActionDraft,
  RecipeActionPatch,
  TriggerRecipeAction,
  UpdateRecipeAction,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Households: Recipe Actions')
@Controller('api/households/recipe-actions')
export class RecipeActionsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List recipe actions' })
  @Conditional('recipe')
  @ApiReply(200, Page(RecipeAction))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListRecipeActions, { path: '/households/recipe-actions', query });
  }

  @Post()
  @ApiOperation({
    summary: 'Create a recipe action',
    description:
      'A URL to open with a recipe (`link`) or to send it to (`post`). `${url}`, `${id}` and `${slug}` are replaced by those of the recipe.',
  })
  @ApiReply(201, RecipeAction)
  create(@CurrentActor() actor: Actor, @Body({ schema: RecipeActionDraft }) action: RecipeActionDraft) {
    return this.services.as(actor).request(CreateRecipeAction, { id: newId(), action });
  }

  @Delete()
  @ApiOperation({
    summary: 'Delete several recipe actions',
    description: 'Takes 1 to 1,000 ids; unknown ones are skipped. Needs `canOrganize`.',
  })
  @ApiReply(200)
  deleteAll(@CurrentActor() actor: Actor, @Query({ schema: RecordIds }) { ids }: RecordIds) {
    return this.services.as(actor).request(DeleteRecipeActions, { ids });
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a recipe action' })
  @Conditional('recipe')
  @ApiReply(200, RecipeAction)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadRecipeAction, { id });
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a recipe action' })
  @ApiReply(200, RecipeAction)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: RecipeActionDraft }) action: RecipeActionDraft,
  ) {
    return this.services.as(actor).request(UpdateRecipeAction, { id, action });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a recipe action' })
  @ApiReply(200, RecipeAction)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: RecipeActionPatch }) changes: RecipeActionPatch,
  ) {
    return this.services.as(actor).request(PatchRecipeAction, { id, changes });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a recipe action' })
  @ApiReply(200, RecipeAction)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteRecipeAction, { id });
  }

  @Post(':item_id/trigger/:recipe_slug')
  @ApiOperation({
    summary: 'Trigger a recipe action',
    description:
      'Queues a job that posts the recipe to the URL once, and returns 202 at once. 400 for actions of the type `link`, which clients open themselves.',
  })
  @ApiReply(202)
  async trigger(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Param('recipe_slug') slugOrId: string,
  ) {
    await this.services.as(actor).request(TriggerRecipeAction, { id, slugOrId });
    return null;
  }
}
