import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Log } from '../logging/log.js';
import { natsServers } from './nats-servers.js';

const FIRST_TRIES = 10;
const RETRY_MS = 1_000;

/** Connects and stays connected: never gives up reconnecting. Waits for a server that is still starting. */
export async function connectNats(name: string, url: string, log: Log): Promise<NatsConnection> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const nats = await connect({
        name,
        ...natsServers(url),
        maxReconnectAttempts: -1,
        ignoreAuthErrorAbort: true,
        reconnectTimeWait: 500,
      });
      void reportStatus(nats, log);
      return nats;
    } catch (error) {
      if (attempt >= FIRST_TRIES || isRefusal(error)) throw error;
      log.warn('message server not reachable, trying again', { attempt, error });
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'AuthorizationError';
}

async function reportStatus(nats: NatsConnection, log: Log): Promise<void> {
  for await (const status of nats.status()) {
    if (status.type === 'disconnect') log.warn('message server lost');
    if (status.type === 'reconnect') log.info('message server is back');
    if (status.type === 'error') log.warn('message server reports an error', { error: status.error });
  }
}
