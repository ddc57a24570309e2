/** The initial step: after the last done one; the first when all or none are done. */
export function firstOpenStep(steps: readonly { id: string }[], isDone: (id: string) => boolean): number {
  const after = steps.findLastIndex(({ id }) => isDone(id)) + 1;
  return after < steps.length ? after : 0;
}
