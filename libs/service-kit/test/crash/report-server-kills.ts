import { startTestService } from '@larder/testing';
import { busyService } from './busy-service.js';
import { DatabaseProcess } from './database-process.js';
import { killServer, PARTS } from './kill-server.js';
import { describeTimes, print } from './print-times.js';
import { ServerProcess, type ServerKind } from './server-process.js';

/** Runs the benchmark with its own servers and prints the results; returns the exit code. */
export async function reportServerKills(kind: ServerKind, kills: number): Promise<number> {
  const database = await DatabaseProcess.create('socket');
  const servers = { nats: await ServerProcess.create('nats'), redis: await ServerProcess.create('redis') };
  await Promise.all([database.start(), servers.nats.start(), servers.redis.start()]);
  const [TEST_NATS_URL, TEST_REDIS_URL, TEST_MONGODB_URI] = [servers.nats.url, servers.redis.url, database.uri];
  Object.assign(process.env, { TEST_NATS_URL, TEST_REDIS_URL, TEST_MONGODB_URI });
  const service = await startTestService(busyService);
  try {
    const onKill = (kill: number) => void (kill % 10 === 0 && print(`${kill} kills`));
    const { recoveryMs, ...counts } = await killServer({ service, server: servers[kind], kills, onKill });
    for (const part of PARTS) print(`${kind}, ${part}: ${describeTimes(recoveryMs[part])}`);
    print(JSON.stringify(counts));
    return counts.lostEvents + counts.lostFollowed + counts.lostJobs === 0 ? 0 : 1;
  } finally {
    await Promise.all([database.remove(), servers.nats.remove(), servers.redis.remove()]);
  }
}
