import {
  Cookbook,
  CookbookDraft,
  CookbookPatch,
  CookbookUpdate,
  CookbookWithRecipes,
  CopyCookbook,
  CreateCookbook,
  DeleteCookbook,
  Id,
  ListCookbooks,
  ListRecipes,
  Page,
  PatchCookbook,
  RecordCopy,
  ReadCookbook,
  readPage,
  SearchQuery,
  UpdateCookbook,
  UpdateCookbooks,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

const Updates = z.array(CookbookUpdate).max(1000);

@ApiTags('Households: Cookbooks')
@Controller('api/households/cookbooks')
export class CookbooksController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List cookbooks' })
  @Conditional('recipe')
  @ApiReply(200, Page(Cookbook))
  list(@CurrentActor() actor: Actor, @Query({ schema: SearchQuery }) query: SearchQuery) {
    return this.pages.read(actor, ListCookbooks, { path: '/households/cookbooks', query });
  }

  @Post()
  @ApiOperation({
    summary: 'Create a cookbook',
    description: 'A saved recipe filter of the household. An invalid `queryFilterString` is 422.',
  })
  @ApiReply(201, Cookbook)
  create(@CurrentActor() actor: Actor, @Body({ schema: CookbookDraft }) cookbook: CookbookDraft) {
    return this.services.as(actor).request(CreateCookbook, { id: newId(), cookbook });
  }

  @Put()
  @ApiOperation({
    summary: 'Replace several cookbooks',
    description: 'By their ids, for example to change their order: all or none; 404 when one is unknown.',
  })
  @ApiReply(200, z.array(Cookbook))
  updateAll(@CurrentActor() actor: Actor, @Body({ schema: Updates }) cookbooks: CookbookUpdate[]) {
    return this.services.as(actor).request(UpdateCookbooks, { cookbooks });
  }

  @Get(':item_id')
  @ApiOperation({
    summary: 'Get a cookbook',
    description: 'By id or slug, with its recipes from all households of the group, the newest first.',
  })
  @ApiReply(200, CookbookWithRecipes)
  async read(@CurrentActor() actor: Actor, @Param('item_id') slugOrId: string) {
    const client = this.services.as(actor);
    const cookbook = await client.request(ReadCookbook, { slugOrId });
    const { items } = await readPage(client.stream(ListRecipes, { cookbook: cookbook.id, perPage: -1 }));
    return { ...cookbook, recipes: items };
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a cookbook' })
  @ApiReply(200, Cookbook)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: CookbookDraft }) cookbook: CookbookDraft,
  ) {
    return this.services.as(actor).request(UpdateCookbook, { id, cookbook });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a cookbook' })
  @ApiReply(200, Cookbook)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: CookbookPatch }) changes: CookbookPatch,
  ) {
    return this.services.as(actor).request(PatchCookbook, { id, changes });
  }

  @Post(':item_id/duplicate')
  @ApiOperation({ summary: 'Duplicate a cookbook' })
  @ApiReply(201, Cookbook)
  duplicate(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: RecordCopy }) { name }: RecordCopy,
  ) {
    return this.services.as(actor).request(CopyCookbook, { id, copyId: newId(), name });
  }

  @Delete(':item_id')
  @ApiOperation({
    summary: 'Delete a cookbook',
    description: 'Moves it to the trash for 30 days. Its recipes are not affected.',
  })
  @ApiReply(200, Cookbook)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteCookbook, { id });
  }
}
