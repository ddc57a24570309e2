import { rmSync } from 'node:fs';
import { loadEnvironment, type Environment } from '@larder/service-kit/environment';
import { openDataFolder, type DataFolder } from './data-folder/data-folder.js';
import { InstanceFile } from './data-folder/instance-file.js';
import { LauncherLog } from './processes/launcher-log.js';
import { localDatabase } from './servers/local-database.js';
import { localNats } from './servers/local-nats.js';
import { localRedis } from './servers/local-redis.js';
import type { LocalServer } from './servers/local-server.js';
import { Supervisor } from './supervisor.js';
import { printReadyMessage } from './print-ready-message.js';

/** The time killed children take to end. */
const KILL_MS = 500;

/** Runs the whole product on one machine until it receives a stop signal. */
export async function runStandalone(variables: Environment, folder: string): Promise<void> {
  const env = loadEnvironment(variables, folder);
  const data = openDataFolder(env['DATA_DIR'] ?? './data');
  const instanceFile = new InstanceFile(data.run);
  await instanceFile.claim();
  const log = new LauncherLog(data.logs, Boolean(process.stdout.isTTY));
  const supervisor = new Supervisor({ log, instanceFile, onGiveUp: (reason) => void end(1, reason.message) });
  const end = endOnce(supervisor, () => clear(instanceFile, data));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0, 'Stopping …'));

  try {
    const servers = await localServers(data, env);
    await supervisor.startServers(servers);
    const addresses = Object.fromEntries(servers.map(({ variable, address }) => [variable, address]));
    const local = servers.map(({ variable }) => variable).join(',');
    const product = await supervisor.startProduct({
      ...env,
      ...addresses,
      DATA_DIR: data.root,
      LARDER_LOCAL_SERVERS: local,
    });
    instanceFile.setAddresses({ url: product.url, natsUrl: addresses['NATS_URL'] });
    printReadyMessage(product, env);
  } catch (error) {
    if (supervisor.isStopping) return; // a signal arrived first: `end` stops everything
    await supervisor.stop();
    clear(instanceFile, data);
    throw error;
  }
}

/** The servers that are not configured. */
async function localServers(data: DataFolder, env: Environment): Promise<LocalServer[]> {
  const servers: Promise<LocalServer>[] = [];
  if (!env['NATS_URL']) servers.push(localNats(data, env));
  if (!env['REDIS_URL']) servers.push(localRedis(data, env));
  if (!env['MONGODB_URI']) servers.push(Promise.resolve(localDatabase(data)));
  return Promise.all(servers);
}

function clear(instanceFile: InstanceFile, { sockets }: DataFolder): void {
  instanceFile.release();
  rmSync(sockets, { recursive: true, force: true });
}

/**
 * The first call stops everything in order and ends this process; a second one, such as a second Ctrl-C, ends it at
 * once.
 */
function endOnce(supervisor: Supervisor, clearUp: () => void): (code: number, message: string) => Promise<void> {
  let calls = 0;
  return async (code, message) => {
    calls += 1;
    if (calls > 1) supervisor.kill();
    else process.stdout.write(`\n${message}\n`);
    const stopping = supervisor.stop();
    if (calls > 1) await Promise.race([stopping, new Promise((resolve) => setTimeout(resolve, KILL_MS))]);
    else await stopping;
    clearUp();
    process.exit(code);
  };
}
