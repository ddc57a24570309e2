import { CommonErrors, SetUpSite, SiteSetup, UserOut, type Actor } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Audited } from '../../audit/audited.js';
import { AdminOnly } from '../../auth/access.js';
import { readToken } from '../../auth/request-token.js';
import { ApiReply } from '../../openapi/api-reply.js';

@AdminOnly()
@ApiTags('Admin: Setup')
@Controller('api/admin/setup')
export class AdminSetupController {
  constructor(private readonly services: ServiceClient) {}

  @Post()
  @ApiOperation({
    summary: 'Complete the first setup',
    description:
      'Replaces the default account by your own and names its group and household. Works only with the session of the default account, and can be repeated until it has succeeded.',
  })
  @Audited('user.update')
  @ApiReply(200, UserOut)
  setUp(@CurrentActor() actor: Actor, @Body({ schema: SiteSetup }) setup: SiteSetup, @Req() request: FastifyRequest) {
    const token = readToken(request)?.token;
    if (!token) throw CommonErrors.notAuthenticated();
    return this.services.as(actor).request(SetUpSite, { setup, token });
  }
}
