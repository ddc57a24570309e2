export { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from './process/start.js';
export { CannotOpen } from './store/database.js';
export type { Logger } from './logger.js';
