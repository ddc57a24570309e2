import { readBody } from './response.js';
import { Deadlines } from './deadline.js';
import { EgressError, toEgressError } from './policy/egress-error.js';
import { checkedUrl, portOf } from './policy/egress-policy.js';
import { exchange, type ExchangeOptions, type HttpResponse, type HttpCall } from './http-exchange.js';

export interface HttpFetchOptions {
  /** Time limit of a whole request, including redirects and the body, in milliseconds. */
  timeoutMs: number;
  /** Maximum size of the body of a response, in bytes. */
  maxBytes: number;
  /** Trusted certificates in place of the default ones, in PEM. */
  ca?: string[];
}

/** The signature of the global `fetch`, for libraries. */
export type HttpFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const MAX_REDIRECTS = 5;
/** Redirects that repeat the request including its body. */
const REPEATING_REDIRECTS = new Set([307, 308]);
const REDIRECTS = new Set([301, 302, 303, ...REPEATING_REDIRECTS]);
/** A `Response` with one of these must not have a body. */
const WITHOUT_BODY = new Set([204, 205, 304]);
const CREDENTIALS = ['authorization', 'cookie', 'proxy-authorization'];

/**
 * A `fetch` for servers that the operator has configured: any address is allowed, but the response is read completely,
 * within limits, before it is returned. Node's own can end the process when a server closes early. Failures are
 * `EgressError`s.
 */
export function createHttpFetch({ timeoutMs, maxBytes, ca }: HttpFetchOptions): HttpFetch {
  const deadlines = new Deadlines();
  return async (input, { signal, ...init } = {}) => {
    const request = new Request(input, init);
    const deadline = deadlines.start(timeoutMs, signal ?? undefined);
    try {
      const call = { ...(await toCall(request)), signal: deadline.signal };
      const response = await follow(new URL(request.url), call, { timeoutMs, ca, redirect: request.redirect });
      return await toResponse(response, { maxBytes, idleTimeoutMs: timeoutMs });
    } catch (error) {
      throw toEgressError(error);
    } finally {
      deadline.stop();
    }
  };
}

async function toCall(request: Request): Promise<Omit<HttpCall, 'signal'>> {
  const body = new Uint8Array(await request.arrayBuffer());
  return {
    method: request.method,
    headers: { accept: '*/*', ...Object.fromEntries(request.headers) },
    ...(body.length > 0 ? { body } : {}),
  };
}

interface FollowOptions {
  timeoutMs: number;
  ca: string[] | undefined;
  redirect: Request['redirect'];
}

async function follow(start: URL, call: HttpCall, { timeoutMs, ca, redirect }: FollowOptions): Promise<HttpResponse> {
  let url = checkedUrl(start.href);
  const redirects = call.method === 'GET' ? REDIRECTS : REPEATING_REDIRECTS;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const headers = url.origin === start.origin ? call.headers : withoutCredentials(call.headers);
    const response = await exchange(url, { ...call, headers }, optionsFor(url, timeoutMs, ca));
    const location = redirects.has(response.status) ? response.headers.location : undefined;
    if (!location || redirect === 'manual') return response;
    response.close();
    url = checkedUrl(location, url.href);
  }
  throw new EgressError('connection', `more than ${MAX_REDIRECTS} redirects`);
}

function optionsFor(url: URL, idleTimeoutMs: number, ca: string[] | undefined): ExchangeOptions {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  return { target: { hostname, port: portOf(url) }, idleTimeoutMs, ca };
}

function withoutCredentials(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !CREDENTIALS.includes(name)));
}

async function toResponse(
  response: HttpResponse,
  limits: { maxBytes: number; idleTimeoutMs: number },
): Promise<Response> {
  const { status } = response;
  try {
    const pieces: Uint8Array[] = [];
    for await (const piece of readBody(response, limits)) pieces.push(piece);
    const body = WITHOUT_BODY.has(status) ? null : Buffer.concat(pieces);
    return new Response(body, { status, headers: responseHeaders(response) });
  } finally {
    response.close();
  }
}

/** The headers without those of the encoded body. */
function responseHeaders({ headers }: HttpResponse): Headers {
  const { 'content-encoding': _encoding, 'content-length': _length, ...others } = headers;
  const result = new Headers();
  for (const [name, value] of Object.entries(others)) {
    for (const each of [value ?? []].flat()) result.append(name, each);
  }
  return result;
}
