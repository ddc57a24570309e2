import { request as requestHttp, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import type { TcpSocketConnectOpts } from 'node:net';
import { EgressError } from './policy/egress-error.js';
import type { ConnectTarget } from './policy/guarded-lookup.js';

export interface HttpCall {
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
  /** Aborts the exchange at any time, including the body of the response, with the signal's reason. */
  signal: AbortSignal;
}

export interface ExchangeOptions {
  target: ConnectTarget;
  /** Maximum wait for the connection, and for the headers of the response, in milliseconds. */
  idleTimeoutMs: number;
  /** Trusted certificates in place of the default ones, in PEM. */
  ca?: string | string[] | undefined;
}

/** A response whose body has not been read yet. */
export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Fails when the connection ends before the body does. */
  body: IncomingMessage;
  /** Closes the connection, also before the end of the body. */
  close(): void;
}

const MAX_HEADER_BYTES = 64 * 1024;
/** Maximum number of responses of status 1xx before the final one. */
const MAX_INTERIM_RESPONSES = 32;
/**
 * Timeout for one of several addresses before the next is tried; the default of 250 ms is short for distant servers.
 */
const ATTEMPT_TIMEOUT_MS = 1_000;

/**
 * Sends one request on a new connection, and returns the response once its headers have arrived. The promise always
 * settles, and later failures are reported to the reader of the body only.
 */
export async function exchange(url: URL, call: HttpCall, options: ExchangeOptions): Promise<HttpResponse> {
  call.signal.throwIfAborted();
  const request = openRequest(url, call, options);
  limitWaits(request, options.idleTimeoutMs);
  limitInterimResponses(request);
  const response = responseTo(request, call.signal);
  request.end(call.body);
  return response;
}

function openRequest(url: URL, { method, headers }: HttpCall, { target, ca }: ExchangeOptions): ClientRequest {
  // Options that are not of HTTP are passed to the socket, which the types do not declare.
  const options: RequestOptions & TcpSocketConnectOpts = {
    ...target,
    ...(ca ? { ca } : {}),
    method,
    headers,
    path: url.pathname + url.search,
    // Keep-alive is useless for a few requests to different hosts.
    agent: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS,
  };
  return url.protocol === 'https:' ? requestHttps(options) : requestHttp(options);
}

function responseTo(request: ClientRequest, signal: AbortSignal): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    let body: IncomingMessage | undefined;
    // After the response, the body is destroyed: destroying the request would discard the rest as if it had been read.
    const abort = () => (body ?? request).destroy(signal.reason as Error);
    signal.addEventListener('abort', abort);
    // Also after the response, since later errors are those of the body.
    request.on('error', reject);
    request.on('close', () => {
      signal.removeEventListener('abort', abort);
      reject(new EgressError('connection', 'closed without a response'));
    });
    request.on('response', (response) => {
      body = response;
      resolve(toHttpResponse(request, response));
    });
  });
}

function toHttpResponse(request: ClientRequest, body: IncomingMessage): HttpResponse {
  // It may fail while it is not read; without a listener the reader would not get the reason.
  body.on('error', () => undefined);
  const close = () => {
    body.destroy();
    request.socket?.destroy();
  };
  return { status: body.statusCode ?? 0, headers: body.headers, body, close };
}

/** Limits the wait for the connection and for the headers; data that arrives in between does not extend them. */
function limitWaits(request: ClientRequest, limitMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const waitFor = (stage: string) => {
    stop();
    const error = new EgressError('timed-out', `no ${stage} after ${limitMs} ms`);
    timer = setTimeout(() => request.destroy(error), limitMs);
  };
  waitFor('connection');
  const connected = request.protocol === 'https:' ? 'secureConnect' : 'connect';
  request.on('socket', (socket) => socket.once(connected, () => waitFor('headers')));
  request.on('response', stop).on('close', stop);
}

function limitInterimResponses(request: ClientRequest): void {
  let count = 0;
  request.on('information', () => {
    count += 1;
    if (count > MAX_INTERIM_RESPONSES) request.destroy(new EgressError('connection', 'too many interim responses'));
  });
}
