import {
  CreateMenu,
  DeleteMenu,
  Id,
  ListMenus,
  Menu,
  MenuDraft,
  MenuPatch,
  Page,
  PageQuery,
  PlanEntry,
  PlanMenu,
  PlannedMenu,
  ReadMenu,
  UpdateMenu,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Households: Menus')
@Controller('api/households/menus')
export class MenusController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List menus' })
  @ApiReply(200, Page(Menu))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListMenus, { path: '/households/menus', query });
  }

  @Post()
  @ApiOperation({ summary: 'Create a menu', description: 'A named set of up to 50 dishes that can be planned again.' })
  @ApiReply(201, Menu)
  create(@CurrentActor() actor: Actor, @Body({ schema: MenuDraft }) menu: MenuDraft) {
    return this.services.as(actor).request(CreateMenu, { id: newId(), menu });
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a menu' })
  @ApiReply(200, Menu)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadMenu, { id });
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a menu' })
  @ApiReply(200, Menu)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: MenuDraft }) changes: MenuDraft,
  ) {
    return this.services.as(actor).request(UpdateMenu, { id, changes });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a menu' })
  @ApiReply(200, Menu)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: MenuPatch }) changes: MenuPatch,
  ) {
    return this.services.as(actor).request(UpdateMenu, { id, changes });
  }

  /** Plans all dishes of the menu for a day. */
  @Post(':item_id/plan')
  @ApiOperation({
    summary: 'Plan the meals of a menu',
    description: 'Creates an entry for each dish on the given day; deleted recipes are omitted.',
  })
  @ApiReply(201, z.array(PlanEntry))
  plan(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: PlannedMenu }) { date }: PlannedMenu,
  ) {
    return this.services.as(actor).request(PlanMenu, { id, date });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a menu' })
  @ApiReply(200, Menu)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteMenu, { id });
  }
}
