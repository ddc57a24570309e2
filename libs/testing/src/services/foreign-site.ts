import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

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

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
