import { Module } from '@nestjs/common';
import { StoreModule } from '../store/index.js';
import { ActorCacheInvalidation } from './actor-cache-invalidation.js';

@Module({ imports: [StoreModule], providers: [ActorCacheInvalidation], exports: [ActorCacheInvalidation] })
export class AccessModule {}
