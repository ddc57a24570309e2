import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, processTable } from '@larder/testing';
import { startReplicas } from '../../../support/start-replicas.mjs';
import { SupervisedServer, targetsOf } from './supervised-server.js';
import { INSTANCE_LOG, type Installation } from './installation.js';

const DATABASE = fileURLToPath(new URL('../../../../libs/embedded-mongo/dist/main.js', import.meta.url));

interface BackingServer {
  /** The setting with its address. */
  variable: string;
  address: string;
  server: SupervisedServer;
}

/** Every part as two processes behind a balancer, with backing servers that are restarted. */
export async function startCluster(
  folder: string,
  settings: Record<string, string>,
  servers: readonly SupervisedServer[] = [],
): Promise<Installation> {
  const all = [await natsServer(folder), await redisServer(folder), databaseServer(folder)];
  const own = all.filter(({ variable }) => !settings[variable]);
  own.forEach(({ server }) => server.start());
  const addresses = Object.fromEntries(own.map(({ variable, address }) => [variable, address]));
  const stopOwn = () => Promise.all(own.map(({ server }) => server.stop()));
  const logFile = join(folder, INSTANCE_LOG);
  const product = await startReplicas(folder, { ...addresses, ...settings }, { logFile }).catch(
    async (error: unknown) => {
      await stopOwn();
      throw error;
    },
  );
  const everyServer = [...own.map(({ server }) => server), ...servers];
  const seenPids = new Set<number>();
  const targets = () => {
    const running = [
      ...product.replicas.map(({ name, pid }) => ({ part: name, pid })),
      ...everyServer.flatMap(targetsOf),
    ];
    running.forEach(({ pid }) => seenPids.add(pid));
    return running;
  };
  return {
    url: product.url,
    targets,
    logFile,
    output: () => product.replicas.map((replica) => replica.output()).join('\n'),
    stop: async () => {
      targets();
      await product.stop();
      await stopOwn();
      const others = new Set(servers.map(({ pid }) => pid));
      return processTable()
        .filter(({ pid }) => seenPids.has(pid) && !others.has(pid))
        .map(({ command }) => command);
    },
  };
}

async function natsServer(folder: string): Promise<BackingServer> {
  const [port, password] = [await freePort(), secret()];
  const file = join(folder, 'nats.conf');
  const lines = [
    `listen: "127.0.0.1:${port}"`,
    'max_payload: 8MB',
    `jetstream { store_dir: "${join(folder, 'nats')}", max_memory_store: 64MB, max_file_store: 1GB }`,
    `authorization { user: larder, password: "${password}" }`,
  ];
  writeFileSync(file, lines.join('\n'), { mode: 0o600 });
  const server = new SupervisedServer('nats-server', `nats-server -c '${file}'`);
  return { variable: 'NATS_URL', address: `nats://larder:${password}@127.0.0.1:${port}`, server };
}

async function redisServer(folder: string): Promise<BackingServer> {
  const [port, password] = [await freePort(), secret()];
  const dir = join(folder, 'redis');
  mkdirSync(dir, { recursive: true });
  const options = `--port ${port} --bind 127.0.0.1 --requirepass ${password} --appendonly yes --save '' --dir '${dir}'`;
  const server = new SupervisedServer('redis-server', `redis-server ${options}`);
  return { variable: 'REDIS_URL', address: `redis://:${password}@127.0.0.1:${port}`, server };
}

function databaseServer(folder: string): BackingServer {
  const socket = socketIn(folder);
  const environment = `EMBEDDED_MONGO_DIR='${join(folder, 'database')}' EMBEDDED_MONGO_SOCKET='${socket}'`;
  const server = new SupervisedServer('database', `env ${environment} '${process.execPath}' '${DATABASE}'`);
  return { variable: 'MONGODB_URI', address: clusterDatabase(folder), server };
}

const socketIn = (folder: string): string => join(folder, 'db.sock');

/** The address of the database of the cluster with this folder. */
export function clusterDatabase(folder: string): string {
  return `mongodb://${encodeURIComponent(socketIn(folder))}/?directConnection=true`;
}

const secret = (): string => randomBytes(16).toString('hex');
