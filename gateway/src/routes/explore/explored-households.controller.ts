import { ExploreHousehold, ExploreHouseholds, HouseholdSummary, Page, PageQuery } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../auth/access.js';
import { Pages } from '../../http/pages.js';
import { Gives } from '../../openapi/gives.js';
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
  @Gives(200, Page(HouseholdSummary))
  list(@Param('group_slug') groupSlug: string, @Query({ schema: PageQuery }) query: PageQuery) {
    const path = exploredPath(groupSlug, 'households');
    return this.pages.read(null, ExploreHouseholds, path, query, { groupSlug, query });
  }

  @Get(':household_slug')
  @Gives(200, HouseholdSummary)
  read(@Param('group_slug') groupSlug: string, @Param('household_slug') slugOrId: string) {
    return this.services.as(null).request(ExploreHousehold, { groupSlug, slugOrId });
  }
}
