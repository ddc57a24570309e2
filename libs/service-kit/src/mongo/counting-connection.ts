import { FailFastConnection } from './driver-connection.js';
import type { WriteVersion } from './write-version.js';

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
/** What the kit keeps for itself and no answer shows. */
const INTERNAL = new Set<unknown>(['jobs', 'kit-state', 'leases', 'migrations', 'schedules']);

/** The driver's connection, counting the writes of a service's client: for the option `connectionType`. */
export function countingConnection(version: WriteVersion): typeof FailFastConnection {
  return class extends FailFastConnection {
    override async command(ns: unknown, command: object, ...rest: unknown[]): Promise<unknown> {
      if (!mayWrite(command)) return super.command(ns, command, ...rest);
      const end = version.begin();
      try {
        const reply = await super.command(ns, command, ...rest);
        end(true);
        return reply;
      } catch (error) {
        end(error instanceof Error && error.name === 'MongoServerError');
        throw error;
      }
    }
  };
}

/** Whether the command may change what answers show. What is not known counts as a write. */
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
