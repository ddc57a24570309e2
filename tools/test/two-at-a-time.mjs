/** Runs tasks in order, two at a time: the test machines have two cores, and no suite uses both fully. */
export async function twoAtATime(tasks) {
  const results = [];
  const waiting = [...tasks.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all([lane(), lane()]);
  return results;
}
