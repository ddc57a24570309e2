export { inParts } from './bodies/in-parts.js';
export { contentTypeOf } from './content-types.js';
export {
  InvalidKeyError,
  ObjectNotFoundError,
  ObjectStoreError,
  ObjectStoreFullError,
  ObjectStoreSettingError,
  ObjectStoreUnavailableError,
  ObjectTooLargeError,
  RangeNotSatisfiableError,
} from './errors.js';
export { BACKUPS_FOLDER, fileOfGeneration, generationFolder, GenerationStore } from './generation-store.js';
export { checkKey, isKey, MAX_KEY_LENGTH } from './keys.js';
export { objectStoreFrom, secondStoreFrom, type ObjectStoreSettings } from './object-store-from.js';
export {
  TEMP_FOLDER,
  type ByteRange,
  type ListedObject,
  type ObjectBody,
  type ObjectMetadata,
  type ObjectStore,
  type OpenedObject,
  type CopyOptions,
  type PutOptions,
  type StoredObject,
} from './object-store.js';
