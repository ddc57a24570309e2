import { Id, ReadSharedRecipe, Recipe } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../auth/access.js';
import { ApiReply } from '../../../openapi/api-reply.js';

/** The recipe of a share link; the link is the permission. */
@Public()
@ApiTags('Recipe: Shared')
@Controller('api/recipes/shared')
export class SharedRecipesController {
  constructor(private readonly services: ServiceClient) {}

  @Get(':token_id')
  @ApiOperation({
    summary: 'Get a shared recipe',
    description:
      'For everyone who has the link. Unknown and expired links are 404. Personal data and `extras` are omitted.',
  })
  @ApiReply(200, Recipe)
  read(@Param('token_id', { schema: Id }) id: string) {
    return this.services.as(null).request(ReadSharedRecipe, { id });
  }
}
