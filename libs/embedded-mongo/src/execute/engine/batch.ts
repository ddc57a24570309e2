import { CommandError } from '../../errors.js';
import type { Engine } from './engine.js';
import { Pause } from './pause.js';
import { inSteps, STEP_MS, type Step } from './steps.js';

/** One statement of a write command. */
export interface Statement {
  /** Executes it inside a commit; false when that would take too long, so that `runInSteps` has to be called. */
  tryNow(): boolean;
  /** Executes it outside of any commit. */
  runInSteps?(): Promise<void>;
}

/** A rejected statement. */
export interface WriteError {
  readonly index: number;
  readonly error: CommandError;
}

/** This number of statements usually fits into one slice and one commit. */
const MAX_SHORT_BATCH = 20;

/**
 * Executes statements in order, many in one commit but with limited duration, so that reads are handled in between.
 *
 * @returns the rejected ones; with `isOrdered` the first one ends the batch
 */
export async function runBatch(
  engine: Engine,
  statements: readonly Statement[],
  isOrdered: boolean,
): Promise<WriteError[]> {
  const batch = { statements, isOrdered, next: 0, errors: [] as WriteError[] };
  const isShort = statements.length <= MAX_SHORT_BATCH;
  if (isShort) await runSlow(batch, await engine.store.commits.run(() => runSlice(batch)));
  if (batch.next < statements.length) await inSteps(engine, (step) => runRest(batch, step));
  return batch.errors;
}

async function runRest(batch: Batch, step: Step): Promise<void> {
  while (batch.next < batch.statements.length) {
    const slow = await step(() => runSlice(batch, new Pause(STEP_MS)));
    await runSlow(batch, slow);
  }
}

async function runSlow(batch: Batch, slow: Statement | undefined): Promise<void> {
  if (!slow) return;
  try {
    await slow.runInSteps?.();
    batch.next++;
  } catch (error) {
    recordError(batch, error);
  }
}

interface Batch {
  readonly statements: readonly Statement[];
  readonly isOrdered: boolean;
  readonly errors: WriteError[];
  next: number;
}

/** Executes statements until the time is over; returns one that needs longer. */
function runSlice(batch: Batch, pause = new Pause()): Statement | undefined {
  while (batch.next < batch.statements.length && !pause.isDue) {
    const statement = batch.statements[batch.next];
    if (!statement) return undefined;
    try {
      if (!statement.tryNow()) return statement;
      batch.next++;
    } catch (error) {
      recordError(batch, error);
    }
  }
  return undefined;
}

/** Continues with the next statement, or with none in an ordered batch. */
function recordError(batch: Batch, error: unknown): void {
  if (!(error instanceof CommandError)) throw error;
  batch.errors.push({ index: batch.next, error });
  batch.next = batch.isOrdered ? batch.statements.length : batch.next + 1;
}
