import {
  CreateHousehold,
  DeleteHousehold,
  Id,
  ListHouseholds,
  Page,
  PageQuery,
  PatchHousehold,
  ReadHousehold,
  UpdateHousehold,
  HouseholdCreate,
  HouseholdOut,
  HouseholdPatch,
  HouseholdUpdate,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../audit/audited.js';
import { AdminOnly } from '../../auth/access.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@AdminOnly()
@ApiTags('Admin: Manage Households')
@Controller('api/admin/households')
export class AdminHouseholdsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List households' })
  @ApiReply(200, Page(HouseholdOut))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListHouseholds, { path: '/admin/households', query });
  }

  @Post()
  @ApiOperation({ summary: 'Create a household' })
  @Audited('household.create')
  @ApiReply(201, HouseholdOut)
  create(@CurrentActor() actor: Actor, @Body({ schema: HouseholdCreate }) household: HouseholdCreate) {
    return this.services.as(actor).request(CreateHousehold, household);
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a household' })
  @ApiReply(200, HouseholdOut)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadHousehold, { id });
  }

  @Put(':item_id')
  @ApiOperation({ summary: 'Replace a household' })
  @Audited('household.update')
  @ApiReply(200, HouseholdOut)
  update(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: HouseholdUpdate }) household: HouseholdUpdate,
  ) {
    return this.services.as(actor).request(UpdateHousehold, { id, household });
  }

  @Patch(':item_id')
  @ApiOperation({ summary: 'Update a household' })
  @Audited('household.update')
  @ApiReply(200, HouseholdOut)
  patch(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Body({ schema: HouseholdPatch }) household: HouseholdPatch,
  ) {
    return this.services.as(actor).request(PatchHousehold, { id, household });
  }

  @Delete(':item_id')
  @ApiOperation({ summary: 'Delete a household' })
  @Audited('household.delete')
  @ApiReply(200, HouseholdOut)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteHousehold, { id });
  }
}
