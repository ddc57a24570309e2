import { assetTypeOf, CommonErrors, Id, type Actor, type AssetType } from '@larder/contracts';
import { MaybeActor } from '@larder/service-kit';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/access.js';
import { SkipRateLimit } from '../auth/rate-limit.guard.js';
import { contentDisposition } from '../http/responses/content-disposition.js';
import { ApiFile } from '../openapi/api-reply.js';
import { MediaAccess } from './media-access.js';
import { MediaFiles } from './media-files.js';
import { cacheControl, embeddingHeaders, MediaQuery } from './media-query.js';

/** The grammar of stored file names; any other name is not found. */
const FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;
const DOWNLOAD = { contentType: 'application/octet-stream', inline: false };

/** The assets of recipes. Images, PDFs and videos are shown inline; all other types are downloads. */
@Public()
@SkipRateLimit()
@ApiTags('Recipe: Images and Assets')
@Controller('api/media/recipes/:recipe_id/assets')
export class AssetController {
  constructor(
    private readonly access: MediaAccess,
    private readonly files: MediaFiles,
  ) {}

  @Get(':file_name')
  @ApiOperation({
    summary: 'Get an asset of a recipe',
    description:
      'Files of private groups need a session, the `share` link of the recipe, or a signed address. Images, PDFs and videos are displayed, other files are downloads.',
  })
  @ApiFile('application/octet-stream')
  async read(
    @MaybeActor() actor: Actor | null,
    @Param('recipe_id', { schema: Id }) recipeId: string,
    @Param('file_name') fileName: string,
    @Query({ schema: MediaQuery }) query: MediaQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!FILE_NAME.test(fileName)) throw CommonErrors.noSuchPath();
    const key = `recipes/${recipeId}/assets/${fileName}`;
    const visibility = await this.access.checkAsset(recipeId, actor, { key, ...query });
    const { contentType, inline } = assetTypeOf(fileName) ?? DOWNLOAD;
    const isFound = await this.files.send(reply, request, {
      key,
      contentType,
      cacheControl: cacheControl(visibility, query.version),
      headers: {
        ...embeddingHeaders(visibility),
        'content-disposition': contentDisposition(inline ? 'inline' : 'attachment', fileName),
        ...(hasViewer({ contentType, inline }) ? {} : { 'content-security-policy': "default-src 'none'; sandbox" }),
      },
    });
    if (!isFound) throw CommonErrors.noSuchPath();
  }
}

/** PDF viewers and video players do not run in a sandbox; images and downloads need no permissions at all. */
function hasViewer({ contentType, inline }: AssetType): boolean {
  return inline && !contentType.startsWith('image/');
}
