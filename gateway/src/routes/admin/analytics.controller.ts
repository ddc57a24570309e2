import { Analytics, ReadAnalytics, type Actor } from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../auth/access.js';
import { ApiReply } from '../../openapi/api-reply.js';

@AdminOnly()
@ApiTags('Admin: Analytics')
@Controller('api/admin/analytics')
export class AnalyticsController {
  constructor(private readonly services: ServiceClient) {}

  @Get()
  @ApiOperation({
    summary: 'Get the analytics of the site',
    description: 'The kind of the installation and counts of its records. Nothing is sent to other servers.',
  })
  @ApiReply(200, Analytics)
  read(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadAnalytics, {});
  }
}
