import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** An address that records what is sent to it. */
export interface JsonReceiver<Body> {
  readonly url: string;
  /** The JSON bodies so far, oldest first. */
  readonly bodies: Body[];
  /** The status of the responses; null resets the connection. */
  status: number | null;
}

/** An external web site on a local port; tests set its pages. */
export class ForeignSite {
  /** All requests so far, oldest first. */
  readonly requests: IncomingMessage[] = [];
  private readonly pages = new Map<string, RequestListener>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      this.requests.push(request);
      const page = this.pages.get(new URL(request.url ?? '/', 'http://site').pathname);
      if (page) return page(request, response);
      response.writeHead(404).end('Not found');
    });
  }

  static async open(): Promise<ForeignSite> {
    const site = new ForeignSite();
    await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The address of a page, with the host name localhost. */
  url(path = '/'): string {
    return `http://localhost:${this.port}${path}`;
  }

  /** Sets the handler of a path, and returns its address. */
  serves(path: string, page: RequestListener): string {
    this.pages.set(path, page);
    return this.url(path);
  }

  /** Sets the response body of a path, and returns its address. */
  servesBody(path: string, body: string | Uint8Array, contentType = 'text/html; charset=utf-8'): string {
    return this.serves(path, (_request, response) => {
      response.writeHead(200, { 'content-type': contentType, 'content-length': Buffer.byteLength(body) }).end(body);
    });
  }

  /** Redirects a path to another address, and returns its address. */
  redirects(path: string, target: string, status = 302): string {
    return this.serves(path, (_request, response) => {
      response.writeHead(status, { location: target }).end();
    });
  }

  /**
   * Records the JSON bodies that are sent to a path, by default one of its own, and responds with status 200 until a test
   * changes it.
   */
  receives<Body = Record<string, unknown>>(path = `/received/${randomUUID()}`): JsonReceiver<Body> {
    const receiver: JsonReceiver<Body> = { url: this.url(path), bodies: [], status: 200 };
    this.serves(path, (request, response) => {
      void json(request).then((body) => {
        receiver.bodies.push(body as Body);
        if (receiver.status === null) request.socket.destroy();
        else response.writeHead(receiver.status).end();
      });
    });
    return receiver;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
