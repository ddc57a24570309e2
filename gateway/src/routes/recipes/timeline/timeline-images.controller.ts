import { Id, ReadTimelineEventForEdit, SetTimelineImage, TimelineImageReply, type Actor } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Param, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { fileForm } from '../../../openapi/schemas/json-schema-of.js';
import { ApiReply } from '../../../openapi/api-reply.js';
import { Uploads } from '../../../uploads/uploads.js';

@ApiTags('Recipe: Timeline')
@Controller('api/recipes/timeline/events/:item_id/image')
export class TimelineImagesController {
  constructor(
    private readonly services: ServiceClient,
    private readonly uploads: Uploads,
  ) {}

  @Put()
  @ApiOperation({
    summary: 'Upload the image of a timeline event',
    description: 'Replaces the image. Only for the author and administrators.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: fileForm('image', 'extension') })
  @ApiReply(200, TimelineImageReply)
  async upload(
    @CurrentActor() actor: Actor,
    @Param('item_id', { schema: Id }) id: string,
    @Req() request: FastifyRequest,
  ) {
    const services = this.services.as(actor);
    await services.request(ReadTimelineEventForEdit, { id });
    const { uploadKey } = await this.uploads.receive(request, 'image');
    return services.request(SetTimelineImage, { id, uploadKey });
  }
}
