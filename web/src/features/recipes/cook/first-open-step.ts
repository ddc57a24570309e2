/** The initial step: after the last done one; the first when all or none are done. */
export function firstOpenStep(steps: readonly { id: string }[], isDone: (id: string) => boolean): number {
  const after = steps.findLastIndex(({ id }) => isDone(id)) + 1;
  return after < steps.length ? after : 0;
}

/** A step of cook mode: its id, and its place when it was opened. */
export interface OpenStep {
  id: string | undefined;
  place: number;
}

/** Where a step is now: another user may have added, moved or removed steps. */
export function placeOf(steps: readonly { id: string }[], { id, place }: OpenStep): number {
  const index = steps.findIndex((step) => step.id === id);
  return index >= 0 ? index : Math.min(place, steps.length - 1);
}
