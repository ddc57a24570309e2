import { CommandError } from '../../errors.js';
import type { Engine } from './engine.js';
import { Pause } from './pause.js';
import { inSteps, STEP_MS, type Step } from './steps.js';

/** One statement of a write command. */
export interface Statement {
  /** Executes it inside a commit; false when it has to be executed by `slowly` instead. */
  now(): boolean;
  /** Executes it outside of any commit. */
  slowly?(): Promise<void>;
}

/** A rejected statement. */
export interface WriteError {
  readonly index: number;
  readonly error: CommandError;
}

/** This number of statements usually fits into one slice and one commit. */
const FEW = 20;

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
  const isShort = statements.length <= FEW;
  if (isShort) await runSlow(batch, await engine.store.commits.run(() => runSlice(batch)));
  if (batch.next < statements.length) await inSteps(engine, (step) => runRest(batch, step));
  return batch.errors;
}

async function runRest(batch: Batch, step: Step): Promise<void> {
  while (batch.next < batch.statements.length)
    await runSlow(batch, await step(() => runSlice(batch, new Pause(STEP_MS))));
}

async function runSlow(batch: Batch, slow: Statement | undefined): Promise<void> {
  if (slow) await guard(batch, () => slow.slowly?.());
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
      if (!statement.now()) return statement;
      batch.next++;
    } catch (error) {
      note(batch, error);
    }
  }
  return undefined;
}

async function guard(batch: Batch, work: () => Promise<void> | undefined): Promise<void> {
  try {
    await work();
    batch.next++;
  } catch (error) {
    note(batch, error);
  }
}

function note(batch: Batch, error: unknown): void {
  if (!(error instanceof CommandError)) throw error;
  batch.errors.push({ index: batch.next, error });
  batch.next = batch.isOrdered ? batch.statements.length : batch.next + 1;
}
