import { CommonErrors, Id } from '@larder/contracts';
import { MaybeActor } from '@larder/service-kit';
import type { Actor } from '@larder/contracts';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/access.js';
import { MediaAccess } from './media-access.js';
import { MediaFiles } from './media-files.js';
import { cacheControl, ImageName, MediaQuery } from './media-query.js';

/** Pictures, straight from the object store. */
@Public()
@ApiTags('Recipe: Images and Assets')
@Controller('api/media/recipes/:recipe_id')
export class MediaController {
  constructor(
    private readonly access: MediaAccess,
    private readonly files: MediaFiles,
  ) {}

  @Get('images/:file_name')
  async image(
    @MaybeActor() actor: Actor | null,
    @Param('recipe_id', { schema: Id }) recipeId: string,
    @Param('file_name', { schema: ImageName }) name: string,
    @Query({ schema: MediaQuery }) { version, share }: MediaQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const visibility = await this.access.check(recipeId, actor, share);
    const sent = await this.files.send(reply, request, {
      key: `recipes/${recipeId}/images/${name}`,
      contentType: 'image/webp',
      cacheControl: cacheControl(visibility, version),
    });
    if (!sent) throw CommonErrors.noSuchPath();
  }
}
