import { jsonWithNewIds, InvalidDumpError, readDump } from '@larder/mealie-dump';
import { toPortions, type DumpPortion } from './dump-portions.js';

/** The content of a dump, or the reason why it could not be read. */
export type DumpReply =
  | { portions: DumpPortion[]; report: string[]; problem: null }
  | { problem: 'no-dump' | 'unreadable' };

/** A dump as bytes; with a seed for new ids when its records are added to a site. */
export interface DumpRequest {
  bytes: Uint8Array;
  newIds: string | null;
  /** The name of the default household of a group. */
  defaultHousehold: string;
}

/** Runs in a worker thread: a large dump takes seconds, and a malicious one may exceed the available memory. */
export default function read({ bytes, newIds, defaultHousehold }: DumpRequest): DumpReply {
  try {
    const dump: unknown = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
    const { records, report } = readDump(dump, { intoExistingSite: newIds !== null, defaultHousehold });
    const toJson = newIds === null ? undefined : jsonWithNewIds(records, newIds);
    return { portions: toPortions(records, toJson), report, problem: null };
  } catch (error) {
    return { problem: error instanceof InvalidDumpError ? 'no-dump' : 'unreadable' };
  }
}
