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
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { AdminOnly } from '../../auth/access.js';
import { ApiReply } from '../../openapi/api-reply.js';

@AdminOnly()
@ApiTags('Admin: About')
@Controller('api/admin/about')
export class AdminAboutController {
  constructor(private readonly services: ServiceClient) {}

  @Get()
  @ApiOperation({
    summary: 'Get the version and settings of the site',
    description:
      'Adds addresses and versions to the public information, and the latest release of the configured feed.',
  })
  @ApiReply(200, AdminAbout)
  readAbout(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadAdminAbout, {});
  }

  @Get('statistics')
  @ApiOperation({
    summary: 'Get the statistics of the site',
    description: 'Counts users, households, groups, recipes, and recipes without categories or tags.',
  })
  @ApiReply(200, AppStatistics)
  readStatistics(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(ReadStatistics, {});
  }

  @Get('check')
  @ApiOperation({
    summary: 'Check the configuration of the site',
    description:
      'Reports which features are configured. With `deep=true` it also connects to each server, with a timeout of five seconds.',
  })
  @ApiReply(200, AppCheck)
  check(@CurrentActor() actor: Actor, @Query({ schema: CheckQuery }) { deep }: z.output<typeof CheckQuery>) {
    return this.services.as(actor).request(ReadCheck, { deep });
  }

  @Post('docker/validate')
  @ApiOperation({
    summary: 'Write a file to verify the storage of all containers',
    description:
      'Returns a random text. If `/api/media/docker/validate.txt` returns the same, the gateway reads the storage that the services write.',
  })
  @ApiReply(200, StorageCheck)
  checkStorage(@CurrentActor() actor: Actor) {
    return this.services.as(actor).request(CheckStorage, {});
  }

  /** The same request as sent by older clients. */
  @Get('docker/validate')
  @ApiOperation({ summary: 'Verify the storage of all containers (older clients)', description: 'The same as POST.' })
  @ApiReply(200, StorageCheck)
  checkStorageByGet(@CurrentActor() actor: Actor) {
    return this.checkStorage(actor);
  }
}
