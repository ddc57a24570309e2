// Starts every part as separate processes, two of each, by the command lines of docker-compose.yml, behind a balancer.
import { openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../../libs/testing/infrastructure/servers/child.mjs';
import { startGuard } from '../../libs/testing/infrastructure/guard.mjs';
import { startDatabase } from '../../libs/testing/infrastructure/servers/start-database.mjs';
import { startNats } from '../../libs/testing/infrastructure/servers/start-nats.mjs';
import { startRedis } from '../../libs/testing/infrastructure/servers/start-redis.mjs';
import { startBalancer } from './balancer.mjs';
import { natsUsers } from './nats-users.mjs';
import { Replica } from './replica.mjs';

const COMPOSE = new URL('../../docker-compose.yml', import.meta.url);
const REPLICAS = 2;
/**
 * As in k8s/: longer than the balancer needs to detect that a gateway leaves, and than an active client leaves a
 * connection idle. Then idle connections are closed, and a request sent at that moment would be lost.
 */
const SHUTDOWN_DELAY_S = 10;

/**
 * Returns the balancer's address, the process table, the servers for tests, and a function that stops everything.
 * Configured backing servers are used, others started. The output of all parts is appended to `logFile` if given.
 */
export async function startReplicas(folder, settings = {}, { logFile } = {}) {
  const guard = startGuard(join(folder, 'servers'));
  const { watch } = guard;
  const users = natsUsers();
  const [NATS_URL, REDIS_URL, MONGODB_URI] = await Promise.all([
    settings.NATS_URL ?? startNats(folder, watch, users),
    settings.REDIS_URL ?? startRedis(folder, watch),
    settings.MONGODB_URI ?? startDatabase(folder, watch),
  ]);
  const shared = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: join(folder, 'data'),
    NATS_URL,
    REDIS_URL,
    MONGODB_URI,
    ...settings,
  };
  const ownUser = ({ natsUrl }) => (settings.NATS_URL ? {} : { NATS_URL: users.urlOf(natsUrl, NATS_URL) });
  const parts = commands().map((part) => ({ ...part, env: { ...shared, ...ownUser(part) } }));
  const hooks = { onStart: watch, onLine: logFile ? appendTo(logFile) : undefined };
  const replicas = await Promise.all(parts.flatMap((part) => twoOf(part, hooks)));
  const gateways = replicas.filter(({ name }) => name === 'gateway');
  const balancer = await startBalancer(() => gateways.filter(({ ready }) => ready).map(({ port }) => port));
  const stop = async () => {
    balancer.stop();
    await Promise.all(replicas.map((replica) => replica.stop()));
    await guard.end();
    failOnRefusals(replicas);
  };
  replicas.forEach((replica) => replica.start());
  try {
    await Promise.all(replicas.map((replica) => replica.watch()));
  } catch (error) {
    await stop();
    throw error;
  }
  // Only the balancer has to know which replicas are ready.
  gateways.forEach((gateway) => void gateway.follow());
  return { url: balancer.url, replicas, servers: { NATS_URL, REDIS_URL, MONGODB_URI }, stop };
}

/** The file stays open until this process ends: a part may write a last line after it has exited. */
function appendTo(logFile) {
  const file = openSync(logFile, 'a');
  return (line) => writeSync(file, `${line}\n`);
}

/**
 * The parts in docker-compose.yml that are built from this repository: name, command and address of the message server.
 */
function commands() {
  const { services } = parse(readFileSync(COMPOSE, 'utf8'), { merge: true });
  return Object.entries(services)
    .filter(([, { build }]) => build)
    .map(([name, { command, environment }]) => ({ name, command, natsUrl: environment.NATS_URL }));
}

function twoOf({ name, command, env: shared }, hooks) {
  return Array.from({ length: REPLICAS }, async () => {
    const [health, port] = [await freePort(), await freePort()];
    const gateway = name === 'gateway' ? { PORT: port, API_HOST: '127.0.0.1', SHUTDOWN_DELAY: SHUTDOWN_DELAY_S } : {};
    const env = { ...shared, HEALTH_PORT: health, ...gateway };
    const texts = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, String(value)]));
    return new Replica(name, command, texts, hooks);
  });
}

/** A part whose user lacks a permission may fail late, but it is always an error. */
function failOnRefusals(replicas) {
  const refusals = new Set(replicas.flatMap((replica) => replica.refusals));
  if (refusals.size > 0) throw new Error(`Refused by the message server:\n${[...refusals].join('\n')}`);
}
