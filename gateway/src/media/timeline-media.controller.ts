import { CommonErrors, Id, type Actor } from '@larder/contracts';
import { MaybeActor } from '@larder/service-kit';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/access.js';
import { MediaAccess } from './media-access.js';
import { MediaFiles } from './media-files.js';
import { cacheControl, ImageName, MediaQuery } from './media-query.js';

/** The pictures of what happened to recipes; who may see the recipe's may see these. */
@Public()
@ApiTags('Recipe: Images and Assets')
@Controller('api/media/recipes/:recipe_id/images/timeline/:event_id')
export class TimelineMediaController {
  constructor(
    private readonly access: MediaAccess,
    private readonly files: MediaFiles,
  ) {}

  @Get(':file_name')
  async image(
    @MaybeActor() actor: Actor | null,
    @Param('recipe_id', { schema: Id }) recipeId: string,
    @Param('event_id', { schema: Id }) eventId: string,
    @Param('file_name', { schema: ImageName }) name: ImageName,
    @Query({ schema: MediaQuery }) { version, share }: MediaQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const visibility = await this.access.check(recipeId, actor, share);
    const sent = await this.files.send(reply, request, {
      key: `recipes/${recipeId}/images/timeline/${eventId}/${name}`,
      contentType: 'image/webp',
      cacheControl: cacheControl(visibility, version),
    });
    if (!sent) throw CommonErrors.noSuchPath();
  }
}
