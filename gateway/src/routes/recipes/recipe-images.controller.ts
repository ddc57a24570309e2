import { FetchRecipeImage, ReadRecipeForEdit, RecipeImageUrl, SetRecipeImage, type Actor } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimit } from '../../auth/rate-limit.guard.js';
import { RequiresVersion, IfMatch, setVersionHeader } from '../../http/caching/record-version.js';
import { fileForm } from '../../openapi/schemas/json-schema-of.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { Uploads } from '../../uploads/uploads.js';

const ImageSet = z
  .object({ image: z.string().describe('The key of the new image, which is part of its address.') })
  .meta({ id: 'UpdateImageResponse' });

@ApiTags('Recipe: Images and Assets')
@Controller('api/recipes/:slug/image')
export class RecipeImagesController {
  constructor(
    private readonly services: ServiceClient,
    private readonly uploads: Uploads,
  ) {}

  @Put()
  @ApiOperation({
    summary: 'Upload the image of a recipe',
    description:
      'Replaces the image and returns its new cache key. The content decides about the format; `extension` is ignored. Needs the permission to change the recipe.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: fileForm('image', 'extension') })
  @RequiresVersion()
  @ApiReply(200, ImageSet)
  async upload(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IfMatch() expectedVersions?: string[],
  ) {
    const services = this.services.as(actor);
    await services.request(ReadRecipeForEdit, { slugOrId });
    const { uploadKey } = await this.uploads.receive(request, 'image');
    const saved = await services.request(SetRecipeImage, { slugOrId, uploadKey, expectedVersions });
    setVersionHeader(reply, saved);
    return { image: saved.image };
  }

  @Post()
  @ApiOperation({
    summary: 'Set the image of a recipe from a URL',
    description:
      'Fetches the image on the server; private addresses are refused. Needs the permission to change the recipe.',
  })
  @RateLimit({ setting: 'IMPORT_RATE_LIMIT', per: 'user' })
  @RequiresVersion()
  @ApiReply(200)
  async fetch(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Body({ schema: RecipeImageUrl }) { url }: z.output<typeof RecipeImageUrl>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IfMatch() expectedVersions?: string[],
  ) {
    setVersionHeader(
      reply,
      await this.services.as(actor).request(FetchRecipeImage, { slugOrId, url, expectedVersions }),
    );
    return null;
  }

  @Delete()
  @ApiOperation({ summary: 'Delete the image of a recipe', description: 'Needs the permission to change the recipe.' })
  @RequiresVersion()
  @ApiReply(200)
  async remove(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IfMatch() expectedVersions?: string[],
  ) {
    setVersionHeader(
      reply,
      await this.services.as(actor).request(SetRecipeImage, { slugOrId, uploadKey: null, expectedVersions }),
    );
    return null;
  }
}
