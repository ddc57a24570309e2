export { imageContent } from './image-content.js';
export { MAX_ASSET_BYTES, MAX_BYTES_IN_MEMORY, MIGRATION_LIMITS, RECIPE_LIMITS } from './archive-limits.js';
export {
  ArchiveError,
  contentOf,
  fileName,
  folderOf,
  hasEnding,
  type Archive,
  type ArchiveFile,
  type Content,
} from './archive.js';
export { openPlainFile } from './plain-file.js';
export { openZipBytes, openZipFile } from './zip-archive.js';
