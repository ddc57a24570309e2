import { CommonErrors, Id, type Actor } from '@larder/contracts';
import { MaybeActor } from '@larder/service-kit';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/access.js';
import { SkipRateLimit } from '../auth/rate-limit.guard.js';
import { ApiFile } from '../openapi/api-reply.js';
import { MediaAccess } from './media-access.js';
import { MediaFiles } from './media-files.js';
import { cacheControl, embeddingHeaders, ImageName, MediaQuery } from './media-query.js';

/** The images of recipes and timeline events, streamed from the object store. */
@Public()
@SkipRateLimit()
@ApiTags('Recipe: Images and Assets')
@Controller('api/media/recipes/:recipe_id/images')
export class MediaController {
  constructor(
    private readonly access: MediaAccess,
    private readonly files: MediaFiles,
  ) {}

  @Get(':file_name')
  @ApiOperation({
    summary: 'Get an image of a recipe',
    description:
      '`original.webp`, `min-original.webp` (1,200 pixels at most) or `tiny-original.webp` (300 × 300). Needs no session unless `MEDIA_AUTH=true`; with `version` it may be cached for a year.',
  })
  @ApiFile('image/webp')
  async sendRecipeImage(
    @MaybeActor() actor: Actor | null,
    @Param('recipe_id', { schema: Id }) recipeId: string,
    @Param('file_name', { schema: ImageName }) name: ImageName,
    @Query({ schema: MediaQuery }) query: MediaQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send({ recipeId, path: name, actor, query }, request, reply);
  }

  @Get('timeline/:event_id/:file_name')
  @ApiOperation({
    summary: 'Get an image of a timeline event',
    description: 'In the sizes of recipe images, with the same access.',
  })
  @ApiFile('image/webp')
  async sendTimelineImage(
    @MaybeActor() actor: Actor | null,
    @Param('recipe_id', { schema: Id }) recipeId: string,
    @Param('event_id', { schema: Id }) eventId: string,
    @Param('file_name', { schema: ImageName }) name: ImageName,
    @Query({ schema: MediaQuery }) query: MediaQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send({ recipeId, path: `timeline/${eventId}/${name}`, actor, query }, request, reply);
  }

  /** A caller with access to the recipe may see all its images. */
  private async send({ recipeId, path, actor, query }: ImageRequest, request: FastifyRequest, reply: FastifyReply) {
    const key = `recipes/${recipeId}/images/${path}`;
    const visibility = await this.access.checkImage(recipeId, actor, { key, ...query });
    const isFound = await this.files.send(reply, request, {
      key,
      contentType: 'image/webp',
      cacheControl: cacheControl(visibility, query.version),
      headers: embeddingHeaders(visibility),
    });
    if (!isFound) throw CommonErrors.noSuchPath();
  }
}

interface ImageRequest {
  recipeId: string;
  /** The path below the recipe's images. */
  path: string;
  actor: Actor | null;
  query: MediaQuery;
}
