import { ExportErrors, FileTokenQuery } from '@larder/contracts';
import { FileTokens } from '@larder/service-kit';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Public } from '../../auth/access.js';
import { Downloads } from '../../media/downloads.js';
import { ApiErrors } from '../../openapi/api-errors.js';
import { ApiFile } from '../../openapi/api-reply.js';

/** Downloads by file token (docs/api/conventions.md#files). */
@Public()
@ApiTags('Utils')
@Controller('api/utils/download')
export class DownloadsController {
  constructor(
    private readonly tokens: FileTokens,
    private readonly downloads: Downloads,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Download a file',
    description: 'Takes the `fileToken` of another operation; needs no session. The token is valid for 30 minutes.',
  })
  @ApiErrors(400, 401)
  @ApiFile('application/octet-stream')
  async read(
    @Query({ schema: FileTokenQuery }) { token }: z.output<typeof FileTokenQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!token) throw ExportErrors.noFile();
    const file = await this.tokens.find(token);
    if (!file) throw ExportErrors.invalidToken();
    const isFound = await this.downloads.send(reply, request, { ...file, contentType: 'application/octet-stream' });
    if (!isFound) throw ExportErrors.noFile();
  }
}
