import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { Log } from '../../src/index.js';
import { connectMongo } from '../../src/mongo/connection/connect-mongo.js';
import { DatabaseLoad } from './database-load.js';
import type { DatabaseProcess } from './database-process.js';

export interface KillOptions {
  database: DatabaseProcess;
  log: Log;
  kills: number;
  /** The number of services that share the database; each has its own connection. */
  clients: number;
  /** The initial number of documents in each client's collection: reading all of them takes some time. */
  rows: number;
  onKill?: (kill: number, recoveryMs: number[]) => void;
}

export interface KillReport {
  /** Milliseconds from the start of the database to the first success of a later operation, per kill and client. */
  recoveryMs: number[];
  /** Clients that did not recover within the limit. */
  failedWriters: number;
  acknowledged: number;
  lost: number;
  wrongReads: number;
  failedReads: number;
  failedWrites: number;
  /** The number of operations without an outcome. */
  stuck: number;
}

/** A busy and an idle service, since the order of events at a server's death depends on the operations in flight. */
const LOADS = [
  { writers: 2, readers: 2 },
  { writers: 0, readers: 1 },
  { writers: 1, readers: 0 },
] as const;
const RECOVERY_LIMIT_MS = 15_000;
/** Longer than the driver's minimum interval between two checks of a server, so that a check may begin at the kill. */
const LEAST_LOAD_MS = 150;
const MOST_LOAD_MS = 650;

/** Kills and restarts the database repeatedly under load and checks that every client recovers. */
export async function killDatabase({ database, log, kills, clients, rows, onKill }: KillOptions): Promise<KillReport> {
  await database.start();
  const connections = await Promise.all(
    Array.from({ length: clients }, (_, index) => connectMongo(database.uri, `service-${index}`, log)),
  );
  const loads = connections.map((connection, index) => new DatabaseLoad(connection, `c${index}`));
  await Promise.all(loads.map((load, index) => load.start({ ...(LOADS[index % LOADS.length] ?? LOADS[0]), rows })));
  const recoveryMs: number[] = [];
  const failedWriters = new Set<DatabaseLoad>();
  for (let kill = 1; kill <= kills; kill += 1) {
    await pause(LEAST_LOAD_MS + Math.random() * (MOST_LOAD_MS - LEAST_LOAD_MS));
    await database.kill();
    await database.start();
    const ready = performance.now();
    const working = loads.filter((load) => !failedWriters.has(load));
    const times = await Promise.all(working.map((load) => recovery(load, ready)));
    working.forEach((load, index) => times[index] === undefined && failedWriters.add(load));
    const recovered = times.filter((time) => time !== undefined);
    recoveryMs.push(...recovered);
    onKill?.(kill, recovered);
    if (failedWriters.size === loads.length) break;
  }
  return finish(loads, connections, failedWriters, recoveryMs);
}

async function finish(
  loads: DatabaseLoad[],
  connections: Connection[],
  failedWriters: Set<DatabaseLoad>,
  recoveryMs: number[],
): Promise<KillReport> {
  const working = loads.filter((load) => !failedWriters.has(load));
  for (const load of failedWriters) load.abandon();
  const lost = await Promise.all(working.map((load) => load.countLost()));
  const sum = (read: (load: DatabaseLoad) => number) => loads.reduce((total, load) => total + read(load), 0);
  const report = {
    recoveryMs,
    failedWriters: failedWriters.size,
    acknowledged: sum((load) => load.acknowledged.size),
    lost: lost.reduce((total, each) => total + each, 0),
    wrongReads: sum((load) => load.wrongReads),
    failedReads: sum((load) => load.failedReads),
    failedWrites: sum((load) => load.failedWrites),
    stuck: sum((load) => load.stuck()),
  };
  await Promise.all(connections.map((connection) => connection.close(true)));
  return report;
}

async function recovery(load: DatabaseLoad, ready: number): Promise<number | undefined> {
  while (!load.hasSucceededSince(ready)) {
    if (performance.now() - ready > RECOVERY_LIMIT_MS) return undefined;
    await pause(2);
  }
  return performance.now() - ready;
}
