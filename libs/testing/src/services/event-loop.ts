/** Runs `work` after this number of microtasks. */
export async function afterMicrotasks(count: number, work: () => void): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
  work();
}

/** Waits this number of turns of the event loop, in which pending microtasks run to their end. */
export async function turnsOfTheEventLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
