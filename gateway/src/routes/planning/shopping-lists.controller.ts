import {
  CreateShoppingList,
  DeleteShoppingList,
  Id,
  LabelPosition,
  ListShoppingLists,
  Page,
  PageQuery,
  SetLabelPositions,
  ReadShoppingList,
  ShoppingListDraft,
  ShoppingListOut,
  ShoppingListSummary,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Conditional } from '../../http/conditional.js';
import { Pages } from '../../http/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

const Places = z.array(LabelPosition).max(1000);

@ApiTags('Households: Shopping Lists')
@Controller('api/households/shopping/lists')
export class ShoppingListsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @Conditional('shopping', 'recipe')
  @ApiReply(200, Page(ShoppingListSummary))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListShoppingLists, '/households/shopping/lists', query);
  }

  @Post()
  @ApiReply(201, ShoppingListOut)
  create(@CurrentActor() actor: Actor, @Body({ schema: ShoppingListDraft }) list: ShoppingListDraft) {
    return this.services.as(actor).request(CreateShoppingList, { id: newId(), list });
  }

  @Get(':item_id')
  @Conditional('shopping', 'recipe')
  @ApiReply(200, ShoppingListOut)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadShoppingList, { id });
  }

  @Put(':item_id/label-settings')
  @ApiReply(200, ShoppingListOut)
  placeLabels(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: Places }) places: LabelPosition[],
  ) {
    return this.services.as(actor).request(SetLabelPositions, { id, places });
  }

  @Delete(':item_id')
  @ApiReply(200, ShoppingListOut)
  remove(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteShoppingList, { id });
  }
}
