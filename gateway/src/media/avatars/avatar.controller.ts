import { avatarKey, Id, type Actor } from '@larder/contracts';
import { MaybeActor } from '@larder/service-kit';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Public } from '../../auth/access.js';
import { SkipRateLimit } from '../../auth/rate-limit.guard.js';
import { ApiFile } from '../../openapi/api-reply.js';
import { MediaAccess } from '../media-access.js';
import { MediaFiles } from '../media-files.js';
import { cacheControl, embeddingHeaders, mediaKeys } from '../media-query.js';
import { sendStockAvatar, stockAvatarOf } from './stock-avatars.js';

/** `cacheKey` is a cache buster: its presence matters, not its value. A share link does not grant access to avatars. */
const AvatarQuery = z.object({
  ...mediaKeys,
  cacheKey: z.string().max(200).optional().describe('Any value; with one the response may be cached for a year.'),
});

/** The images of users: their upload, streamed from the object store, or else a stock avatar. */
@Public()
@SkipRateLimit()
@ApiTags('Users: Images')
@Controller('api/media/users/:user_id')
export class AvatarController {
  constructor(
    private readonly access: MediaAccess,
    private readonly files: MediaFiles,
  ) {}

  @Get('profile.webp')
  @ApiOperation({
    summary: 'Get the image of a user',
    description: 'One of three default images when the user has none. With `cacheKey` it may be cached for a year.',
  })
  @ApiFile('image/webp')
  async sendImage(
    @MaybeActor() actor: Actor | null,
    @Param('user_id', { schema: Id }) userId: string,
    @Query({ schema: AvatarQuery }) { cacheKey, exp, sig }: z.output<typeof AvatarQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = avatarKey(userId);
    const visibility = await this.access.checkAvatar(userId, actor, { key, exp, sig });
    const sending = { cacheControl: cacheControl(visibility, cacheKey), headers: embeddingHeaders(visibility) };
    const isFound = await this.files.send(reply, request, { key, contentType: 'image/webp', ...sending });
    if (isFound) return;
    sendStockAvatar(reply, request, { avatar: await stockAvatarOf(userId), ...sending });
  }
}
