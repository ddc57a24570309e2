import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process with SIGKILL, unless it has ended; resolves when it has exited. */
export async function killChild(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
