import { StorageProofErrors } from '@larder/contracts';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access.js';
import { StorageProofs } from './storage-proofs.js';

/** Shows administrators that what one part of the installation stores can be seen here. */
@Public()
@ApiTags('Admin: About')
@Controller('api/media/docker')
export class StorageProofController {
  constructor(private readonly proofs: StorageProofs) {}

  @Get('validate.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-store')
  async read(): Promise<string> {
    const proof = await this.proofs.read();
    if (proof === null) throw StorageProofErrors.noProof();
    return proof;
  }
}
