import {
  CreateGroupHousehold,
  DeleteGroupHousehold,
  HouseholdCreate,
  HouseholdOut,
  HouseholdPatch,
  HouseholdSummary,
  HouseholdUpdate,
  ListGroupHouseholds,
  Page,
  PageQuery,
  PatchGroupHousehold,
  ReadGroupHousehold,
  UpdateGroupHousehold,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../audit/audited.js';
import { AdminOnly } from '../../auth/access.js';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Groups: Households')
@Controller('api/groups/households')
export class GroupHouseholdsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List households' })
  @Conditional('identity')
  @ApiReply(200, Page(HouseholdSummary))
  list(@CurrentActor() actor: Actor, @Query({ schema: PageQuery }) query: PageQuery) {
    return this.pages.read(actor, ListGroupHouseholds, { path: '/groups/households', query });
  }

  @Post()
  @ApiOperation({ summary: 'Create a household' })
  @Audited('household.create')
  @AdminOnly()
  @ApiReply(201, HouseholdOut)
  create(@CurrentActor() actor: Actor, @Body({ schema: HouseholdCreate }) household: HouseholdCreate) {
    return this.services.as(actor).request(CreateGroupHousehold, household);
  }

  @Get(':household_slug')
  @ApiOperation({ summary: 'Get a household' })
  @Conditional('identity')
  @ApiReply(200, HouseholdSummary)
  read(@CurrentActor() actor: Actor, @Param('household_slug') slugOrId: string) {
    return this.services.as(actor).request(ReadGroupHousehold, { slugOrId });
  }

  @Put(':household_slug')
  @ApiOperation({ summary: 'Replace a household' })
  @Audited('household.update')
  @AdminOnly()
  @ApiReply(200, HouseholdOut)
  update(
    @CurrentActor() actor: Actor,
    @Param('household_slug') slugOrId: string,
    @Body({ schema: HouseholdUpdate }) household: HouseholdUpdate,
  ) {
    return this.services.as(actor).request(UpdateGroupHousehold, { slugOrId, household });
  }

  @Patch(':household_slug')
  @ApiOperation({ summary: 'Update a household' })
  @Audited('household.update')
  @AdminOnly()
  @ApiReply(200, HouseholdOut)
  patch(
    @CurrentActor() actor: Actor,
    @Param('household_slug') slugOrId: string,
    @Body({ schema: HouseholdPatch }) household: HouseholdPatch,
  ) {
    return this.services.as(actor).request(PatchGroupHousehold, { slugOrId, household });
  }

  @Delete(':household_slug')
  @ApiOperation({ summary: 'Delete a household' })
  @Audited('household.delete')
  @AdminOnly()
  @ApiReply(200, HouseholdOut)
  delete(@CurrentActor() actor: Actor, @Param('household_slug') slugOrId: string) {
    return this.services.as(actor).request(DeleteGroupHousehold, { slugOrId });
  }
}
