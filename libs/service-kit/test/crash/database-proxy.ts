import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A proxy between a client and the database: closes connections in a chosen order, or drops responses. */
export class DatabaseProxy {
  private readonly server: Server;
  private readonly clients: Socket[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'larder-proxy-'));
  private isDropping = false;
  private refusing = false;
  /** The number of dropped chunks of responses. */
  droppedChunks = 0;

  /** `target`: the `mongodb://` address of the database. */
  constructor(
    target: string,
    private readonly transport: 'socket' | 'tcp',
  ) {
    const { host } = /^mongodb:\/\/(?<host>[^/]+)\//.exec(target)?.groups ?? {};
    const address = decodeURIComponent(host ?? '');
    this.server = createServer((client) => this.accept(client, openTarget(address)));
  }

  async start(): Promise<void> {
    if (this.transport === 'tcp') this.server.listen(0, '127.0.0.1');
    else this.server.listen(join(this.folder, 'db.sock'));
    await once(this.server, 'listening');
  }

  /** The address for clients. */
  get uri(): string {
    const address = this.server.address();
    const host = typeof address === 'object' ? `127.0.0.1:${address?.port}` : encodeURIComponent(address);
    return `mongodb://${host}/?directConnection=true`;
  }

  /** The number of accepted connections. */
  get accepted(): number {
    return this.clients.length;
  }

  /** Drops responses from now on. */
  dropResponses(): void {
    this.isDropping = true;
  }

  /** Passes responses on again, except those that were dropped. */
  passResponses(): void {
    this.isDropping = false;
  }

  /** Closes all connections and each new one, as if the database were unavailable. */
  refuseConnections(): void {
    this.refusing = true;
    this.breakAll('newest');
  }

  /** Accepts connections again. */
  acceptConnections(): void {
    this.refusing = false;
  }

  /** Closes all connections at once, the oldest (the monitor's) first or last: clients are notified in this order. */
  breakAll(first: 'oldest' | 'newest'): void {
    const open = this.clients.filter((client) => !client.destroyed);
    for (const client of first === 'oldest' ? open : open.reverse()) client.destroy();
  }

  async stop(): Promise<void> {
    this.clients.forEach((client) => client.destroy());
    this.server.close();
    await once(this.server, 'close');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private accept(client: Socket, target: Socket): void {
    this.clients.push(client);
    if (this.refusing) client.destroy();
    client.on('data', (data) => target.write(data));
    target.on('data', (data) => this.pass(data, client));
    client.on('close', () => target.destroy());
    target.on('close', () => client.destroy());
    for (const socket of [client, target]) socket.on('error', () => socket.destroy());
  }

  private pass(data: Buffer, client: Socket): void {
    if (this.isDropping) this.droppedChunks += 1;
    else if (!client.destroyed) client.write(data);
  }
}

function openTarget(address: string): Socket {
  if (address.startsWith('/')) return connect(address);
  const [host = '', port] = address.split(':');
  return connect(Number(port), host);
}
