import { readFileSync } from 'node:fs';
import { processTable, waitUntil } from '@larder/testing';

/** A replica that the setup has started. */
export interface ReplicaProcess {
  /** The name of its part. */
  name: string;
  /** The port of a gateway. */
  port: number;
  healthPort: number;
}

/** The first of the two processes of each part. A test that replaces processes uses the first or the second ones only. */
export function firstOfEachPart(): ReplicaProcess[] {
  return allProcesses().filter(({ name }, index, all) => all.findIndex((each) => each.name === name) === index);
}

/** The second of the two processes of each part. */
export function secondOfEachPart(): ReplicaProcess[] {
  return allProcesses().filter(({ name }, index, all) => all.findIndex((each) => each.name === name) !== index);
}

/** The gateways, without the balancer. */
export function gateways(): ReplicaProcess[] {
  return allProcesses().filter(({ name }) => name === 'gateway');
}

/** As they were started: other tests may have replaced them. */
function allProcesses(): ReplicaProcess[] {
  const processes = JSON.parse(process.env['LARDER_REPLICAS'] ?? '[]') as ReplicaProcess[];
  if (processes.length === 0) throw new Error('LARDER_REPLICAS is set by the setup of the replicas.');
  return processes;
}

/** Stops the process of a replica with SIGTERM, or kills it; resolves when its successor is ready. */
export async function replace(replica: ReplicaProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  const { name, healthPort } = replica;
  const pid = pidOf(replica);
  process.kill(pid, signal);
  await waitUntil(() => !isRunning(pid), { what: `the end of ${name}` });
  await waitUntil(() => isReady(healthPort), { what: `the successor of ${name}` });
}

/** The id of the replica's current process. */
function pidOf({ name, healthPort }: ReplicaProcess): number {
  const setting = `HEALTH_PORT=${healthPort}`;
  const process = processTable().find(({ pid }) => environmentOf(pid).includes(setting));
  if (!process) throw new Error(`${name} is not running.`);
  return process.pid;
}

/** Empty for a process that has ended, or belongs to another user. */
function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  return response?.ok ?? false;
}
