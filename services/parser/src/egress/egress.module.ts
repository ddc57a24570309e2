import { Module } from '@nestjs/common';
import { egressProvider } from './egress.provider.js';

/** The guarded client for foreign servers. */
@Module({ providers: [egressProvider], exports: [egressProvider] })
export class EgressModule {}
