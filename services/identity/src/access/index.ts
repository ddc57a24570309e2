export { AccessModule } from './access.module.js';
export { ActorCacheInvalidation } from './actor-cache-invalidation.js';
export { AttemptLimiter } from './attempt-limiter.js';
export { requireSession } from './require-session.js';
