export { mediaKeyOf } from './media-key.js';
export { jsonWithNewIds, newIdFor } from './new-ids.js';
export { InvalidDumpError, readDump, type Dump, type ReadOptions } from './read-dump.js';
export { DOMAIN_WITHOUT_MAIL } from './records/accounts.js';
export { idOf } from './tables/values.js';
export type { DumpRecordKind, DumpRecordOf, DumpRecord } from './records/types/records.js';
