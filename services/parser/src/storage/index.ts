export { StorageModule } from './storage.module.js';
