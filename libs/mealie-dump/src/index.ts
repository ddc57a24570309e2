export { mediaKeyOf } from './media-key.js';
export { jsonWithNewIds, newIdFor } from './new-ids.js';
export { isMealieDump, NotADump, readDump, type Dump, type ReadOptions } from './read-dump.js';
export type { MovedKind, MovedOf, MovedRecord } from './records/records.js';
