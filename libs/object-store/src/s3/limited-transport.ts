import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';

/** The longest time without data from the server while a response is expected. */
const IDLE_MS = 30_000;

type OnResponse = (answer: IncomingMessage) => void;
/** How the S3 client makes its requests. */
export type Transport = Pick<typeof http, 'request'>;

/**
 * Requests that end when the server is silent for too long: the S3 client waits for ever. A reader that is slow itself
 * is not hurried. Failures have the code `ETIMEDOUT` or `ECONNRESET`, as those of broken connections.
 */
export function limitedTransport({ useSSL, idleMs = IDLE_MS }: { useSSL: boolean; idleMs?: number }): Transport {
  const { request } = useSSL ? https : http;
  const limited = (options: RequestOptions, onResponse: OnResponse) => limit(request(options, onResponse), idleMs);
  // The client only ever calls it this way.
  return { request: limited as Transport['request'] };
}

function limit(request: ClientRequest, idleMs: number): ClientRequest {
  let response: IncomingMessage | undefined;
  request.on('response', (received) => (response = received));
  request.on('upgrade', (_response, socket) => {
    socket.destroy();
    request.emit('error', failure('ECONNRESET', 'The object store answered with another protocol.'));
  });
  request.setTimeout(idleMs, () => {
    const isRead = !response || response.readableLength === 0;
    if (isRead) (response ?? request).destroy(failure('ETIMEDOUT', `The object store was silent for ${idleMs} ms.`));
    else request.setTimeout(idleMs);
  });
  return request;
}

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
