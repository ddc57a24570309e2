import { rmSync } from 'node:fs';
import { createLog, loadEnvironment, type Environment } from '@larder/service-kit';
import { ChildServer } from './child-server.js';
import { openDataFolder } from './data-folder.js';
import { InstanceNote } from './instance.js';
import { localDatabase } from './local-database.js';
import { localNats } from './local-nats.js';
import { localRedis } from './local-redis.js';
import type { LocalServer } from './local-server.js';
import { logTarget } from './log-target.js';
import { Product } from './product.js';
import { welcome } from './welcome.js';

/** Runs the whole product on one machine until it is told to stop. */
export async function runStandalone(variables: Environment, folder: string): Promise<void> {
  const env = loadEnvironment(variables, folder);
  const data = openDataFolder(env['DATA_DIR'] ?? './data');
  const note = new InstanceNote(data.run);
  note.claim();
  const logTo = logTarget(data.logs, Boolean(process.stdout.isTTY));
  const log = createLog('launcher', { LOG_LEVEL: 'info', LOG_PRETTY: false }, logTo);
  const servers: ChildServer[] = [];
  let product: Product | undefined;

  const stop = stopOnce(async () => {
    await product?.stop();
    await Promise.all(servers.map((server) => server.stop()));
    note.release();
    rmSync(data.sockets, { recursive: true, force: true });
  });
  process.once('SIGINT', () => void stop('Stopping …').then(() => process.exit(0)));
  process.once('SIGTERM', () => void stop('Stopping …').then(() => process.exit(0)));
  const giveUp = (name: string) => void stop(`${name} keeps failing; stopping.`).then(() => process.exit(1));

  try {
    const local = await localServers(data, env);
    for (const { program } of local) servers.push(new ChildServer(program, log, giveUp));
    await Promise.all(servers.map((server) => server.start()));
    const settings = {
      ...env,
      DATA_DIR: data.root,
      ...Object.fromEntries(local.map((each) => [each.variable, each.address])),
    };
    product = new Product(settings, logTo);
    const url = await product.start();
    note.tellAddress(url);
    await welcome(url, env);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The servers that no setting names. */
async function localServers(data: ReturnType<typeof openDataFolder>, env: Environment): Promise<LocalServer[]> {
  const wanted: Promise<LocalServer>[] = [];
  if (!env['NATS_URL']) wanted.push(localNats(data, env));
  if (!env['REDIS_URL']) wanted.push(localRedis(data, env));
  if (!env['MONGODB_URI']) wanted.push(Promise.resolve(localDatabase(data)));
  return Promise.all(wanted);
}

/** Ctrl-C pressed twice, or during a failing start, must not stop things twice. */
function stopOnce(work: () => Promise<void>): (message?: string) => Promise<void> {
  let stopping: Promise<void> | undefined;
  return (message) => {
    if (message && !stopping) process.stdout.write(`\n${message}\n`);
    return (stopping ??= work());
  };
}
