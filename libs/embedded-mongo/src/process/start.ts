import { createServer, type Server, type Socket } from 'node:net';
import type { Engine } from '../execute/engine/engine.js';
import { Housekeeping } from '../execute/housekeeping/housekeeping.js';
import { silentLogger, type Logger } from '../logger.js';
import { checkSuspectFile } from '../maintenance/start-check.js';
import { BackgroundChecks } from '../maintenance/background-checks.js';
import { checkStore, type CheckReport } from '../maintenance/check.js';
import { copyStore } from '../maintenance/copy.js';
import { Connection } from '../wire/connection.js';
import { closeEngine, openEngine } from '../execute/engine/open-engine.js';
import { prepareSocket } from './socket-folder.js';

export interface EmbeddedMongoOptions {
  /** The data folder; created if it does not exist. Only one process at a time may use it. */
  readonly directory: string;
  /** The socket for clients; its folder is closed to other users. Shorter than 100 bytes. */
  readonly socketPath: string;
  /** Also listens on this port of the loopback address; 0 selects a free one. There is no authentication. */
  readonly port?: number;
  readonly logger?: Logger;
  /**
   * Called when the disk failed to store a write. Nothing more is accepted until the database is opened again, which a
   * new process should do since the content of the file is unknown.
   */
  readonly onBroken?: (failure: Error) => void;
  /** A second marker, outside of the data folder, which records that this installation has data. */
  readonly marker?: string;
}

/** A running database. */
export interface EmbeddedMongo {
  /** The connection string: with the port if there is one, otherwise the socket. */
  readonly uri: string;
  /** Checks everything on disk. */
  check(): Promise<CheckReport>;
  /** Resolves when the checks in the background after the start are done. */
  whenChecked(): Promise<void>;
  /** Writes a consistent copy into a folder that can be opened as a data folder. */
  copyTo(folder: string): Promise<void>;
  /** Finishes pending writes, closes connections and files. */
  stop(): Promise<void>;
}

/**
 * Starts the database in this process.
 *
 * @throws CannotOpenError when the folder is in use, of a newer format or not of this database
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { directory, socketPath, port, logger = silentLogger, marker } = options;
  const engine = await openEngine(directory, logger, { marker });
  engine.store.commits.onBroken = options.onBroken ?? (() => undefined);
  const listeners = new Listeners(engine);
  try {
    prepareSocket(socketPath);
    await checkSuspectFile(engine);
    await listeners.listen({ path: socketPath });
    const tcp = port === undefined ? undefined : await listeners.listen({ host: '127.0.0.1', port });
    const housekeeping = new Housekeeping(engine);
    const checks = new BackgroundChecks(engine);
    logger.info('embedded database ready', { directory, collections: engine.catalogue.list().length });
    return {
      uri: tcp ? tcpUri(tcp) : socketUri(socketPath),
      check: () => checkStore(engine),
      copyTo: (folder) => copyStore(engine.store, folder),
      whenChecked: () => checks.idle(),
      stop: () => stop(engine, listeners, [housekeeping, checks]),
    };
  } catch (error) {
    await listeners.close();
    await closeEngine(engine);
    throw error;
  }
}

async function stop(
  engine: Engine,
  listeners: Listeners,
  backgroundWork: readonly (Housekeeping | BackgroundChecks)[],
): Promise<void> {
  await listeners.close();
  for (const task of backgroundWork) await task.stop();
  await closeEngine(engine);
}

/** The listening servers and their connections. */
class Listeners {
  private readonly servers: Server[] = [];
  private readonly connections = new Set<Connection>();

  constructor(private readonly engine: Engine) {}

  /** Starts to accept connections at an address. */
  listen(address: { path: string } | { host: string; port: number }): Promise<Server> {
    const server = createServer((socket) => this.accept(socket));
    this.servers.push(server);
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(address, () => resolve(server));
    });
  }

  /** Accepts no more connections; open ones finish their commands. */
  async close(): Promise<void> {
    for (const server of this.servers) server.close();
    await Promise.all([...this.connections].map((connection) => connection.finish()));
  }

  private accept(socket: Socket): void {
    const connection = new Connection(socket, this.engine);
    this.connections.add(connection);
    socket.once('close', () => this.connections.delete(connection));
  }
}

function tcpUri(server: Server): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `mongodb://127.0.0.1:${port}/?directConnection=true`;
}

function socketUri(path: string): string {
  return `mongodb://${encodeURIComponent(path)}/?directConnection=true`;
}
