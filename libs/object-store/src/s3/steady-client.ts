import type { IncomingMessage } from 'node:http';
import { Client, type ClientOptions } from 'minio';
import { hasCode } from '../error-codes.js';
import { ObjectStoreUnavailableError } from '../errors.js';

const PAUSES_MS = [100, 400];
const BROKEN_CONNECTION = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'];
/** What the client makes of the statuses 408, 429 and 5xx. */
const BUSY = 'Retryable HTTP status';

/**
 * A client that tries again when the server is busy or restarting. The client's own retries write to the console and
 * leave out broken connections. Repeating is harmless: every request we make says the same twice.
 */
export class SteadyClient extends Client {
  constructor(options: ClientOptions) {
    super({ ...options, retryOptions: { disableRetry: true } });
  }

  /** Every request goes through here. */
  override async makeRequestStreamAsync(
    ...request: Parameters<Client['makeRequestStreamAsync']>
  ): Promise<IncomingMessage> {
    const pauses = isRepeatable(request[1]) ? PAUSES_MS : [];
    for (const pauseMs of pauses) {
      try {
        return await super.makeRequestStreamAsync(...request);
      } catch (error) {
        if (!isPassing(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
    try {
      return await super.makeRequestStreamAsync(...request);
    } catch (error) {
      throw isPassing(error) ? new ObjectStoreUnavailableError(error) : error;
    }
  }
}

function isRepeatable(body: unknown): boolean {
  return typeof body === 'string' || Buffer.isBuffer(body);
}

function isPassing(error: unknown): boolean {
  return hasCode(error, ...BROKEN_CONNECTION) || (error instanceof Error && error.message.includes(BUSY));
}
