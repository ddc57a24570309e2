import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';

/** The longest that a server of objects may be silent while something is expected of it. */
const IDLE_MS = 30_000;

type OnAnswer = (answer: IncomingMessage) => void;
/** How the S3 client makes its requests. */
export type Transport = Pick<typeof http, 'request'>;

/**
 * Requests that end when the server is silent for too long: the S3 client waits for ever. A reader that is slow itself
 * is not hurried. Failures have the code `ETIMEDOUT` or `ECONNRESET`, as those of broken connections.
 */
export function limitedTransport({ useSSL, idleMs = IDLE_MS }: { useSSL: boolean; idleMs?: number }): Transport {
  const { request } = useSSL ? https : http;
  const limited = (options: RequestOptions, onAnswer: OnAnswer) => limit(request(options, onAnswer), idleMs);
  // The client only ever calls it this way.
  return { request: limited as Transport['request'] };
}

function limit(request: ClientRequest, idleMs: number): ClientRequest {
  let answer: IncomingMessage | undefined;
  request.on('response', (response) => (answer = response));
  request.on('upgrade', (_answer, socket) => {
    socket.destroy();
    request.emit('error', failure('ECONNRESET', 'The object store answered with another protocol.'));
  });
  request.setTimeout(idleMs, () => {
    const isRead = !answer || answer.readableLength === 0;
    if (isRead) (answer ?? request).destroy(failure('ETIMEDOUT', `The object store was silent for ${idleMs} ms.`));
    else request.setTimeout(idleMs);
  });
  return request;
}

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
