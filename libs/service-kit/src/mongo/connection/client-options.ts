import type { Tracing } from '../../tracing/tracing.js';
import type { WriteGate } from './write-gate.js';
import { countingConnection } from './counting-connection.js';
import { FailFastConnection } from './driver-connection.js';
import { gatedConnection } from './gated-connection.js';
import { tracedConnection } from './traced-connection.js';
import type { WriteTracker } from '../../write-tracking/write-tracker.js';

const POOL_SIZE = 12;

/** The driver's options, for a service's first client and for a replacement. */
export const CLIENT_OPTIONS = {
  maxPoolSize: POOL_SIZE,
  minPoolSize: 0,
  serverSelectionTimeoutMS: 5_000,
  // A server that accepts connections but does not respond counts as lost after this time.
  connectTimeoutMS: 10_000,
  heartbeatFrequencyMS: 2_000,
  // The interval of checks while operations wait for an unavailable server.
  minHeartbeatFrequencyMS: 50,
  connectionType: FailFastConnection,
} as const;

/** The hooks of a client's commands. */
export interface CommandHooks {
  /** Follows the writes, if the data have a version. */
  writes?: WriteTracker | undefined;
  /** Pauses writes to the service's own database. */
  gate?: WriteGate | undefined;
  /** Records commands of requests. */
  tracing?: Tracing | undefined;
}

/** The driver's options of a service's client. */
export function clientOptions(dbName: string, { writes, gate, tracing }: CommandHooks) {
  const counting = writes ? countingConnection(writes) : FailFastConnection;
  const gated = gate ? gatedConnection(counting, dbName, gate) : counting;
  const connectionType = tracing?.isEnabled ? tracedConnection(gated, tracing) : gated;
  return { ...CLIENT_OPTIONS, dbName, connectionType };
}

/**
 * Mongoose's own options. Buffering of commands is off: the driver does this itself and, unlike mongoose, checks for
 * the server as long as an operation waits.
 */
export const MODEL_OPTIONS = { autoIndex: false, autoCreate: false, bufferCommands: false } as const;
