import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { limitText } from './limit-text.js';

/** Maximum time without data from the server while a response is pending, in milliseconds. */
const IDLE_MS = 30_000;

type OnResponse = (response: IncomingMessage) => void;
/** The HTTP functions that the S3 client uses. */
export type Transport = Pick<typeof http, 'request'>;

/**
 * Requests that fail when the server sends nothing for too long; the S3 client itself has no such timeout. Time in
 * which the reader is slow does not count. The error code is `ETIMEDOUT` or `ECONNRESET`, as for broken connections.
 */
export function idleTimeoutTransport({ useSSL, idleMs = IDLE_MS }: { useSSL: boolean; idleMs?: number }): Transport {
  const { request } = useSSL ? https : http;
  const requestWithTimeout = (options: RequestOptions, onResponse: OnResponse) =>
    withLimits(request(options, onResponse), options.path ?? '', idleMs);
  // The client uses only this signature.
  return { request: requestWithTimeout as Transport['request'] };
}

function withLimits(request: ClientRequest, path: string, idleMs: number): ClientRequest {
  let response: IncomingMessage | undefined;
  request.on('response', (received) => {
    response = received;
    limitText(received, path);
  });
  request.on('upgrade', (_response, socket) => {
    socket.destroy();
    request.emit('error', failure('ECONNRESET', 'The object store answered with another protocol.'));
  });
  request.setTimeout(idleMs, () => {
    const isServerIdle = !response || response.readableLength === 0;
    if (isServerIdle)
      (response ?? request).destroy(failure('ETIMEDOUT', `The object store sent nothing for ${idleMs} ms.`));
    else request.setTimeout(idleMs);
  });
  return request;
}

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
