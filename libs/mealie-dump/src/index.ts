export { mediaKeyOf } from './media-key.js';
export { isMealieDump, NotADump, readDump, type Dump } from './read-dump.js';
export type { MovedKind, MovedOf, MovedRecord } from './records/records.js';
