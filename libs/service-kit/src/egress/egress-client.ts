import { openResponse, readResponse } from './response.js';
import type { FetchedResponse, OpenResponse, RawResponse } from './response.js';
import { Deadlines, type Deadline } from './deadline.js';
import { EgressError, toEgressError } from './policy/egress-error.js';
import { checkedUrl, type EgressRules } from './policy/egress-policy.js';
import { checkTarget, guardedTarget, type Resolve } from './policy/guarded-lookup.js';
import { exchange, type HttpCall } from './http-exchange.js';
import { PLAIN_USER_AGENT, requestHeaders, type ResourceType } from './request-headers.js';

export interface EgressSettings extends EgressRules {
  userAgent: string;
  /** Time limit of a whole fetch, including redirects and the body, in milliseconds. */
  totalTimeoutMs: number;
  /** Maximum wait for a connection, for the headers and between two chunks of the body, in milliseconds. */
  idleTimeoutMs: number;
  /** Resolves host names; the system's resolver when absent. */
  resolve?: Resolve;
  /** Trusted certificates in place of the default ones, in PEM. */
  ca?: string;
}

export interface FetchOptions {
  resourceType: ResourceType;
  /** Maximum size of the body, as sent and as decompressed, in bytes. */
  maxBytes: number;
  /** The user's language. */
  locale?: string;
  /** A shorter time limit for this fetch, in milliseconds. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** The options of a POST request. */
export interface PostOptions {
  contentType: string;
  body: string;
  signal?: AbortSignal;
}

/** A request with any method and headers. */
export interface SendOptions {
  method: string;
  headers: Record<string, string>;
  body: string;
  signal?: AbortSignal;
}

/** Maximum number of redirects for pages, and for anything else. */
const PAGE_REDIRECTS = 20;
const OTHER_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Redirects that repeat the request including its body. */
const POST_REDIRECTS = new Set([307, 308]);
/** Status codes of sites that reject suspected bots. */
const ROBOT_REFUSALS = new Set([403, 406, 429]);

interface TimeLimits {
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Options for following redirects. */
interface FollowOptions {
  maxRedirects?: number;
  /** @throws when a redirect must not be followed */
  checkRedirect?: ((from: URL, to: URL) => void) | undefined;
}

/**
 * The client for requests to external servers. Only http and https, only addresses within the scope (or in the
 * allow-list), checked again at every redirect; limited in time and size. All failures are `EgressError`s.
 */
export class EgressClient {
  private readonly deadlines = new Deadlines();
  private isStopped = false;

  constructor(private readonly settings: EgressSettings) {}

  /** Fetches an address; returns the response regardless of its status. */
  async fetch(address: string, options: FetchOptions): Promise<FetchedResponse> {
    return readResponse(await this.open(address, options));
  }

  /** Like `fetch`, but returns the body as a stream. */
  async open(address: string, options: FetchOptions): Promise<OpenResponse> {
    const deadline = this.deadline(options);
    try {
      const raw = await this.followWithFallback(address, options, deadline.signal);
      return openResponse(raw, { ...this.settings, maxBytes: options.maxBytes }, deadline);
    } catch (error) {
      deadline.stop();
      throw toEgressError(error);
    }
  }

  /** The size of a resource in bytes; null unless the response is successful and declares it. */
  async contentLength(address: string, options: FetchOptions): Promise<number | null> {
    const headers = requestHeaders(options.resourceType, this.settings.userAgent, options.locale);
    const response = await this.sendWithoutReading(address, { method: 'HEAD', headers }, options);
    const length = response.headers['content-length'] ?? '';
    return response.status === 200 && /^\d{1,15}$/.test(length) ? Number(length) : null;
  }

  /** Sends a POST request; returns the status of the response. */
  async post(address: string, { contentType, body, signal }: PostOptions): Promise<number> {
    const headers = { 'user-agent': this.settings.userAgent, 'content-type': contentType };
    const { status } = await this.sendWithoutReading(address, { method: 'POST', headers, body }, { signal });
    return status;
  }

