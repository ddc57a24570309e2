import { totalmem } from 'node:os';

/** Two products, two browsers and the tests of the services take about 6 GB. */
const MEMORY_OF_THREE_LANES = 12 * 1024 ** 3;

/**
 * Runs tasks in order, three at a time, or two where there is little memory: the test machines have two cores, and the
 * suites wait for processes to start and for browsers a third of their time.
 */
export async function inLanes(tasks) {
  const results = [];
  const waiting = [...tasks.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  const lanes = totalmem() >= MEMORY_OF_THREE_LANES ? 3 : 2;
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
