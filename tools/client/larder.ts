import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

export interface ApiResponse {
  status: number;
  body: string;
  headers: IncomingHttpHeaders;
}

/** One request of `Larder.send`. */
export interface Call {
  method: string;
  path: string;
  body?: string | Buffer | undefined;
  /** Additional headers; `content-type` is JSON by default. */
  headers?: Record<string, string> | undefined;
}

/** An unexpected response: call, status and the beginning of the body. */
export class CallFailed extends Error {
  constructor(
    call: string,
    readonly response: ApiResponse,
  ) {
    super(`${call} answered ${response.status}: ${response.body.slice(0, 300)}`);
    this.name = 'CallFailed';
  }
}

const MOST_CONNECTIONS = 64;
const TIMEOUT_MS = 60_000;

/** A client of the HTTP API of a running instance, with keep-alive connections. */
export class Larder {
  private readonly agent: Agent;
  private readonly address: URL;

  constructor(
    readonly url: string,
    private readonly token: string | null = null,
  ) {
    this.address = new URL(url);
    const settings = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
    this.agent = this.isSecure ? new SecureAgent(settings) : new Agent(settings);
  }

  /** The same instance with other credentials. */
  async signIn(username: string, password: string): Promise<Larder> {
    const form = new URLSearchParams({ username, password }).toString();
    const response = await this.call('POST', '/api/auth/token', form, 'application/x-www-form-urlencoded');
    if (response.status !== 200) throw new CallFailed('Signing in', response);
    return new Larder(this.url, (JSON.parse(response.body) as { access_token: string }).access_token);
  }

  get = <T>(path: string): Promise<T> => this.json<T>('GET', path);
  post = <T>(path: string, body: unknown): Promise<T> => this.json<T>('POST', path, body);
  put = <T>(path: string, body: unknown): Promise<T> => this.json<T>('PUT', path, body);
  patch = <T>(path: string, body: unknown): Promise<T> => this.json<T>('PATCH', path, body);

  /** The record at this path, or null when there is none. */
  async find<T>(path: string): Promise<T | null> {
    const response = await this.call('GET', path);
    if (response.status === 404) return null;
    return read<T>(`GET ${path}`, response);
  }

  /** Sends a form with files; their types follow from the form. */
  async upload(path: string, form: FormData): Promise<void> {
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const type = encoded.headers.get('content-type') ?? undefined;
    const response = await withinLimits(() => this.call('PUT', path, body, type));
    read(`PUT ${path}`, response);
  }

  /** The same user at another address of the same installation. */
  at(url: string): Larder {
    return new Larder(url, this.token);
  }

  /** Sends one request and returns any status. `type` is that of the body; JSON by default. */
  call(method: string, path: string, body?: string | Buffer, type = 'application/json'): Promise<ApiResponse> {
    return this.send({ method, path, body, headers: body === undefined ? {} : { 'content-type': type } });
  }

  /** Sends one request with custom headers and returns any status. */
  send({ method, path, body, headers }: Call): Promise<ApiResponse> {
    const send = this.isSecure ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const { hostname, port, protocol } = this.address;
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const all = { ...this.authorization(), ...type, ...headers };
      const options = { hostname, port, protocol, path, method, headers: all, agent: this.agent, timeout: TIMEOUT_MS };
      const request = send(options, (response) => void readResponse(response).then(resolve, reject));
      request.on('timeout', () =>
        request.destroy(new Error(`${method} ${path} took longer than ${TIMEOUT_MS / 1000} s.`)),
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  /** Closes the connections, so that the process can end. */
  close(): void {
    this.agent.destroy();
  }

  private async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const response = await withinLimits(() => this.call(method, path, text));
    return read<T>(`${method} ${path}`, response);
  }

  private authorization(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }

  private get isSecure(): boolean {
    return this.address.protocol === 'https:';
  }
}

/** Repeats a rate-limited request after `Retry-After`. */
async function withinLimits(call: () => Promise<ApiResponse>): Promise<ApiResponse> {
  for (;;) {
    const response = await call();
    const seconds = Number(response.headers['retry-after']);
    if (response.status !== 429 || !(seconds > 0)) return response;
    await pause(seconds * 1_000);
  }
}

function readResponse(response: IncomingMessage): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const { statusCode: status = 0, headers } = response;
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve({ status, headers, body: Buffer.concat(chunks).toString() }));
    response.on('error', reject);
  });
}

function read<T>(call: string, response: ApiResponse): T {
  if (response.status >= 400) throw new CallFailed(call, response);
  return JSON.parse(response.body || 'null') as T;
}
