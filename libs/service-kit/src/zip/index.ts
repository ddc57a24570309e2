export { openZip, type OpenedZip, type PackedEntry, type ZipSource } from './open-zip.js';
export type { ZipStore } from './stored-zip.js';
export { ZipError, type ZipLimits } from './zip-guard.js';
