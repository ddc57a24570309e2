export { AccessModule } from './access.module.js';
export { ActorCacheInvalidation } from './actor-cache-invalidation.js';
export { requireAdmin } from './require-admin.js';
export { requireSession } from './require-session.js';
