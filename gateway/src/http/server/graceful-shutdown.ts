import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pause } from '@larder/service-kit';
import type { FastifyInstance } from 'fastify';

/** How long a pending request may take to finish once the server closes: a stop must not wait for a stalled upload. */
const GRACE_MS = 7_000;

/**
 * Shuts a gateway down. Every response closes its connection, so that the client's next request reaches another
 * replica. When the server closes, it also closes idle connections: Node.js would wait over a minute for one whose
 * response was being sent, and forever for one that was never used.
 */
export class GracefulShutdown {
  private draining = false;
  private closing = false;
  private replaced = false;
  private readonly sockets: ReadonlySet<Socket>;
  private readonly responding = new Set<ServerResponse>();
  private onIdle: () => void = () => undefined;

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly graceMs = GRACE_MS,
  ) {
    this.sockets = socketsOf(fastify.server);
    fastify.addHook('onRequest', (_request, { raw }, done) => {
      this.responding.add(raw);
      raw.once('close', () => this.onResponseEnd(raw));
      done();
    });
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.draining) void reply.header('connection', 'close');
      done();
    });
    fastify.addHook('onResponse', ({ raw }, _reply, done) => {
      if (this.closing) raw.socket.end();
      done();
    });
    fastify.addHook('preClose', (done) => {
      if (this.replaced) return done();
      this.close(done);
    });
  }

  /**
   * From now on every response closes its connection. Resolves after the `delayMs` milliseconds in which load balancers
   * and clients switch to other replicas.
   */
  async drain(delayMs: number): Promise<void> {
    this.draining = true;
    if (delayMs > 0) await pause(delayMs);
  }

  /** Another gateway serves this server's connections from now on. Resolves when the last request here has ended. */
  async handOver(): Promise<void> {
    this.replaced = true;
    if (this.responding.size > 0) await new Promise<void>((resolve) => (this.onIdle = resolve));
  }

  /** Closes the connections of the requests that are still pending. */
  closeConnections(): void {
    for (const response of this.responding) response.destroy();
  }

  private onResponseEnd(response: ServerResponse): void {
    this.responding.delete(response);
    if (this.responding.size === 0) this.onIdle();
  }

  private close(done: () => void): void {
    this.closing = true;
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
    const { server } = this.fastify;
    const cut = setTimeout(() => server.closeAllConnections(), this.graceMs);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
  }
}

/** The open connections of each server: a server may outlive its gateway. */
const opened = new WeakMap<Server, Set<Socket>>();

function socketsOf(server: Server): ReadonlySet<Socket> {
  const existing = opened.get(server);
  if (existing) return existing;
  const sockets = new Set<Socket>();
  opened.set(server, sockets);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}
