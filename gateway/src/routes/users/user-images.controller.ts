import {
  avatarKey,
  CommonErrors,
  Id,
  ReadAvatarOwner,
  ReadUserForEdit,
  SetAvatar,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, MaybeActor, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../auth/access.js';
import { MediaAccess } from '../../media/media-access.js';
import { fileForm } from '../../openapi/schemas/json-schema-of.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { Uploads } from '../../uploads/uploads.js';

@ApiTags('Users: Images')
@Controller('api/users/:id/image')
export class UserImagesController {
  constructor(
    private readonly services: ServiceClient,
    private readonly uploads: Uploads,
    private readonly access: MediaAccess,
  ) {}

  /** Redirects to the current image. */
  @Get()
  @ApiOperation({
    summary: 'Redirect to the image of a user',
    description: 'Redirects to `/api/media/users/{id}/profile.webp`.',
  })
  @Public()
  @ApiResponse({ status: 302, description: 'The image is there' })
  async show(
    @MaybeActor() actor: Actor | null,
    @Param('id', { schema: Id }) userId: string,
    @Req() { basePath }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.access.checkAvatar(userId, actor, { key: avatarKey(userId) });
    const owner = await this.services.as(null).request(ReadAvatarOwner, { userId });
    if (!owner) throw CommonErrors.noSuchPath();
    const query = new URLSearchParams({ cacheKey: owner.cacheKey }).toString();
    const image = `${basePath}/api/media/users/${userId}/profile.webp?${query}`;
    await reply.header('cache-control', 'no-cache').redirect(image, 302);
  }

  @Post()
  @ApiOperation({
    summary: 'Upload the image of a user',
    description:
      'The image is converted to WebP of 512 pixels at most, and `cacheKey` of the user changes. Only administrators may do this for another user.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: fileForm('profile') })
  @ApiReply(200)
  async upload(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: Id }) userId: string,
    @Req() request: FastifyRequest,
  ) {
    const services = this.services.as(actor);
    await services.request(ReadUserForEdit, { id: userId });
    const { uploadKey } = await this.uploads.receive(request, 'profile');
    await services.request(SetAvatar, { userId, uploadKey });
    return null;
  }
}
