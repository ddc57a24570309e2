import type { Tracing } from '../tracing/tracing.js';
import type { WriteGate } from './write-gate.js';
import { countingConnection } from './counting-connection.js';
import { FailFastConnection } from './driver-connection.js';
import { gatedConnection } from './gated-connection.js';
import { tracedConnection } from './traced-connection.js';
import type { WriteVersion } from '../in-process/write-version.js';

const POOL_SIZE = 12;

/** The driver's options, the same for a service's first client and one that replaces it. */
export const CLIENT_OPTIONS = {
  maxPoolSize: POOL_SIZE,
  minPoolSize: 0,
  serverSelectionTimeoutMS: 5_000,
  // A server that accepts connections and says nothing counts as lost after this time.
  connectTimeoutMS: 10_000,
  heartbeatFrequencyMS: 2_000,
  // How soon a server that is back is noticed while operations wait for it.
  minHeartbeatFrequencyMS: 50,
  connectionType: FailFastConnection,
} as const;

/** What takes part in the commands of a client. */
export interface CommandHooks {
  /** Counts writes, if anything does. */
  writes?: WriteVersion | undefined;
  /** Holds writes to the service's own database back. */
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
 * Mongoose's own options. It must not keep operations for later while the server is away: the driver does so itself and,
 * unlike mongoose, looks for the server as long as an operation waits.
 */
export const MODEL_OPTIONS = { autoIndex: false, autoCreate: false, bufferCommands: false } as const;
