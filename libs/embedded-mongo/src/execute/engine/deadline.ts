import { AsyncLocalStorage } from 'node:async_hooks';
import { CommandError } from '../../errors.js';

const deadlines = new AsyncLocalStorage<number>();

/** Carries out work that is given up when it takes longer than this many milliseconds (`maxTimeMS`). */
export function withDeadline<T>(limitMs: number, work: () => T): T {
  return deadlines.run(performance.now() + limitMs, work);
}

/** @throws CommandError when the command at hand has taken longer than it may */
export function checkDeadline(): void {
  const deadline = deadlines.getStore();
  if (deadline === undefined || performance.now() <= deadline) return;
  throw new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
}
