/** A parsed response of the API. */
export interface ApiResponse {
  status: number;
  body: unknown;
  headers: Headers;
}

/** The body of a response with the expected status. Throws for another one, with its error. */
export function bodyOf<T>({ status, body }: Pick<ApiResponse, 'status' | 'body'>, expected: number): T {
  if (status !== expected) throw new Error(`Expected ${expected}, got ${status}: ${JSON.stringify(body)}`);
  return body as T;
}

/** A client of the running product, signed in or anonymous. */
export class Api {
  constructor(
    readonly url: string,
    readonly token: string | null = null,
    /** The timeout of a request, in milliseconds; without it, a request may take as long as the test. */
    private readonly timeoutMs?: number,
  ) {}

  get(path: string, headers: Record<string, string> = {}): Promise<ApiResponse> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown): Promise<ApiResponse> {
    return this.send('POST', path, body);
  }

  put(path: string, body?: unknown): Promise<ApiResponse> {
    return this.send('PUT', path, body);
  }

  patch(path: string, body?: unknown): Promise<ApiResponse> {
    return this.send('PATCH', path, body);
  }

  delete(path: string): Promise<ApiResponse> {
    return this.send('DELETE', path);
  }

  /** Sends JSON, a form or nothing; `path` starts with a slash. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiResponse> {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      ...(this.timeoutMs !== undefined && { signal: AbortSignal.timeout(this.timeoutMs) }),
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: await read(response), headers: response.headers };
  }

  /** The same product with other credentials. */
  async signIn(username: string, password: string): Promise<Api> {
    const response = await this.send('POST', '/api/auth/token', new URLSearchParams({ username, password }));
    if (response.status !== 200) throw new Error(`Signing in answered ${response.status}.`);
    return new Api(this.url, (response.body as { access_token: string }).access_token, this.timeoutMs);
  }
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? (JSON.parse(text) as unknown) : text;
}
