import { FetchRecipeImage, ReadRecipeForEdit, RecipeImageUrl, SetRecipeImage, type Actor } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Delete, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Limited } from '../../auth/rate-limit.js';
import { fileForm } from '../../openapi/json-schema-of.js';
import { Gives } from '../../openapi/gives.js';
import { Uploads } from '../../uploads/uploads.js';

const ImageSet = z.object({ image: z.string() }).meta({ id: 'UpdateImageResponse' });

@ApiTags('Recipe: Images and Assets')
@Controller('api/recipes/:slug/image')
export class RecipeImagesController {
  constructor(
    private readonly services: ServiceClient,
    private readonly uploads: Uploads,
  ) {}

  @Put()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: fileForm('image', 'extension') })
  @Gives(200, ImageSet)
  async upload(@CurrentActor() actor: Actor, @Param('slug') slugOrId: string, @Req() request: FastifyRequest) {
    const services = this.services.as(actor);
    await services.request(ReadRecipeForEdit, { slugOrId });
    const { uploadKey } = await this.uploads.receive(request, 'image');
    return services.request(SetRecipeImage, { slugOrId, uploadKey });
  }

  @Post()
  @Limited({ setting: 'IMPORT_RATE_LIMIT', per: 'user' })
  @Gives(200)
  async fetch(
    @CurrentActor() actor: Actor,
    @Param('slug') slugOrId: string,
    @Body({ schema: RecipeImageUrl }) { url }: z.output<typeof RecipeImageUrl>,
  ) {
    await this.services.as(actor).request(FetchRecipeImage, { slugOrId, url });
    return null;
  }

  @Delete()
  @Gives(200)
  async remove(@CurrentActor() actor: Actor, @Param('slug') slugOrId: string) {
    await this.services.as(actor).request(SetRecipeImage, { slugOrId, uploadKey: null });
    return null;
  }
}
