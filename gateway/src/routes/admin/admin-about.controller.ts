import {
  AdminAbout,
  AppCheck,
  AppStatistics,
  CheckQuery,
  CheckStorage,
  ReadAdminAbout,
  ReadCheck,
  ReadStatistics,
  StorageCheck,
  type Actor,
} from '@larder/contracts';
import { CurrentActor, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { AdminOnly } from '../../auth/access.js';
import { ApiReply } from '../../openapi/api-reply.js';

@AdminOnly()
@ApiTags('Admin: About')
@Controller('api/admin/about')
export class AdminAboutController {
  constructor(private readonly services: ServiceClient) {}

  @Get()
  @ApiReply(200, AdminAbout)
  about(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadAdminAbout, {});
  }

  @Get('statistics')
  @ApiReply(200, AppStatistics)
  statistics(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadStatistics, {});
  }

  @Get('check')
  @ApiReply(200, AppCheck)
  check(@CurrentActor() actor: Actor, @Query({ schema: CheckQuery }) { deep }: z.output<typeof CheckQuery>) {
    return this.services.as(actor).request(ReadCheck, { deep });
  }

  @Post('docker/validate')
  @ApiReply(200, StorageCheck)
  checkStorage(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(CheckStorage, {});
  }

  /** The same request as sent by older clients. */
  @Get('docker/validate')
  @ApiReply(200, StorageCheck)
  checkStorageByGet(@CurrentActor() actor: Actor) {
    return this.checkStorage(actor);
  }
}
