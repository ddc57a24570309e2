/** Runs tasks one after another; resolves to their results. */
export async function inOrder(tasks) {
  const results = [];
  for (const task of tasks) results.push(await task());
  return results;
}
