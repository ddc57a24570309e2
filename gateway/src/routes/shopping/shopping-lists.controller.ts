import {
  AddRecipeToList,
  AppliedDeviceChanges,
  ApplyDeviceChanges,
  CopyShoppingList,
  CreateShoppingList,
  DeviceChanges,
  DeleteShoppingList,
  Id,
  LabelPosition,
  ListShoppingLists,
  Page,
  PageQuery,
  SetLabelPositions,
  ReadShoppingList,
  RecordCopy,
  RemoveRecipeFromList,
  ShoppingListDraft,
  ShoppingListOut,
  ShoppingListPatch,
  ShoppingListSummary,
  ShoppingListUpdate,
  ShoppingRecipeAddition,
  ShoppingRecipeRemoval,
  UpdateShoppingList,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Conditional } from '../../http/caching/conditional.js';
import { RecordText } from '../../http/caching/record-text.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

const Places = z.array(LabelPosition).max(1000);
const { acknowledged } = AppliedDeviceChanges.shape;
const ChangedByDevice = z
  .object({ list: ShoppingListOut.describe('The list after the changes.'), acknowledged })
  .meta({ id: 'DeviceChangesOut' });
/** An optional body. */
const optional = <Body extends z.ZodType>(body: Body) => z.preprocess((raw) => raw ?? {}, body);
const Addition = optional(ShoppingRecipeAddition);
const Removal = optional(ShoppingRecipeRemoval);

@ApiTags('Households: Shopping Lists')
@Controller('api/households/shopping/lists')
export class ShoppingListsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List shopping lists', description: 'Lists of the household, without their items.' })
  @Conditional('shopping', 'recipe')
  @ApiReply(200, Page(ShoppingListSummary))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListShoppingLists, { path: '/households/shopping/lists', query });
  }

  @Post()
  @ApiOperation({ summary: 'Create a shopping list' })
  @ApiReply(201, ShoppingListOut)
  create(@CurrentActor() actor: Actor, @Body({ schema: ShoppingListDraft }) list: ShoppingListDraft) {
    return this.services.as(actor).request(CreateShoppingList, { id: newId(), list });
  }

  @Get(':item_id')
  @ApiOperation({
    summary: 'Get a shopping list',
    description: 'With its items by position, its recipes and the order of its labels.',
  })
  @Conditional('shopping', 'recipe')
  @ApiReply(200, ShoppingListOut)
  async read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return new RecordText(await this.services.as(actor).requestText(ReadShoppingList, { id }));
  }

  @Put(':item_id')
  @ApiOperation({
    summary: 'Replace a shopping list',
    description: 'Changes the name, the owner and `extras`. Items change only by the operations on items.',
  })
  @ApiReply(200, ShoppingListOut)
  async update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: ShoppingListUpdate }) list: ShoppingListUpdate,
  ) {
    const { name = null, userId, learnAisleOrder } = list;
    const changes = { name, extras: list.extras ?? {}, learnAisleOrder, ...(userId && { userId }) };
    return new RecordText(await this.services.as(actor).requestText(UpdateShoppingList, { id, changes }));
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a shopping list' })
  @ApiReply(200, ShoppingListOut)
  async patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: ShoppingListPatch }) changes: ShoppingListPatch,
  ) {
    return new RecordText(await this.services.as(actor).requestText(UpdateShoppingList, { id, changes }));
  }

  @Post(':item_id/duplicate')
  @ApiOperation({ summary: 'Duplicate a shopping list', description: 'Copies its unchecked items, without recipes.' })
  @ApiReply(201, ShoppingListOut)
  duplicate(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: RecordCopy }) { name }: RecordCopy,
  ) {
    return this.services.as(actor).request(CopyShoppingList, { id, copyId: newId(), name });
  }

  @Post(':item_id/recipe/:recipe_id')
  @ApiOperation({
    summary: 'Add a recipe to a shopping list',
    description:
      'Adds the ingredients of the recipe, or those of `recipeIngredients`, and merges them with the items on the list. The body may be absent.',
  })
  @ApiReply(200, ShoppingListOut)
  async addRecipe(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Param('recipe_id', { schema: Id }) recipeId: string,
    @Body({ schema: Addition }) addition: ShoppingRecipeAddition,
  ) {
    return new RecordText(await this.services.as(actor).requestText(AddRecipeToList, { id, recipeId, addition }));
  }

  @Post(':item_id/recipe/:recipe_id/delete')
  @ApiOperation({
    summary: 'Remove a recipe from a shopping list',
    description:
      'Removes the quantities that were added with the recipe, not those that were added otherwise. The body may be absent.',
  })
  @ApiReply(200, ShoppingListOut)
  async removeRecipe(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Param('recipe_id', { schema: Id }) recipeId: string,
    @Body({ schema: Removal }) removal: ShoppingRecipeRemoval,
  ) {
    return new RecordText(await this.services.as(actor).requestText(RemoveRecipeFromList, { id, recipeId, removal }));
  }

  /** Changes of a list by a device, possibly made offline. */
  @Post(':item_id/changes')
  @ApiOperation({
    summary: 'Merge changes that were made offline',
    description:
      'Applies up to 1,000 changes of one device in their order. A repeated request changes nothing; for each field the latest change counts.',
  })
  @ApiReply(200, ChangedByDevice)
  applyChanges(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: DeviceChanges }) changes: DeviceChanges,
  ) {
    return this.services.as(actor).requestText(ApplyDeviceChanges, { id, ...changes });
  }

  @Put(':item_id/label-settings')
  @ApiOperation({
    summary: 'Set the order of labels of a shopping list',
    description: 'Sets the positions of the labels that are sent and keeps those of the others.',
  })
  @ApiReply(200, ShoppingListOut)
  async updateLabelOrder(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: Places }) places: LabelPosition[],
  ) {
    return new RecordText(await this.services.as(actor).requestText(SetLabelPositions, { id, places }));
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a shopping list', description: 'Moves it to the trash for 30 days.' })
  @ApiReply(200, ShoppingListOut)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteShoppingList, { id });
  }
}
