import {
  CopyShoppingItem,
  CreateShoppingItems,
  DeleteShoppingItems,
  Id,
  ListShoppingItems,
  MessageBody,
  Page,
  PageQuery,
  PatchShoppingItem,
  ReadShoppingItem,
  ShoppingItem,
  ShoppingItemBulkUpdates,
  ShoppingItemChanges,
  ShoppingItemDraft,
  ShoppingItemDrafts,
  ShoppingItemPatch,
  ShoppingItemUpdate,
  splitAtCommas,
  UpdateShoppingItems,
  type Actor,
  type ShoppingItemBulkUpdate,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { messageBody } from '../../http/responses/message-body.js';

const DONE = messageBody('');
const MAX_IDS = 1000;
/** Without `ids`, nothing is deleted. */
const DeletedIds = z.object({
  ids: z.preprocess(splitAtCommas, z.array(Id).max(MAX_IDS).default([])).describe('Ids, repeated or with commas.'),
});
type DeletedIds = z.output<typeof DeletedIds>;

@ApiTags('Households: Shopping List Items')
@Controller('api/households/shopping/items')
export class ShoppingItemsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List shopping list items',
    description: 'Items of all lists of the household. `queryFilter=shoppingListId="…"` selects those of one list.',
  })
  @Conditional('shopping', 'recipe')
  @ApiReply(200, Page(ShoppingItem))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListShoppingItems, { path: '/households/shopping/items', query });
  }

  @Post()
  @ApiOperation({
    summary: 'Create a shopping list item',
    description:
      'It is merged into an unchecked item of the same food and unit, or of the same note: then it is in `updatedItems`. `line` is parsed into quantity, unit, food and note.',
  })
  @ApiReply(201, ShoppingItemChanges)
  create(@CurrentActor() actor: Actor, @Body({ schema: ShoppingItemDraft }) item: ShoppingItemDraft) {
    return this.createAll(actor, [item]);
  }

  @Post('create-bulk')
  @ApiOperation({
    summary: 'Create several shopping list items',
    description: '1,000 at most. Equal items are merged with each other and with those on the list.',
  })
  @ApiReply(201, ShoppingItemChanges)
  createMany(@CurrentActor() actor: Actor, @Body({ schema: ShoppingItemDrafts }) items: ShoppingItemDraft[]) {
    return this.createAll(actor, items);
  }

  @Put()
  @ApiOperation({
    summary: 'Replace several shopping list items',
    description:
      'By their ids, 1,000 at most; unknown ones are skipped. Items that become equal are merged, and the absorbed ones are in `deletedItems`.',
  })
  @ApiReply(200, ShoppingItemChanges)
  updateMany(@CurrentActor() actor: Actor, @Body({ schema: ShoppingItemBulkUpdates }) items: ShoppingItemBulkUpdate[]) {
    return this.services.as(actor).request(UpdateShoppingItems, { items, mustExist: false });
  }

  @Delete()
  @ApiOperation({
    summary: 'Delete several shopping list items',
    description: '1,000 at most; unknown ones are skipped.',
  })
  @ApiReply(200, MessageBody)
  async deleteMany(@CurrentActor() actor: Actor, @Query({ schema: DeletedIds }) { ids }: DeletedIds) {
    if (ids.length > 0) await this.services.as(actor).request(DeleteShoppingItems, { ids });
    return DONE;
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a shopping list item' })
  @Conditional('shopping', 'recipe')
  @ApiReply(200, ShoppingItem)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadShoppingItem, { id });
  }

  @Put(':item_id')
  @ApiOperation({
    summary: 'Replace a shopping list item',
    description:
      'Absent `extras`, `position` and `recipeReferences` are kept. An unchecked item may be merged into an equal one.',
  })
  @ApiReply(200, ShoppingItemChanges)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: ShoppingItemUpdate }) item: ShoppingItemUpdate,
  ) {
    return this.services.as(actor).request(UpdateShoppingItems, { items: [{ ...item, id }], mustExist: true });
  }

  @Patch(':item_id')
  @ApiOperation({
    summary: 'Update a shopping list item',
    description: 'Absent fields are kept. Another `shoppingListId` moves the item.',
  })
  @ApiReply(200, ShoppingItemChanges)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: ShoppingItemPatch }) changes: ShoppingItemPatch,
  ) {
    return this.services.as(actor).request(PatchShoppingItem, { id, changes });
  }

  @Post(':item_id/duplicate')
  @ApiOperation({ summary: 'Duplicate a shopping list item' })
  @ApiReply(201, ShoppingItem)
  duplicate(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(CopyShoppingItem, { id, copyId: newId() });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a shopping list item' })
  @ApiReply(200, MessageBody)
  async delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    await this.services.as(actor).request(DeleteShoppingItems, { ids: [id] });
    return DONE;
  }

  private createAll(actor: Actor, drafts: ShoppingItemDraft[]) {
    const items = drafts.map((draft) => ({ ...draft, id: draft.id ?? newId(), isNew: draft.id === undefined }));
    return this.services.as(actor).requestText(CreateShoppingItems, { items });
  }
}
