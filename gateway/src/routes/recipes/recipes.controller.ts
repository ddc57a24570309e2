import {
  CreateRecipe,
  DeleteRecipe,
  DuplicateRecipe,
  ListRecipes,
  Page,
  PatchRecipe,
  ReadRecipe,
  Recipe,
  RecipeChanges,
  RecipeCreate,
  RecipeDuplicate,
  RecipeLastMade,
  RecipeQuery,
  RecipeSummary,
  ReplaceRecipe,
  SetLastMade,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, newId, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { FreshRecordInterceptor } from '../../http/caching/fresh-record.interceptor.js';
import { RequiresVersion, IfMatch } from '../../http/caching/record-version.js';
import { VersionedRecordInterceptor } from '../../http/caching/versioned-record.interceptor.js';
import { Conditional } from '../../http/caching/conditional.js';
import { Pages } from '../../http/responses/pages.js';
import { RecordText } from '../../http/caching/record-text.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { ApiErrors } from '../../openapi/api-errors.js';

@ApiTags('Recipe: CRUD')
@UseInterceptors(FreshRecordInterceptor, VersionedRecordInterceptor)
@Controller('api/recipes')
export class RecipesController {
  constructor(
    private readonly services: ServiceClient,
    private readonly pages: Pages,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List recipes',
    description:
      'Summaries of the recipes of all households of the group. All filters are combined with AND; `cookbook` replaces those by organizers, foods and households.',
  })
  @ApiErrors(404)
  @Conditional('recipe')
  @ApiReply(200, Page(RecipeSummary))
  list(@CurrentActor() actor: Actor, @Query({ schema: RecipeQuery }) query: RecipeQuery) {
    return this.pages.read(actor, ListRecipes, { path: '/recipes', query });
  }

  @Post(['', 'create'])
  @ApiOperation({
    summary: 'Create a recipe',
    description:
      'Takes a name and returns the slug of the new recipe, which has one sample ingredient and step and the defaults of the household. A taken name gets a number.',
  })
  @ApiReply(201, z.string())
  async create(@CurrentActor() actor: Actor, @Body({ schema: RecipeCreate }) { name }: z.output<typeof RecipeCreate>) {
    const { slug } = await this.services.as(actor).request(CreateRecipe, { id: newId(), name });
    return slug;
  }

  @Get(':slug')
  @ApiOperation({
    summary: 'Get a recipe',
    description: 'By slug or id, with ingredients, steps, notes, assets and comments.',
  })
  @Conditional('recipe')
  @ApiReply(200, Recipe)
  async read(@CurrentActor() actor: Actor, @Param('slug') slugOrId: string) {
    return new RecordText(await this.services.as(actor).requestText(ReadRecipe, { slugOrId }));
  }

  @Put(':slug')
  @ApiOperation({
    summary: 'Replace a recipe',
    description:
      'Absent fields get their defaults, and null keeps a list. A new name changes the slug. `If-Match` with the `ETag` of the recipe refuses the request (412) when another user has changed it.',
  })
  @RequiresVersion()
  @ApiReply(200, Recipe)
  async replace(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Body({ schema: RecipeChanges }) recipe: RecipeChanges,
    @IfMatch() expectedVersions?: string[],
  ) {
    return new RecordText(
      await this.services.as(actor).requestText(ReplaceRecipe, { slugOrId, recipe, expectedVersions }),
    );
  }

  @Patch(':slug')
  @ApiOperation({
    summary: 'Update a recipe',
    description:
      'Absent fields are kept; lists are replaced as a whole, `settings` and `nutrition` field by field. A new name changes the slug. `If-Match` works as for replacing.',
  })
  @RequiresVersion()
  @ApiReply(200, Recipe)
  async patch(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Body({ schema: RecipeChanges }) recipe: RecipeChanges,
    @IfMatch() expectedVersions?: string[],
  ) {
    return new RecordText(
      await this.services.as(actor).requestText(PatchRecipe, { slugOrId, recipe, expectedVersions }),
    );
  }

  @Delete(':slug')
  @ApiOperation({
    summary: 'Delete a recipe',
    description: 'Moves it to the trash for 30 days. Needs the permission to change the recipe.',
  })
  @ApiReply(200, Recipe)
  delete(@CurrentActor() actor: Actor, @Param('slug') slugOrId: string) {
    return this.services.as(actor).request(DeleteRecipe, { slugOrId });
  }

  @Post(':slug/duplicate')
  @ApiOperation({
    summary: 'Duplicate a recipe',
    description:
      'The copy belongs to the caller and has its own images and assets; ratings, comments and timeline are not copied.',
  })
  @ApiReply(201, Recipe)
  duplicate(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Body({ schema: RecipeDuplicate }) { name }: z.output<typeof RecipeDuplicate>,
  ) {
    return this.services.as(actor).request(DuplicateRecipe, { slugOrId, id: newId(), name });
  }

  @Patch(':slug/last-made')
  @ApiOperation({
    summary: 'Set when a recipe was last made',
    description: 'Allowed for every member of the group, also for locked recipes.',
  })
  @ApiReply(200, Recipe)
  updateLastMade(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Body({ schema: RecipeLastMade }) { timestamp }: z.output<typeof RecipeLastMade>,
  ) {
    return this.services.as(actor).request(SetLastMade, { slugOrId, timestamp });
  }
}
