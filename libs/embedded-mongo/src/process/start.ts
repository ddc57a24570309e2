import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { Catalogue } from '../catalogue/catalogue.js';
import { Cursors } from '../execute/cursors.js';
import type { Engine } from '../execute/engine.js';
import { silentLogger, type Logger } from '../logger.js';
import { CannotOpen, openDatabase } from '../store/database.js';
import { Store } from '../store/store.js';
import { Connection } from '../wire/connection.js';

export interface EmbeddedMongoOptions {
  /** The data folder; made if it is not there. One process at a time may have it. */
  readonly directory: string;
  /** Where clients connect; its folder is made readable for this user only. Shorter than 100 bytes. */
  readonly socketPath: string;
  /** Listens on this port of the loopback address as well; 0 takes a free one. There is no authentication. */
  readonly port?: number;
  readonly logger?: Logger;
}

export interface EmbeddedMongo {
  /** What drivers connect to: the socket, or the port when one was asked for. */
  readonly uri: string;
  /** Finishes what is acknowledged or under way, closes connections and files. */
  stop(): Promise<void>;
}

/** Longer paths are cut off silently by the operating system. */
const MAX_SOCKET_PATH = 99;

/**
 * Starts the database in this process.
 *
 * @throws CannotOpen when the folder is in use, of a newer format or not ours
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { directory, socketPath, port, logger = silentLogger } = options;
  checkSocketPath(socketPath);
  const engine = openEngine(directory, logger);
  const sockets = new Set<Socket>();
  const accept = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    new Connection(socket, engine);
  };
  const local = await listen(createServer(accept), { path: freshSocket(socketPath) });
  const tcp = port === undefined ? undefined : await listen(createServer(accept), { host: '127.0.0.1', port });
  logger.info('embedded database ready', { directory, collections: engine.catalogue.list().length });
  return {
    uri: tcp ? `mongodb://127.0.0.1:${portOf(tcp)}/?directConnection=true` : uriOf(socketPath),
    stop: () => stop(engine, [local, tcp], sockets),
  };
}

function openEngine(directory: string, logger: Logger): Engine {
  const store = new Store(openDatabase(directory));
  const catalogue = new Catalogue(store);
  store.commits.onRollback = () => catalogue.load();
  return { store, catalogue, cursors: new Cursors(), logger };
}

function checkSocketPath(path: string): void {
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH) return;
  throw new CannotOpen(`The socket path ${path} is longer than ${MAX_SOCKET_PATH} bytes.`);
}

/** We hold the data folder, so a socket that is there already belonged to a process that is gone. */
function freshSocket(path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  rmSync(path, { force: true });
  return path;
}

function listen(server: Server, where: { path: string } | { host: string; port: number }): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function uriOf(socketPath: string): string {
  return `mongodb://${encodeURIComponent(socketPath)}/?directConnection=true`;
}

async function stop(engine: Engine, servers: readonly (Server | undefined)[], sockets: Set<Socket>): Promise<void> {
  for (const server of servers) server?.close();
  for (const socket of sockets) socket.destroy();
  engine.cursors.closeAll();
  await engine.store.commits.idle();
  engine.store.close();
}
