import { waitUntil } from '@larder/testing';

/** The process of a replica that the setup has started. */
export interface ReplicaProcess {
  /** The name of its part. */
  name: string;
  pid: number;
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

/** As they were started: the id of a replaced process is not updated. */
function allProcesses(): ReplicaProcess[] {
  const processes = JSON.parse(process.env['LARDER_REPLICAS'] ?? '[]') as ReplicaProcess[];
  if (processes.length === 0) throw new Error('LARDER_REPLICAS is set by the setup of the replicas.');
  return processes;
}

/** Stops a process with SIGTERM, or kills it; resolves when its successor is ready. */
export async function replace(
  { name, pid, healthPort }: ReplicaProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (!isRunning(pid)) throw new Error(`${name} has ended by itself before; the end of the run shows why.`);
  process.kill(pid, signal);
  await waitUntil(() => !isRunning(pid), { what: `the end of ${name}` });
  await waitUntil(() => isReady(healthPort), { what: `the successor of ${name}` });
}

function isRunning(pid: number): boolean {
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
