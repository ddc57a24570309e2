import { AsyncLocalStorage } from 'node:async_hooks';
import { CommandError } from '../../errors.js';

const deadlines = new AsyncLocalStorage<number>();

/** Runs work with a time limit in milliseconds (`maxTimeMS`). */
export function withDeadline<T>(limitMs: number, work: () => T): T {
  return deadlines.run(performance.now() + limitMs, work);
}

/** @throws CommandError when the current command has exceeded its time limit */
export function checkDeadline(): void {
  const deadline = deadlines.getStore();
  if (deadline === undefined || performance.now() <= deadline) return;
  throw new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
}
