export { copyNames, saveUnderAvailableName } from './names/copy-names.js';
export type { CopyOptions } from './copy-options.js';
export { createOnce, createOnceById } from './create-once.js';
export { numbersFor } from './names/name-numbers.js';
export { requireOrganizer } from './organize-permission.js';
export { fromStoredExtras, type StoredExtra, toStoredExtras } from './stored-extras.js';
export { RECORD_CACHED_MS, RecordCache } from './caches/record-cache.js';
export { shortKey } from './names/short-key.js';
export { sortText } from './names/sort-text.js';
