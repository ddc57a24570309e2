export { AccessModule } from './access.module.js';
export { ActorCacheInvalidation } from './actor-cache-invalidation.js';
export { requireSession } from './require-session.js';
