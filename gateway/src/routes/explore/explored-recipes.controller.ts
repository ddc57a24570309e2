import { ExploreRecipe, ExploreRecipes, Page, Recipe, RecipeQuery, RecipeSummary } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../auth/access.js';
import { FreshRecordInterceptor } from '../../http/caching/fresh-record.interceptor.js';
import { Pages } from '../../http/responses/pages.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { exploredPath } from './explored-path.js';

@Public()
@ApiTags('Explore: Recipes')
@UseInterceptors(FreshRecordInterceptor)
@Controller('api/explore/groups/:group_slug/recipes')
export class ExploredRecipesController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List public recipes',
    description:
      'Public recipes of a group that is not private, in households that are not private. Works without a session.',
  })
  @ApiReply(200, Page(RecipeSummary))
  list(@Param('group_slug') groupSlug: string, @Query({ schema: RecipeQuery }) query: RecipeQuery) {
    const path = exploredPath(groupSlug, 'recipes');
    return this.pages.read(null, ExploreRecipes, { path, query, request: { groupSlug, query } });
  }

  @Get(':recipe_slug')
  @ApiOperation({
    summary: 'Get a public recipe',
    description: 'Without `extras` and the names of commenters. Works without a session.',
  })
  @ApiReply(200, Recipe)
  read(@Param('group_slug') groupSlug: string, @Param('recipe_slug') slugOrId: string) {
    return this.services.as(null).request(ExploreRecipe, { groupSlug, slugOrId });
  }
}
