import { Module } from '@nestjs/common';
import { StoreModule } from '../store/index.js';
import { ActorCacheInvalidation } from './actor-cache-invalidation.js';
import { AttemptLimiter } from './attempt-limiter.js';

@Module({
  imports: [StoreModule],
  providers: [ActorCacheInvalidation, AttemptLimiter],
  exports: [ActorCacheInvalidation, AttemptLimiter],
})
export class AccessModule {}
