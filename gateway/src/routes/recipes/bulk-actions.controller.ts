import {
  CategorizeRecipes,
  ChangeRecipeSettings,
  DeleteRecipes,
  OrganizeRecipes,
  RecipeSlugs,
  AssignSettings,
  TagRecipes,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { ApiReply } from '../../openapi/api-reply.js';

/** Actions on all recipes that are selected in a table. */
@ApiTags('Recipe: Bulk Actions')
@Controller('api/recipes/bulk-actions')
export class BulkActionsController {
  constructor(private readonly services: ServiceClient) {}

  @Post('tag')
  @ApiOperation({
    summary: 'Add tags to several recipes',
    description:
      'Keeps the tags that the recipes have. Needs `canOrganize` and the permission to change each of the recipes (2,000 at most); unknown slugs are skipped.',
  })
  @ApiReply(200)
  async assignTags(
    @CurrentActor() actor: Actor,
    @Body({ schema: TagRecipes }) { recipes, tags }: z.output<typeof TagRecipes>,
  ) {
    await this.services.as(actor).request(OrganizeRecipes, { recipes, kind: 'tags', refs: tags });
    return null;
  }

  @Post('categorize')
  @ApiOperation({
    summary: 'Add categories to several recipes',
    description:
      'Keeps the categories that the recipes have. Needs `canOrganize` and the permission to change each of the recipes (2,000 at most); unknown slugs are skipped.',
  })
  @ApiReply(200)
  async assignCategories(
    @CurrentActor() actor: Actor,
    @Body({ schema: CategorizeRecipes }) { recipes, categories }: z.output<typeof CategorizeRecipes>,
  ) {
    await this.services.as(actor).request(OrganizeRecipes, { recipes, kind: 'categories', refs: categories });
    return null;
  }

  @Post('settings')
  @ApiOperation({
    summary: 'Change the settings of several recipes',
    description:
      'Sets the settings that are sent, except `locked`, on 2,000 recipes at most. Refused as a whole when one of them may not be changed.',
  })
  @ApiReply(200)
  async changeSettings(
    @CurrentActor() actor: Actor,
    @Body({ schema: AssignSettings }) { recipes, settings }: z.output<typeof AssignSettings>,
  ) {
    await this.services.as(actor).request(ChangeRecipeSettings, { recipes, settings });
    return null;
  }

  @Post('delete')
  @ApiOperation({
    summary: 'Delete several recipes',
    description:
      'Moves them to the trash for 30 days. Refused as a whole when one of them may not be deleted; unknown slugs are skipped.',
  })
  @ApiReply(200)
  async delete(@CurrentActor() actor: Actor, @Body({ schema: RecipeSlugs }) { recipes }: z.output<typeof RecipeSlugs>) {
    await this.services.as(actor).request(DeleteRecipes, { recipes });
    return null;
  }
}
