import {
  AdminAbout,
  AppCheck,
  AppStatistics,
  ReadAdminAbout,
  ReadCheck,
  ReadStatistics,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../auth/access.js';
import { Gives } from '../../openapi/gives.js';

@AdminOnly()
@ApiTags('Admin: About')
@Controller('api/admin/about')
export class AdminAboutController {
  constructor(private readonly services: ServiceClient) {}

  @Get()
  @Gives(200, AdminAbout)
  about(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadAdminAbout, {});
  }

  @Get('statistics')
  @Gives(200, AppStatistics)
  statistics(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadStatistics, {});
  }

  @Get('check')
  @Gives(200, AppCheck)
  check(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadCheck, {});
  }
}
