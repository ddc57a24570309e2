import { ExploreHousehold, ExploreHouseholds, HouseholdSummary, Page, PageQuery } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../auth/access.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { exploredPath } from './explored-path.js';

@Public()
@ApiTags('Explore: Households')
@Controller('api/explore/groups/:group_slug/households')
export class ExploredHouseholdsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List public households',
    description: 'Households that are not private. Works without a session.',
  })
  @ApiReply(200, Page(HouseholdSummary))
  list(@Param('group_slug') groupSlug: string, @Query({ schema: PageQuery }) query: PageQuery) {
    const path = exploredPath(groupSlug, 'households');
    return this.pages.read(null, ExploreHouseholds, { path, query, request: { groupSlug, query } });
  }

  @Get(':household_slug')
  @ApiOperation({ summary: 'Get a public household', description: 'Works without a session.' })
  @ApiReply(200, HouseholdSummary)
  read(@Param('group_slug') groupSlug: string, @Param('household_slug') slugOrId: string) {
    return this.services.as(null).request(ExploreHousehold, { groupSlug, slugOrId });
  }
}
