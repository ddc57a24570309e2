import { StorageCheckErrors } from '@larder/contracts';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../auth/access.js';
import { ApiErrors } from '../../openapi/api-errors.js';
import { ApiFile } from '../../openapi/api-reply.js';
import { StorageProbes } from './storage-probes.js';

/** Lets administrators check that all parts of the installation share one object store. */
@Public()
@ApiTags('Admin: About')
@Controller('api/media/docker')
export class StorageProbeController {
  constructor(private readonly probes: StorageProbes) {}

  @Get('validate.txt')
  @ApiOperation({
    summary: 'Get the file that verifies the storage',
    description: 'For one minute the text that the check of the storage wrote, else 404.',
  })
  @ApiFile('text/plain')
  @ApiErrors(404)
  async read(@Res() reply: FastifyReply): Promise<void> {
    const probe = await this.probes.read();
    if (probe === null) throw StorageCheckErrors.noProof();
    void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(probe);
  }
}
