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
import { ApiTags } from '@nestjs/swagger';
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
  @ApiReply(200, Page(HouseholdOut))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListHouseholds, { path: '/admin/households', query });
  }

  @Post()
  @Audited('household.create')
  @ApiReply(201, HouseholdOut)
  create(@CurrentActor() actor: Actor, @Body({ schema: HouseholdCreate }) household: HouseholdCreate) {
    return this.services.as(actor).request(CreateHousehold, household);
  }

  @Get(':item_id')
  @ApiReply(200, HouseholdOut)
  read(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(ReadHousehold, { id });
  }

  @Put(':item_id')
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
  @Audited('household.delete')
  @ApiReply(200, HouseholdOut)
  delete(@CurrentActor() actor: Actor, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(actor).request(DeleteHousehold, { id });
  }
}
