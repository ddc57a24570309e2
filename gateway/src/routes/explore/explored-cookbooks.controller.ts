import {
  Cookbook,
  CookbookWithRecipes,
  ExploreCookbook,
  ExploreCookbooks,
  ExploreRecipes,
  Page,
  readPage,
  SearchQuery,
} from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../auth/access.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { exploredPath } from './explored-path.js';

@Public()
@ApiTags('Explore: Cookbooks')
@Controller('api/explore/groups/:group_slug/cookbooks')
export class ExploredCookbooksController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List public cookbooks',
    description: 'Public cookbooks of households that are not private. Works without a session.',
  })
  @ApiReply(200, Page(Cookbook))
  list(@Param('group_slug') groupSlug: string, @Query({ schema: SearchQuery }) query: SearchQuery) {
    const path = exploredPath(groupSlug, 'cookbooks');
    return this.pages.read(null, ExploreCookbooks, { path, query, request: { groupSlug, query } });
  }

  @Get(':item_id')
  @ApiOperation({
    summary: 'Get a public cookbook',
    description: 'With the recipes that visitors may see. Works without a session.',
  })
  @ApiReply(200, CookbookWithRecipes)
  async read(@Param('group_slug') groupSlug: string, @Param('item_id') slugOrId: string) {
    const client = this.services.as(null);
    const cookbook = await client.request(ExploreCookbook, { groupSlug, slugOrId });
    const query = { cookbook: cookbook.id, perPage: -1 };
    const { items } = await readPage(client.stream(ExploreRecipes, { groupSlug, query }));
    return { ...cookbook, recipes: items };
  }
}
