import { CategoriesQuery, ListRecipes, readPage, RecipeSummary, type Actor } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiReply } from '../../openapi/api-reply.js';

/** The recipes of the group that have all of some categories, as a plain array by name (docs/api/recipes.md#lists). */
@ApiTags('Recipe: CRUD')
@Controller('api/recipes/category')
export class RecipesByCategoryController {
  constructor(private readonly services: ServiceClient) {}

  @Get()
  @ApiOperation({
    summary: 'List the recipes of categories',
    description: 'A plain list of the recipes that have all of the categories, ordered by name.',
  })
  @ApiReply(200, z.array(RecipeSummary))
  async list(@CurrentActor() actor: Actor, @Query({ schema: CategoriesQuery }) { categories }: CategoriesQuery) {
    const order = { orderBy: 'name', orderDirection: 'asc' } as const;
    const query = { categories, requireAllCategories: true, perPage: -1, ...order };
    const { items } = await readPage(this.services.as(actor).stream(ListRecipes, query));
    return items;
  }
}
