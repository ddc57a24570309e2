import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { currentPart, runInPart, type PartInstance } from '@larder/service-kit';
import type { FastifyServerFactory, FastifyServerFactoryHandler } from 'fastify';
import type { ConnectionLimit } from './limits/connection-limit.js';
import { PendingRequests } from './limits/pending-requests.js';

export interface ListenAddress {
  host: string;
  port: number;
}

/** Returns a socket that another process holds, bound to the address. */
export type OpenSocket = (address: ListenAddress) => Promise<object>;

/**
 * The HTTP server of a gateway. It stays open when its gateway fails: the next one handles requests on the same port and
 * connections, so that no client is refused.
 */
export class SharedServer {
  private readonly server: Server;
  private readonly pending = new PendingRequests();
  private handler: FastifyServerFactoryHandler | undefined;
  private part: PartInstance | undefined;
  private address: string | undefined;

  constructor(timeouts: Partial<Pick<Server, 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout'>>) {
    this.server = Object.assign(
      createServer((request, response) => this.handle(request, response)),
      timeouts,
    );
  }

  /** Where it listens, for example `http://127.0.0.1:9000`; undefined before. */
  get url(): string | undefined {
    return this.address;
  }

  /** Hands this server to a Fastify instance; `onHandler` gets the handler of its requests. */
  factory(onHandler: (handler: FastifyServerFactoryHandler) => void): FastifyServerFactory {
    return (handler) => {
      onHandler(handler);
      // The previous instance has a handler too, and both would respond.
      this.server.removeAllListeners('clientError');
      return this.server;
    };
  }

  /** Closes connections beyond the limit from now on. */
  limitConnections(limit: ConnectionLimit): void {
    this.server.on('connection', (socket: Socket) => limit.admit(socket));
  }

  /** Sends all further requests to this handler, in the context of the calling part. */
  serve(handler: FastifyServerFactoryHandler): void {
    this.handler = handler;
    this.part = currentPart();
  }

  /** Listens on the address, or on the socket that `openSocket` returns for it. */
  async listen(address: ListenAddress, openSocket?: OpenSocket): Promise<void> {
    const part = currentPart();
    const socket = openSocket && { handle: await openSocket(address) };
    const listen = () => this.server.listen(socket ?? address);
    // Connections outlive the instance that opened the port.
    if (part) runInPart({ name: part.name, lasting: true }, listen);
    else listen();
    await once(this.server, 'listening');
    this.address = urlOf(this.server.address() as AddressInfo); // a TCP port, not a pipe
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const { handler } = this;
    if (!handler) return void response.destroy();
    if (!this.pending.admit(request, response)) return;
    if (this.part) runInPart(this.part, () => handler(request, response));
    else handler(request, response);
  }
}

/** Listening everywhere includes this machine. */
const LOOPBACK: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

function urlOf({ address, family, port }: AddressInfo): string {
  const host = LOOPBACK[address] ?? address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
