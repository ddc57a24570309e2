import { randomInt } from 'node:crypto';

/** Numbers from 2 to this one are tried, then random ones. */
const MAX_SEQUENTIAL = 30;
const RANDOM = { from: 1_000, to: 1_000_000_000 } as const;
const CANDIDATES = Array.from({ length: MAX_SEQUENTIAL - 1 }, (_each, index) => index + 2);

/** Returns the unique keys of a name with this number at its end; 1 means no number. */
export type NumberedKeys = (number: number) => string[];

/**
 * Finds the number for the end of each name, so that its keys are unique among the stored ones and among each other.
 *
 * @param takenOf returns those of the keys that are stored; called at most twice
 */
export async function freeNumbers(
  names: readonly NumberedKeys[],
  takenOf: (keys: string[]) => Promise<Set<string>>,
): Promise<number[]> {
  const stored = await takenOf(names.flatMap((keys) => keys(1)));
  const conflicts = (keys: string[], taken: Set<string>) => keys.some((key) => taken.has(key));
  const conflicting = names.filter((keys) => conflicts(keys(1), stored));
  if (conflicting.length === 0) return names.map(() => 1);
  const taken = await takenOf(conflicting.flatMap((keys) => CANDIDATES.flatMap(keys)));
  for (const keys of names) if (!conflicting.includes(keys)) keys(1).forEach((key) => taken.add(key));
  return names.map((keys) => {
    if (!conflicting.includes(keys)) return 1;
    const number = CANDIDATES.find((each) => !conflicts(keys(each), taken)) ?? randomInt(RANDOM.from, RANDOM.to);
    keys(number).forEach((key) => taken.add(key));
    return number;
  });
}
