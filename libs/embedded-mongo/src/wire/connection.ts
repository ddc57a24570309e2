import type { Socket } from 'node:net';
import { runCommand } from '../commands/run.js';
import type { Engine } from '../execute/engine/engine.js';
import { Framing } from './framing.js';
import { formatReply, parseRequest } from './message.js';

/** The number of waiting requests at which no more are read from a client. */
const MAX_QUEUED = 64;

/** Handles the requests of one client in order. Malformed data ends this connection and no other. */
export class Connection {
  private readonly framing = new Framing();
  private readonly queue: Buffer[] = [];
  private isBusy = false;
  private working: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: Socket,
    private readonly engine: Engine,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.receive(chunk));
    // The client has disconnected: there is no response to send.
    socket.on('error', () => socket.destroy());
  }

  private receive(chunk: Buffer): void {
    try {
      this.queue.push(...this.framing.push(chunk));
    } catch (error) {
      return this.disconnect(error);
    }
    if (this.queue.length > MAX_QUEUED) this.socket.pause();
    if (!this.isBusy) this.working = this.work();
  }

  /** Finishes the current request and accepts no more. */
  async finish(): Promise<void> {
    this.queue.length = 0;
    this.socket.pause();
    await this.working;
    this.socket.destroy();
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    try {
      for (let message = this.queue.shift(); message; message = this.queue.shift()) await this.handle(message);
    } catch (error) {
      this.disconnect(error);
    }
    this.isBusy = false;
    if (!this.socket.destroyed) this.socket.resume();
  }

  private async handle(message: Buffer): Promise<void> {
    const request = parseRequest(message);
    const body = await runCommand(this.engine, request.command);
    if (!request.wantsReply || this.socket.destroyed) return;
    this.socket.cork();
    for (const part of formatReply(request, body)) this.socket.write(part);
    this.socket.uncork();
  }

  private disconnect(error: unknown): void {
    this.queue.length = 0;
    this.engine.logger.warn('a database connection was closed', { reason: String(error) });
    this.socket.destroy();
  }
}
