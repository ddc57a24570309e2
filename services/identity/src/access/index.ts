export { AccessModule } from './access.module.js';
export { ActorNotes } from './actor-notes.js';
export { requireAdmin } from './require-admin.js';
export { requireSession } from './require-session.js';
