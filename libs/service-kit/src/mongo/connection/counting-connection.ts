import { isRemovalOfEvents } from '../../write-tracking/write-scope.js';
import type { WriteTracker } from '../../write-tracking/write-tracker.js';
import { FailFastConnection } from './driver-connection.js';

const READS = new Set([
  'find',
  'getMore',
  'count',
  'distinct',
  'killCursors',
  'listCollections',
  'listIndexes',
  'hello',
  'ismaster',
  'isMaster',
  'ping',
  'buildInfo',
  'serverStatus',
  'saslStart',
  'saslContinue',
  'endSessions',
]);
/** The kit's own collections, which no response with an ETag contains; services do not use these names. */
const INTERNAL = new Set<unknown>([
  'data-versions',
  'jobs',
  'kit-state',
  'leases',
  'migrations',
  'replicas',
  'schedules',
]);

/** A driver connection that reports the writes of a service's client: for the option `connectionType`. */
export function countingConnection(tracker: WriteTracker): typeof FailFastConnection {
  return class extends FailFastConnection {
    override async command(ns: unknown, command: object, ...rest: unknown[]): Promise<unknown> {
      if (!mayWrite(command) || isRemovalOfEvents(command)) return super.command(ns, command, ...rest);
      const send = (other: object) => super.command(ns, other, {});
      const end = await tracker.begin({ command, ...namespaceOf(ns, command), send });
      try {
        const reply = await super.command(ns, command, ...rest);
        end(hasChanged(command, reply) ? 'changed' : 'unchanged');
        return reply;
      } catch (error) {
        end(error instanceof Error && error.name === 'MongoServerError' ? 'changed' : 'unknown');
        throw error;
      }
    }
  };
}

function namespaceOf(ns: unknown, command: object): { database: string; collection: string } {
  const database = typeof ns === 'object' && ns !== null && 'db' in ns ? String(ns.db) : '';
  return { database, collection: String(Object.values(command)[0]) };
}

/** The parts of the driver's reply that are used here. */
interface Reply {
  has(field: string): boolean;
  getNumber(field: string): number | null;
}

/** The field of a reply with the number of changed documents. */
const CHANGED_COUNTS: Record<string, string> = { update: 'nModified', delete: 'n' };

/**
 * Whether a command may have changed data, by the server's reply: periodic work without effect must not change the
 * version. Unknown commands and replies count as changes.
 */
export function hasChanged(command: object, reply: unknown): boolean {
  const count = CHANGED_COUNTS[Object.keys(command)[0] ?? ''];
  if (!count || !isReply(reply)) return true;
  if (['upserted', 'writeErrors', 'writeConcernError'].some((field) => reply.has(field))) return true;
  return reply.getNumber(count) !== 0;
}

function isReply(reply: unknown): reply is Reply {
  return typeof reply === 'object' && reply !== null && 'has' in reply && 'getNumber' in reply;
}

/** Whether the command may change the content of responses. Unknown commands count as writes. */
export function mayWrite(command: object): boolean {
  const [name = '', target] = Object.entries(command)[0] ?? [];
  if (name === 'aggregate') return writesItsResult(command);
  return !READS.has(name) && !INTERNAL.has(target);
}

function writesItsResult(command: object): boolean {
  const stages: unknown = 'pipeline' in command ? command.pipeline : undefined;
  if (!Array.isArray(stages)) return true;
  return stages.some((stage: object) => '$out' in stage || '$merge' in stage);
}
