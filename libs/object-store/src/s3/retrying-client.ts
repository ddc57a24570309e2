import type { IncomingMessage } from 'node:http';
import { Client, type ClientOptions } from 'minio';
import { hasCode } from '../error-codes.js';
import { ObjectStoreUnavailableError } from '../errors.js';
import { idleTimeoutTransport } from './idle-timeout-transport.js';
import { translateFullError } from './s3-errors.js';

const PAUSES_MS = [100, 400];
/** Timeout for the beginning of a response, in milliseconds; longer for uploads, whose body is sent first. */
const RESPONSE_MS = 5_000;
const UPLOAD_RESPONSE_MS = 30_000;
const BROKEN_CONNECTION = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
];
/** The message of the client's error for the statuses 408, 429 and 5xx. */
const BUSY = 'Retryable HTTP status';

/**
 * An S3 client that retries when the server is busy or restarting. The retries of the minio client write to the console
 * and do not cover broken connections. All requests of this library are idempotent.
 */
export class RetryingClient extends Client {
  constructor(options: ClientOptions) {
    const transport = idleTimeoutTransport({ useSSL: options.useSSL ?? true });
    super({ transport, ...options, retryOptions: { disableRetry: true } });
  }

  /** All requests of the client call this method. */
  override async makeRequestStreamAsync(
    ...request: Parameters<Client['makeRequestStreamAsync']>
  ): Promise<IncomingMessage> {
    const pauses = isRepeatable(request[1]) ? PAUSES_MS : [];
    for (const pauseMs of pauses) {
      try {
        return await this.attempt(request);
      } catch (error) {
        if (!isTransient(error)) throw translateFullError(error);
        if (isTimeout(error)) throw new ObjectStoreUnavailableError(error);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
    try {
      return await this.attempt(request);
    } catch (error) {
      throw isTransient(error) ? new ObjectStoreUnavailableError(error) : translateFullError(error);
    }
  }

  /** One request with a timeout for the beginning of its response; the client itself has none. */
  private async attempt(request: Parameters<Client['makeRequestStreamAsync']>): Promise<IncomingMessage> {
    const timeoutMs = request[1] ? UPLOAD_RESPONSE_MS : RESPONSE_MS;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const error = Object.assign(new Error(`no answer within ${timeoutMs} ms`), { code: 'ETIMEDOUT' });
      timer = setTimeout(() => reject(error), timeoutMs);
    });
    const response = super.makeRequestStreamAsync(...request);
    // A late response is not read.
    response.catch(() => undefined);
    return Promise.race([response, late]).finally(() => clearTimeout(timer));
  }
}

function isRepeatable(body: unknown): boolean {
  return typeof body === 'string' || Buffer.isBuffer(body);
}

function isTimeout(error: unknown): boolean {
  return hasCode(error, 'ETIMEDOUT');
}

function isTransient(error: unknown): boolean {
  return hasCode(error, ...BROKEN_CONNECTION) || (error instanceof Error && error.message.includes(BUSY));
}
