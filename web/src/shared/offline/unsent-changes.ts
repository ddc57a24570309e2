/** The features whose changes wait on this device while the server cannot be reached. */
type Feature = 'lists' | 'plan';

const listeners = new Set<() => void>();
const counts = new Map<Feature, number>();

/** The number of changes that the server does not have yet, for the outage banner and for signing out. */
export const unsentChanges = {
  count: (): number => [...counts.values()].reduce((sum, count) => sum + count, 0),

  set: (feature: Feature, count: number): void => {
    if ((counts.get(feature) ?? 0) === count) return;
    counts.set(feature, count);
    for (const listener of listeners) listener();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
