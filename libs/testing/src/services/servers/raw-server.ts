import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

/** The key and certificate of a server, in PEM format. */
export interface ServerIdentity {
  key: string;
  cert: string;
}

/** A connection whose client has sent data. */
export interface Connection {
  socket: Socket;
  /** The first data of the client; empty when the server sends first. */
  first: Buffer;
  /** Ends the connection with a TCP reset. */
  reset(): void;
}
/** Handles a connection. */
export type Behavior = (accepted: Connection) => void;

export interface RawServerOptions {
  /** Handles connections before the client has sent data, as mail servers do. */
  sendsFirst?: boolean;
}

/** A TCP server whose tests write the bytes of responses, valid or not. With an identity it uses TLS. */
export class RawServer {
  /** The open connections. */
  readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(behavior: Behavior, identity?: ServerIdentity, { sendsFirst = false }: RawServerOptions = {}) {
    const accept = (socket: Socket) => {
      socket.on('error', () => undefined);
      const begin = (first: Buffer) => behavior({ socket, first, reset: () => this.reset(socket) });
      if (sendsFirst) begin(Buffer.alloc(0));
      else socket.once('data', begin);
    };
    this.server = identity ? createTlsServer(identity, accept) : createServer(accept);
    this.server.on('tlsClientError', () => undefined);
    // Called before the listener that handles the connection.
    this.server.prependListener('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
    });
  }

  static async open(behavior: Behavior, identity?: ServerIdentity, options?: RawServerOptions): Promise<RawServer> {
    const server = new RawServer(behavior, identity, options);
    await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get port(): number {
    // The address of a server that listens on a port is an object.
    return (this.server.address() as AddressInfo).port;
  }

  /** TLS sockets cannot be reset, but the underlying sockets can. */
  private reset({ remotePort }: Socket): void {
    for (const socket of this.sockets) if (socket.remotePort === remotePort) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => this.server.close(resolve));
  }
}
