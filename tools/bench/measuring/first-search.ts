import type { Instance } from '../../instance/with-instance.js';

/** The first search of a group after a start of the product. */
export interface FirstSearch {
  /** From the first request to its response, in milliseconds. */
  ms: number;
  /** The number of rejections before. */
  refused: number;
}

/** Restarts the product and searches as soon as it accepts requests, until one succeeds. */
export async function firstSearchAfterStart(instance: Instance): Promise<FirstSearch> {
  process.stdout.write('first search after a start …\n');
  await instance.restart();
  const startedAt = performance.now();
  for (let refused = 0; ; refused += 1) {
    const { status } = await instance.larder.call('GET', '/api/recipes?search=soup');
    if (status < 300) return { ms: performance.now() - startedAt, refused };
  }
}
