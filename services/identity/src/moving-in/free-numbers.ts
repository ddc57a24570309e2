import { randomInt } from 'node:crypto';

/** Numbers from 2 to this one are tried, then random ones. */
const LAST = 30;
const RANDOM = { from: 1_000, to: 1_000_000_000 } as const;
const TRIED = Array.from({ length: LAST - 1 }, (_each, index) => index + 2);

/** The keys of a name, with a number at the end, or with none for 1. */
export type Wanted = (number: number) => string[];

/**
 * The number that each has to have at its end so that none of its keys is taken, by what is stored or by one another.
 *
 * @param takenOf which of these keys are stored; asked twice at most
 */
export async function freeNumbers(
  wanted: readonly Wanted[],
  takenOf: (keys: string[]) => Promise<Set<string>>,
): Promise<number[]> {
  const stored = await takenOf(wanted.flatMap((keys) => keys(1)));
  const clashes = (keys: string[], taken: Set<string>) => keys.some((key) => taken.has(key));
  const clashing = wanted.filter((keys) => clashes(keys(1), stored));
  if (clashing.length === 0) return wanted.map(() => 1);
  const taken = await takenOf(clashing.flatMap((keys) => TRIED.flatMap(keys)));
  for (const keys of wanted) if (!clashing.includes(keys)) keys(1).forEach((key) => taken.add(key));
  return wanted.map((keys) => {
    if (!clashing.includes(keys)) return 1;
    const number = TRIED.find((each) => !clashes(keys(each), taken)) ?? randomInt(RANDOM.from, RANDOM.to);
    keys(number).forEach((key) => taken.add(key));
    return number;
  });
}
