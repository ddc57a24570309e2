import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { Log } from '../logging/log.js';
import { connectWithRetries } from '../async/connect-with-retries.js';
import { natsServers } from './nats-servers.js';
import { inboxPrefix } from './subjects.js';

const CONNECT_MS = 5_000;
const RECONNECT_PAUSE_MS = 100;
/** Interval of pings, in milliseconds; a server that does not reply to two of them counts as lost. */
const PING_MS = 10_000;

/** The connecting application and its server. */
interface Client {
  /** The application's name. */
  name: string;
  namespace: string;
  url: string;
}

/** Connects, and reconnects without limit. Waits for a server that is still starting. */
export async function connectNats(client: Client, log: Log): Promise<NatsConnection> {
  const nats = await connectWithRetries(() => connect(optionsOf(client)), {
    server: 'message server',
    log,
    isFinal: isRefusal,
  });
  void reportStatus(nats, log);
  return nats;
}

function optionsOf({ name, namespace, url }: Client): NodeConnectionOptions {
  return {
    name,
    inboxPrefix: inboxPrefix(namespace, name),
    ...natsServers(url),
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: RECONNECT_PAUSE_MS,
    pingInterval: PING_MS,
    maxPingOut: 2,
    // Else each request records a stack in case it fails.
    noAsyncTraces: true,
  };
}

/** Whether the server refused the credentials. A busy client that was too slow to authenticate retries instead. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'AuthorizationError' && error.message !== 'Authentication Timeout';
}

async function reportStatus(nats: NatsConnection, log: Log): Promise<void> {
  for await (const status of nats.status()) {
    if (status.type === 'disconnect') log.warn('connection to the message server lost');
    if (status.type === 'reconnect') log.info('reconnected to the message server');
    if (status.type === 'error') log.warn('message server reports an error', { error: status.error });
  }
}
