import { Agent } from 'undici';
import { discard, headerText, openAnswer, readAnswer } from './answer.js';
import type { FetchedAnswer, OpenedAnswer, RawAnswer } from './answer.js';
import { startDeadline, type Deadline } from './deadline.js';
import { EgressError, toEgressError } from './egress-error.js';
import { checkedUrl, type EgressRules } from './egress-policy.js';
import { guardedConnector, type Resolve } from './guarded-connector.js';
import { PLAIN_USER_AGENT, requestHeaders, type Wanted } from './request-headers.js';

export interface EgressSettings extends EgressRules {
  userAgent: string;
  /** Wall clock for a whole fetch, all redirects and the body included. */
  totalTimeoutMs: number;
  /** Longest wait for a connection, for the headers and between two pieces of the body. */
  idleTimeoutMs: number;
  /** Looks host names up; the system's resolver when absent. */
  resolve?: Resolve;
}

export interface FetchOptions {
  wanted: Wanted;
  /** Cap on the body, as sent and as decompressed. */
  maxBytes: number;
  /** The reader's language. */
  locale?: string;
  /** A shorter wall clock for this fetch. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Something told to a foreign server. */
export interface Posted {
  contentType: string;
  body: string;
  signal?: AbortSignal;
}

interface Call {
  method: 'GET' | 'HEAD' | 'POST';
  headers: Record<string, string>;
  signal: AbortSignal;
  body?: string;
}

const MAX_REDIRECTS = 20;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Only these mean: the same, body included, over there. */
const POST_REDIRECTS = new Set([307, 308]);
/** Answers of sites that turn away what they take for a robot. */
const TURNED_AWAY = new Set([403, 406, 429]);
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * The way out to foreign servers. Only http and https, only addresses within the reach (or what the allow-list names),
 * checked anew at every redirect; bounded in time and size. All failures are `EgressError`s.
 */
export class EgressClient {
  private readonly agent: Agent;

  constructor(private readonly settings: EgressSettings) {
    const { resolve, idleTimeoutMs } = settings;
    this.agent = new Agent({
      connect: guardedConnector({ rules: settings, connectTimeoutMs: idleTimeoutMs, ...(resolve ? { resolve } : {}) }),
      headersTimeout: idleTimeoutMs,
      bodyTimeout: idleTimeoutMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      // A few requests to ever different hosts: an idle connection would only be closed under the next request.
      pipelining: 0,
    });
  }

  /** Fetches an address; the answer counts whatever its status. */
  async fetch(address: string, options: FetchOptions): Promise<FetchedAnswer> {
    return readAnswer(await this.open(address, options));
  }

  /** Like `fetch`, but hands the body over while it arrives. */
  async open(address: string, options: FetchOptions): Promise<OpenedAnswer> {
    const deadline = this.deadline(options);
    try {
      const raw = await this.followPolitely(address, options, deadline.signal);
      return openAnswer(raw, options.maxBytes, deadline);
    } catch (error) {
      deadline.stop();
      throw toEgressError(error);
    }
  }

  /** How many bytes the server says are behind an address; null when it does not say or is no success. */
  async contentLength(address: string, options: FetchOptions): Promise<number | null> {
    const deadline = this.deadline(options);
    try {
      const headers = requestHeaders(options.wanted, this.settings.userAgent, options.locale);
      const raw = await this.follow(address, { method: 'HEAD', headers, signal: deadline.signal });
      discard(raw);
      const length = headerText(raw.headers['content-length']);
      return raw.statusCode === 200 && /^\d{1,15}$/.test(length) ? Number(length) : null;
    } catch (error) {
      throw toEgressError(error);
    } finally {
      deadline.stop();
    }
  }

  /** Tells a foreign server something; the reply is the status it answers with, whatever that is. */
  async post(address: string, { contentType, body, signal }: Posted): Promise<number> {
    const deadline = startDeadline(this.settings.totalTimeoutMs, signal);
    try {
      const headers = { 'user-agent': this.settings.userAgent, 'content-type': contentType };
      const raw = await this.follow(address, { method: 'POST', headers, body, signal: deadline.signal });
      discard(raw);
      return raw.statusCode;
    } catch (error) {
      throw toEgressError(error);
    } finally {
      deadline.stop();
    }
  }

  /** Ends every connection, as when the service stops. */
  async onApplicationShutdown(): Promise<void> {
    await this.agent.destroy();
  }

  private deadline({ timeoutMs = Infinity, signal }: FetchOptions): Deadline {
    return startDeadline(Math.min(timeoutMs, this.settings.totalTimeoutMs), signal);
  }

  private async followPolitely(address: string, options: FetchOptions, signal: AbortSignal): Promise<RawAnswer> {
    const callAs = (userAgent: string): Call => ({
      method: 'GET',
      headers: requestHeaders(options.wanted, userAgent, options.locale),
      signal,
    });
    const first = await this.follow(address, callAs(this.settings.userAgent));
    if (!TURNED_AWAY.has(first.statusCode)) return first;
    discard(first);
    return this.follow(address, callAs(PLAIN_USER_AGENT));
  }

  private async follow(address: string, call: Call): Promise<RawAnswer> {
    const redirects = call.method === 'POST' ? POST_REDIRECTS : REDIRECTS;
    let url = checkedUrl(address);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const answer = await this.ask(url, call);
      const location = redirects.has(answer.statusCode) ? headerText(answer.headers.location) : '';
      if (!location) return answer;
      discard(answer);
      url = checkedUrl(location, url.href);
    }
    throw new EgressError('connection', `more than ${MAX_REDIRECTS} redirects`);
  }

  private async ask(url: URL, call: Call): Promise<RawAnswer> {
    const answer = await this.agent.request({ ...call, origin: url.origin, path: url.pathname + url.search });
    // A time-out may strike while nobody reads; without a listener it would end the process.
    answer.body.on('error', () => undefined);
    return Object.assign(answer, { url: url.href });
  }
}