  /**
   * Sends a request with the given headers, which may be secrets: redirects to other hosts, or from https to http, are
   * refused. Returns the status of the response.
   */
  async send(address: string, { method, headers, body, signal }: SendOptions): Promise<number> {
    const call = { method, headers: { 'user-agent': this.settings.userAgent, ...headers }, body };
    const { status } = await this.sendWithoutReading(address, call, { signal, checkRedirect: requireSameHost });
    return status;
  }

  /** Closes every connection when the service stops; later requests fail. */
  onApplicationShutdown(): void {
    this.isStopped = true;
    this.deadlines.abortAll(stopError());
  }

  /** Sends a request and closes its connection, without reading the body of the response. */
  private async sendWithoutReading(
    address: string,
    call: Omit<HttpCall, 'signal'>,
    { checkRedirect, ...limits }: TimeLimits & Pick<FollowOptions, 'checkRedirect'>,
  ): Promise<RawResponse> {
    const deadline = this.deadline(limits);
    try {
      const response = await this.follow(address, { ...call, signal: deadline.signal }, { checkRedirect });
      response.close();
      return response;
    } catch (error) {
      throw toEgressError(error);
    } finally {
      deadline.stop();
    }
  }

  private deadline({ timeoutMs = Infinity, signal }: TimeLimits): Deadline {
    if (this.isStopped) throw stopError();
    return this.deadlines.start(Math.min(timeoutMs, this.settings.totalTimeoutMs), signal);
  }

  private async followWithFallback(address: string, options: FetchOptions, signal: AbortSignal): Promise<RawResponse> {
    const callAs = (userAgent: string): HttpCall => ({
      method: 'GET',
      headers: requestHeaders(options.resourceType, userAgent, options.locale),
      signal,
    });
    const redirects = { maxRedirects: options.resourceType === 'page' ? PAGE_REDIRECTS : OTHER_REDIRECTS };
    const first = await this.follow(address, callAs(this.settings.userAgent), redirects);
    if (!ROBOT_REFUSALS.has(first.status)) return first;
    first.close();
    return this.follow(address, callAs(PLAIN_USER_AGENT), redirects);
  }

  private async follow(
    address: string,
    call: HttpCall,
    { maxRedirects = OTHER_REDIRECTS, checkRedirect }: FollowOptions = {},
  ): Promise<RawResponse> {
    const followed = call.body === undefined ? REDIRECTS : POST_REDIRECTS;
    let url = checkedUrl(address);
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const response = await this.sendOnce(url, call);
      const location = REDIRECTS.has(response.status) ? response.headers.location : undefined;
      if (!location) return response;
      response.close();
      const next = checkedUrl(location, url.href);
      checkRedirect?.(url, next);
      if (!followed.has(response.status)) return this.afterAllowedRedirect(response, next);
      url = next;
    }
    throw new EgressError('connection', `more than ${maxRedirects} redirects`);
  }

  /** The response of a receiver, whose redirect is not followed, unless its target is forbidden. */
  private async afterAllowedRedirect(response: RawResponse, target: URL): Promise<RawResponse> {
    try {
      await checkTarget(target, this.settings, this.settings.resolve);
      return response;
    } catch (cause) {
      const { failure, message } = toEgressError(cause);
      if (failure !== 'refused') return response; // an unknown name, but the receiver has the delivery
      throw new EgressError(failure, `redirected (${response.status}): ${message}`, { cause });
    }
  }

  private async sendOnce(url: URL, call: HttpCall): Promise<RawResponse> {
    const { idleTimeoutMs, ca, resolve } = this.settings;
    const target = guardedTarget(url, this.settings, resolve);
    return { ...(await exchange(url, call, { target, idleTimeoutMs, ca })), url: url.href };
  }
}

function stopError(): EgressError {
  return new EgressError('connection', 'the service is stopping');
}

function requireSameHost(from: URL, to: URL): void {
  const isSafer = from.protocol === to.protocol || to.protocol === 'https:';
  if (from.hostname !== to.hostname || !isSafer) throw new EgressError('refused', 'redirected to another server');
}
