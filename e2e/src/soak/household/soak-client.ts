import type { SoakLog } from '../log/soak-log.js';

/** The outcome of a request: an expected response, or a failure that an outage may cause. */
export type Outcome<T> = { answered: true; status: number; body: T } | { answered: false };

/** The timeout of a request: longer than an outage may last. */
const TIMEOUT_MS = 35_000;

interface RequestOptions {
  body?: unknown;
  /** Expected statuses other than 2xx. */
  expected?: readonly number[];
}

/**
 * A client of the product under test. It records every response, and as a violation every one that no outage explains.
 */
export class SoakClient {
  constructor(
    private readonly url: string,
    private readonly log: SoakLog,
    private readonly token: string,
  ) {}

  /** Sends JSON, a form or nothing and reads the response: JSON, text or bytes. */
  async send<T>(method: string, path: string, options: RequestOptions = {}): Promise<Outcome<T>> {
    const startedAt = performance.now();
    try {
      const response = await fetch(`${this.url}${path}`, this.init(method, options.body));
      const body = (await read(response)) as T;
      this.log.addResponse(response.status, performance.now() - startedAt);
      return this.outcomeOf(`${method} ${path}`, response, body, options.expected ?? []);
    } catch (error) {
      return this.failureOf(`${method} ${path}`, error);
    }
  }

  private outcomeOf<T>(request: string, response: Response, body: T, expected: readonly number[]): Outcome<T> {
    const { status } = response;
    if (response.ok || expected.includes(status)) return { answered: true, status, body };
    if (status === 503 && !isDocumentedOutage(response, body)) {
      this.log.addViolation(`${request} answered 503 without Retry-After or an error message: ${JSON.stringify(body)}`);
    } else if (status !== 503 && status !== 408) {
      this.log.addViolation(`${request} answered ${status}: ${JSON.stringify(body).slice(0, 200)}`);
    }
    return { answered: false };
  }

  private failureOf(request: string, error: unknown): { answered: false } {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    if (isTimeout) this.log.addViolation(`${request} was not answered within ${TIMEOUT_MS / 1000} s`);
    else this.log.addDisconnect();
    return { answered: false };
  }

  private init(method: string, body: unknown): RequestInit {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    };
    const bodyInit = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    return { method, headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...bodyInit };
  }
}

function isDocumentedOutage(response: Response, body: unknown): boolean {
  const { detail } = (body ?? {}) as { detail?: { message?: unknown } };
  return response.headers.has('retry-after') && typeof detail?.message === 'string';
}

async function read(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) return Buffer.from(await response.arrayBuffer());
  const text = await response.text();
  return type.includes('json') && text ? (JSON.parse(text) as unknown) : text;
}
