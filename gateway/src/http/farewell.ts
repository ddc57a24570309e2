import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What a request under way gets to finish once the server closes: a stop must not wait for a stalled upload. */
const GRACE_MS = 7_000;

/**
 * How a gateway leaves. Every answer says that its connection ends, so that the client's next one meets another replica.
 * When the server closes, no connection outlives its use: left alone, Node.js waits over a minute for one whose answer
 * was just being sent, and for ever for one that was opened and never used.
 */
export class Farewell {
  private leaving = false;
  private closing = false;
  private readonly sockets = new Set<Socket>();

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly graceMs = GRACE_MS,
  ) {
    fastify.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    fastify.addHook('onSend', async (_request, reply) => {
      if (this.leaving) void reply.header('connection', 'close');
    });
    fastify.addHook('onResponse', ({ raw }, _reply, done) => {
      if (this.closing) raw.socket.end();
      done();
    });
    fastify.addHook('preClose', (done) => {
      this.close();
      done();
    });
  }

  /** Resolves when balancers and connected clients have had `seconds` to go elsewhere. */
  async say(seconds: number): Promise<void> {
    this.leaving = true;
    if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }

  private close(): void {
    this.closing = true;
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
    const { server } = this.fastify;
    const cut = setTimeout(() => server.closeAllConnections(), this.graceMs);
    server.once('close', () => clearTimeout(cut));
  }
}
