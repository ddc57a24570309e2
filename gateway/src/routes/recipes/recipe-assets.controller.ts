import { AddRecipeAsset, AssetForm, ReadRecipeForEdit, RecipeAsset, type Actor } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequiresVersion, IfMatch, setVersionHeader } from '../../http/caching/record-version.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { fileForm } from '../../openapi/schemas/json-schema-of.js';
import { Uploads } from '../../uploads/uploads.js';

@ApiTags('Recipe: Images and Assets')
@Controller('api/recipes/:slug/assets')
export class RecipeAssetsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly uploads: Uploads,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Upload an asset of a recipe',
    description:
      'A file of 50 MiB at most. One with the same name is replaced. To delete it, update the recipe without its entry in `assets`.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: fileForm('file', 'name', 'icon', 'extension') })
  @RequiresVersion()
  @ApiReply(200, RecipeAsset)
  async add(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IfMatch() expectedVersions?: string[],
  ) {
    const services = this.services.as(actor);
    await services.request(ReadRecipeForEdit, { slugOrId });
    const received = await this.uploads.receive(request, 'file');
    const form = await this.uploads.parseFields(received, AssetForm);
    const { uploadKey } = received;
    const { updatedAt, ...asset } = await services.request(AddRecipeAsset, {
      slugOrId,
      uploadKey,
      expectedVersions,
      ...form,
    });
    setVersionHeader(reply, { updatedAt });
    return asset;
  }
}
