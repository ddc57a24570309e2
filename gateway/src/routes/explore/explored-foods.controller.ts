import { ExploreFood, ExploreFoods, Food, Id, Page, SearchQuery } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../auth/access.js';
import { FreshRecordInterceptor } from '../../http/caching/fresh-record.interceptor.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { exploredPath } from './explored-path.js';

@Public()
@ApiTags('Explore: Foods')
@UseInterceptors(FreshRecordInterceptor)
@Controller('api/explore/groups/:group_slug/foods')
export class ExploredFoodsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List foods of a public group', description: 'Works without a session.' })
  @ApiReply(200, Page(Food))
  list(@Param('group_slug') groupSlug: string, @Query({ schema: SearchQuery }) query: SearchQuery) {
    const path = exploredPath(groupSlug, 'foods');
    return this.pages.read(null, ExploreFoods, { path, query, request: { groupSlug, query } });
  }

  @Get(':item_id')
  @ApiOperation({ summary: 'Get a food of a public group', description: 'Works without a session.' })
  @ApiReply(200, Food)
  read(@Param('group_slug') groupSlug: string, @Param('item_id', { schema: Id }) id: string) {
    return this.services.as(null).request(ExploreFood, { groupSlug, id });
  }
}
