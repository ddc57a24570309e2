import {
  ListRecipeVersions,
  Page,
  ReadRecipeVersion,
  Recipe,
  RecipeVersion,
  RecipeVersionSummary,
  RestoreRecipeVersion,
  VersionNumber,
  VersionQuery,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Pages } from '../../http/responses/pages.js';
import { ApiErrors } from '../../openapi/api-errors.js';
import { ApiReply } from '../../openapi/api-reply.js';

@ApiTags('Recipe: History')
@Controller('api/recipes/:slug/versions')
export class RecipeVersionsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List the versions of a recipe',
    description: 'The newest first: version n is the recipe before its nth change. 50 versions are kept for two years.',
  })
  @ApiErrors(404)
  @ApiReply(200, Page(RecipeVersionSummary))
  list(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Query({ schema: VersionQuery }) query: VersionQuery,
  ) {
    const path = `/recipes/${encodeURIComponent(slugOrId)}/versions`;
    return this.pages.read(actor, ListRecipeVersions, { path, query, request: { ...query, slugOrId } });
  }

  @Get(':number')
  @ApiOperation({
    summary: 'Get a version of a recipe',
    description: 'The recipe as it was, and the differences to the state after that change.',
  })
  @ApiReply(200, RecipeVersion)
  read(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Param('number', { schema: VersionNumber }) number: number,
  ) {
    return this.services.as(actor).request(ReadRecipeVersion, { slugOrId, number });
  }

  @Post(':number/restore')
  @ApiOperation({
    summary: 'Restore a version of a recipe',
    description: 'Changes the recipe back, which creates a version. Needs the permission to change the recipe.',
  })
  @ApiReply(200, Recipe)
  restore(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Param('number', { schema: VersionNumber }) number: number,
  ) {
    return this.services.as(actor).request(RestoreRecipeVersion, { slugOrId, number });
  }
}
