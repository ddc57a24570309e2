/** Runs tasks in the order given, two at a time: machines that run the tests have two cores, and no suite fills both. */
export async function twoAtATime(tasks) {
  const results = [];
  const waiting = [...tasks.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all([lane(), lane()]);
  return results;
}
