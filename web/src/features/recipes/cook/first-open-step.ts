/** Where cooking goes on: the first step after the last one done; from the start when all are, or none. */
export function firstOpenStep(steps: readonly { id: string }[], isDone: (id: string) => boolean): number {
  const after = steps.findLastIndex(({ id }) => isDone(id)) + 1;
  return after < steps.length ? after : 0;
}
