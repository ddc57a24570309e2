/**
 * Calls `read` every 10 ms until the result is truthy, and returns it. Throws after `withinMs`; `what` names the
 * expected state in the error.
 */
export async function waitUntil<T>(
  read: () => T | Promise<T>,
  { withinMs = 60_000, what = 'it' } = {},
): Promise<Exclude<T, null | undefined | false>> {
  const end = performance.now() + withinMs;
  for (;;) {
    const value = await read();
    if (value) return value as Exclude<T, null | undefined | false>; // TypeScript cannot narrow a type parameter
    if (performance.now() > end) throw new Error(`Waited ${withinMs} ms for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
