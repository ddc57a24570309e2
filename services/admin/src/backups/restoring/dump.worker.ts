import { NotADump, readDump } from '@larder/mealie-dump';
import { toPortions, type DumpPortion } from './dump-portions.js';

/** What a dump holds, or why it could not be read. */
export type DumpReply =
  { portions: DumpPortion[]; report: string[]; problem: null } | { problem: 'no-dump' | 'unreadable' };

/** Runs in a worker thread: a large dump takes seconds, a hostile one may take more memory than there is. */
export default function read(bytes: Uint8Array): DumpReply {
  try {
    const { records, report } = readDump(JSON.parse(Buffer.from(bytes).toString('utf8')));
    return { portions: toPortions(records), report, problem: null };
  } catch (error) {
    return { problem: error instanceof NotADump ? 'no-dump' : 'unreadable' };
  }
}
