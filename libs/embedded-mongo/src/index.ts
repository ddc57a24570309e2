export type { Logger } from './logger.js';
export { CHILD_FLAGS } from './process/child-flags.js';
export { checkDatabase, type CheckReport } from './maintenance/check.js';
export { copyDatabase } from './maintenance/copy.js';
export { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from './process/start.js';
export { CannotOpen } from './store/cannot-open.js';
export { FORMAT_VERSION } from './store/format.js';
