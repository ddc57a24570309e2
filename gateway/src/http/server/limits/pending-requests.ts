import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Maximum number of requests of a connection that have no response yet. Browsers and proxies send one at a time; a
 * client that sends thousands ahead would occupy the process with them before it can serve any other connection.
 */
const MAX_PENDING = 10;

/** Counts the requests of each connection that have no response yet. */
export class PendingRequests {
  private readonly counts = new WeakMap<Socket, number>();

  /** Counts a request until its response ends. False, and the connection is closed, when it has too many. */
  admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false; // the rest of what it had sent
    if (this.of(socket) >= MAX_PENDING) {
      socket.destroy();
      return false;
    }
    this.counts.set(socket, this.of(socket) + 1);
    response.once('close', () => this.counts.set(socket, this.of(socket) - 1));
    return true;
  }

  private of(socket: Socket): number {
    return this.counts.get(socket) ?? 0;
  }
}
