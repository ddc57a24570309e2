import {
  PatchRecipes,
  readAll,
  Recipe,
  RecipeUpdates,
  ReplaceRecipes,
  type Actor,
  type RecipeUpdate,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Patch, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiReply } from '../../openapi/api-reply.js';

/** Changes several recipes in one request. */
@ApiTags('Recipe: CRUD')
@Controller('api/recipes')
export class RecipeBatchesController {
  constructor(private readonly services: ServiceClient) {}

  @Put()
  @ApiOperation({
    summary: 'Replace several recipes',
    description: 'By their ids, 2,000 at most: all or none. Absent fields get their defaults.',
  })
  @ApiReply(200, z.array(Recipe))
  replace(@CurrentActor() actor: Actor, @Body({ schema: RecipeUpdates }) recipes: RecipeUpdate[]) {
    return readAll(this.services.as(actor).stream(ReplaceRecipes, { recipes }));
  }

  @Patch()
  @ApiOperation({
    summary: 'Update several recipes',
    description: 'By their ids, 2,000 at most: all or none. Absent fields are kept.',
  })
  @ApiReply(200, z.array(Recipe))
  patch(@CurrentActor() actor: Actor, @Body({ schema: RecipeUpdates }) recipes: RecipeUpdate[]) {
    return readAll(this.services.as(actor).stream(PatchRecipes, { recipes }));
  }
}
