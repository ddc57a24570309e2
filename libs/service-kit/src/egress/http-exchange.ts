import { request as requestHttp, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import type { TcpSocketConnectOpts } from 'node:net';
import { EgressError } from './policy/egress-error.js';
import type { ConnectTarget } from './policy/guarded-lookup.js';

export interface HttpCall {
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
  /** Ends the exchange at any moment, its response's body included, with the signal's reason. */
  signal: AbortSignal;
}

export interface ExchangeOptions {
  target: ConnectTarget;
  /** Longest wait for the connection, and for the headers of the response. */
  idleTimeoutMs: number;
  /** Certificates to trust in place of the usual ones, in PEM. */
  ca?: string | string[] | undefined;
}

/** A response whose body is still on its way. */
export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Ends with an error when the connection ends before the body does. */
  body: IncomingMessage;
  /** Closes the connection, whatever is left to read. */
  close(): void;
}

const MAX_HEADER_BYTES = 64 * 1024;
/** Responses of status 1xx before the real one. */
const MAX_INTERIM_RESPONSES = 32;
/** How long one of several addresses may take before the next is tried; the default of 250 ms is short for far servers. */
const ATTEMPT_TIMEOUT_MS = 1_000;

/**
 * Sends one request on a connection of its own, and gives the response once its headers have arrived. Whatever the server
 * does, the promise settles, and later failures reach the reader of the body only.
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
  // What is not of HTTP goes on to the socket, which the types do not say.
  const options: RequestOptions & TcpSocketConnectOpts = {
    ...target,
    ...(ca ? { ca } : {}),
    method,
    headers,
    path: url.pathname + url.search,
    // A few requests to ever different hosts: an idle connection would only be closed under the next request.
    agent: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    autoSelectFamilyAttemptTimeout: ATTEMPT_TIMEOUT_MS,
  };
  return url.protocol === 'https:' ? requestHttps(options) : requestHttp(options);
}

function responseTo(request: ClientRequest, signal: AbortSignal): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    let body: IncomingMessage | undefined;
    // Not the request once there is a response: destroying it discards the rest of the body as if it had been read.
    const abort = () => (body ?? request).destroy(signal.reason as Error);
    signal.addEventListener('abort', abort);
    // Listens to the end: errors after the response are those of the body, too.
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
  // It may fail while it is not read; without a listener the reader would not learn why.
  body.on('error', () => undefined);
  const close = () => {
    body.destroy();
    request.socket?.destroy();
  };
  return { status: body.statusCode ?? 0, headers: body.headers, body, close };
}

/** One clock for the connection and one for the headers; what arrives in between does not prolong them. */
function limitWaits(request: ClientRequest, limitMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const waitFor = (what: string) => {
    stop();
    const error = new EgressError('timed-out', `no ${what} after ${limitMs} ms`);
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
    if (count > MAX_INTERIM_RESPONSES) request.destroy(new EgressError('connection', 'interim answers without end'));
  });
}
