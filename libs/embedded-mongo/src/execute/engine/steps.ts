import type { Change } from '../../store/commits/change.js';
import type { Engine } from './engine.js';

/** The duration of one step, in ms: the maximum delay of changes that come during it. */
export const STEP_MS = 2;

/** Runs one step of long work; other commands are handled between steps. */
export type Step = <T>(change: Change<T>) => Promise<T>;

/** Runs work in steps; resolves when all of them are on disk. */
export async function inSteps(engine: Engine, work: (step: Step) => Promise<void>): Promise<void> {
  const batch = engine.store.commits.batch();
  try {
    await work((change) => batch.step(change));
  } catch (error) {
    batch.abandon();
    throw error;
  }
  await batch.whenDurable();
}
