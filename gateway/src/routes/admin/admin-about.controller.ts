import {
  AdminAbout,
  AppCheck,
  AppStatistics,
  ProveStorage,
  ReadAdminAbout,
  ReadCheck,
  ReadStatistics,
  StorageProof,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Post } from '@nestjs/common';
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

  @Post('docker/validate')
  @Gives(200, StorageProof)
  proveStorage(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ProveStorage, {});
  }

  /** The same, as older clients ask. */
  @Get('docker/validate')
  @Gives(200, StorageProof)
  proveStorageAsBefore(@CurrentActor() actor: Actor) {
    return this.proveStorage(actor);
  }
}
