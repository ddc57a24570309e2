import { totalmem } from 'node:os';

const GB = 1024 ** 3;

/** How many suites run at the same time: two products and two browsers at once need more memory than one of each. */
export const LANES = totalmem() > 12 * GB ? 3 : 2;

/** Runs tasks in order, as many at a time as there are lanes. Suites often wait, so two cores can serve three of them. */
export async function severalAtATime(tasks, lanes = LANES) {
  const results = [];
  const waiting = [...tasks.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
