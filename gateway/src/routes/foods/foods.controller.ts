import {
  BulkLabel,
  LabelFoods,
  CopyFood,
  CreateFood,
  DeleteFood,
  DeleteFoods,
  RecordIds,
  Food,
  FoodDraft,
  FoodMerge,
  FoodPatch,
  Id,
  ListFoods,
  MergeFoods,
  MessageBody,
  PatchFood,
  RecordCopy,
  Page,
  ReadFood,
  SearchQuery,
  UpdateFood,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { FreshRecordInterceptor } from '../../http/caching/fresh-record.interceptor.js';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { messageBody } from '../../http/responses/message-body.js';

@ApiTags('Recipes: Foods')
@UseInterceptors(FreshRecordInterceptor)
@Controller('api/foods')
export class FoodsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List foods' })
  @Conditional('recipe')
  @ApiReply(200, Page(Food))
  list(@CurrentActor() actor: Actor, @Query({ schema: SearchQuery }) query: SearchQuery) {
    return this.pages.read(actor, ListFoods, { path: '/foods', query });
  }

  @Post()
  @ApiOperation({ summary: 'Create a food' })
  @ApiReply(201, Food)
  create(@CurrentActor() actor: Actor, @Body({ schema: FoodDraft }) food: FoodDraft) {
    return this.services.as(actor).request(CreateFood, { id: newId(), food });
  }

  @Put('bulk-label')
  @ApiOperation({
    summary: 'Set the label of several foods',
    description: 'Null removes the label. Needs `canOrganize`.',
  })
  @ApiReply(200)
  assignLabel(@CurrentActor() actor: Actor, @Body({ schema: BulkLabel }) body: BulkLabel) {
    return this.services.as(actor).request(LabelFoods, body);
  }

  @Put('merge')
  @ApiOperation({
    summary: 'Merge two foods',
    description:
      'Recipes, cookbooks and shopping lists use `toFood` from then on; the names of `fromFood` become its aliases, and its id stays valid. Needs `canOrganize`.',
  })
  @ApiReply(200, MessageBody)
  async merge(@CurrentActor() actor: Actor, @Body({ schema: FoodMerge }) { fromFood, toFood }: FoodMerge) {
    await this.services.as(actor).request(MergeFoods, { fromId: fromFood, toId: toFood });
    return messageBody('Successfully merged foods');
  }

  @Delete()
  @ApiOperation({
    summary: 'Delete several foods',
    description:
      'Takes 1 to 1,000 ids; unknown ones are skipped. Needs `canOrganize`. Ingredients keep the names in their notes.',
  })
  @ApiReply(200)
  deleteAll(@CurrentActor() actor: Actor, @Query({ schema: RecordIds }) { ids }: RecordIds) {
    return this.services.as(actor).request(DeleteFoods, { ids });
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a food' })
  @Conditional('recipe')
  @ApiReply(200, Food)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadFood, { id });
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a food' })
  @ApiReply(200, Food)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: FoodDraft }) food: FoodDraft,
  ) {
    return this.services.as(actor).request(UpdateFood, { id, food });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a food' })
  @ApiReply(200, Food)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: FoodPatch }) changes: FoodPatch,
  ) {
    return this.services.as(actor).request(PatchFood, { id, changes });
  }

  @Post(':item_id/duplicate')
  @ApiOperation({ summary: 'Duplicate a food' })
  @ApiReply(201, Food)
  duplicate(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: RecordCopy }) { name }: RecordCopy,
  ) {
    return this.services.as(actor).request(CopyFood, { id, copyId: newId(), name });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a food', description: 'Ingredients that use it keep its name in their notes.' })
  @ApiReply(200, Food)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteFood, { id });
  }
}
