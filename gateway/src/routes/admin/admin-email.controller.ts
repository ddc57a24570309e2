import { EmailReady, ReadCheck, SendTestMail, TestMailOutcome, TestMailRequest, type Actor } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../auth/access.js';
import { RateLimit } from '../../auth/rate-limit.guard.js';
import { ApiReply } from '../../openapi/api-reply.js';

@AdminOnly()
@ApiTags('Admin: Email')
@Controller('api/admin/email')
export class AdminEmailController {
  constructor(private readonly services: ServiceClient) {}

  @Get()
  @ApiOperation({
    summary: 'Get whether e-mail is configured',
    description: 'Only the settings are checked; the mail server is not contacted.',
  })
  @ApiReply(200, EmailReady)
  async readReadiness(@CurrentActor() actor: Actor) {
    const { emailReady } = await this.services.as(actor).request(ReadCheck, {});
    return { ready: emailReady };
  }

  @Post()
  @ApiOperation({
    summary: 'Send a test e-mail',
    description: '`error` is the message of the mail server when it refused the mail.',
  })
  @RateLimit({ setting: 'TEST_MAIL_RATE_LIMIT', per: 'user' })
  @ApiReply(200, TestMailOutcome)
  send(@CurrentActor() actor: Actor, @Body({ schema: TestMailRequest }) { email }: TestMailRequest) {
    return this.services.as(actor).request(SendTestMail, { email });
  }
}
