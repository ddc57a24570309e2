import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Larder } from '../../client/larder.js';

const SERVER = join(import.meta.dirname, 'no-op-server.mjs');

/** The no-op server, requested by the same client as the product. */
export interface NoOp {
  larder: Larder;
  pid: number;
  stop(): void;
}

/** Starts it as a child process, which ends with this one. */
export async function startNoOp(): Promise<NoOp> {
  const child = fork(SERVER, { execArgv: [] });
  const [port] = (await once(child, 'message')) as [number];
  if (child.pid === undefined) throw new Error('The no-op server did not start.');
  const larder = new Larder(`http://127.0.0.1:${port}`);
  const stop = () => {
    larder.close();
    child.kill();
  };
  return { larder, pid: child.pid, stop };
}
