import { StorageCheckErrors } from '@larder/contracts';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access.js';
import { ApiErrors } from '../openapi/api-errors.js';
import { StorageProofs } from './storage-proofs.js';

/** Shows administrators that what one part of the installation stores can be seen here. */
@Public()
@ApiTags('Admin: About')
@Controller('api/media/docker')
export class StorageProofController {
  constructor(private readonly proofs: StorageProofs) {}

  @Get('validate.txt')
  @ApiErrors(404)
  async read(@Res() reply: FastifyReply): Promise<void> {
    const proof = await this.proofs.read();
    if (proof === null) throw StorageCheckErrors.noProof();
    void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(proof);
  }
}
