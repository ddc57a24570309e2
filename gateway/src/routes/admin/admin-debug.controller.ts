import { DebugResponse, TestAi, type Actor } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AdminOnly } from '../../auth/access.js';
import { RateLimit } from '../../auth/rate-limit.guard.js';
import { ApiReply } from '../../openapi/api-reply.js';
import { optionalFileForm } from '../../openapi/schemas/json-schema-of.js';
import { Uploads } from '../../uploads/uploads.js';

@AdminOnly()
@ApiTags('Admin: Debug')
@Controller('api/admin/debug')
export class AdminDebugController {
  constructor(
    private readonly services: ServiceClient,
    private readonly uploads: Uploads,
  ) {}

  @Post('openai')
  @ApiOperation({
    summary: 'Test the language model',
    description: 'Sends a request to the configured model, with the image if there is one.',
  })
  @RateLimit({ setting: 'AI_RATE_LIMIT', per: 'user' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: optionalFileForm('image', 'extension') })
  @ApiReply(200, DebugResponse)
  async testLanguageModel(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const uploadKey = await this.uploads.receiveOptional(request, 'image');
    return this.services.as(actor).request(TestAi, { uploadKey });
  }
}
