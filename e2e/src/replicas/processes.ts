import { setTimeout as pause } from 'node:timers/promises';

/** One process of the product, started by the setup. */
export interface Process {
  name: string;
  pid: number;
  healthPort: number;
}

const PAUSE_MS = 50;
const TIMEOUT_MS = 60_000;

/** The first of the two processes of each part. */
export function firstOfEach(): Process[] {
  return table().filter(({ name }, index, all) => all.findIndex((each) => each.name === name) === index);
}

/** The second of the two processes of each part. */
export function secondOfEach(): Process[] {
  return table().filter(({ name }, index, all) => all.findIndex((each) => each.name === name) !== index);
}

function table(): Process[] {
  const processes = JSON.parse(process.env['LARDER_REPLICAS'] ?? '[]') as Process[];
  if (processes.length === 0) throw new Error('LARDER_REPLICAS is set by the set-up of the replicas.');
  return processes;
}

/** Stops a process with SIGTERM, or kills it; resolves when its successor runs. */
export async function replace(
  { name, pid, healthPort }: Process,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (!isAlive(pid)) throw new Error(`${name} has ended by itself before; the end of the run shows why.`);
  process.kill(pid, signal);
  await until(() => !isAlive(pid));
  await until(() => isReady(healthPort));
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('The process neither ended nor came back in time.');
    await pause(PAUSE_MS);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}
