// A client of a running instance, and statistics of its requests.

/** Signs in and returns `call(method, path, body)`, which returns the parsed body and throws for error responses. */
export async function signIn(url, username, password) {
  const body = new URLSearchParams({ username, password });
  const token = await (await fetch(`${url}/api/auth/token`, { method: 'POST', body })).json();
  const headers = { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' };
  return async (method, path, content) => {
    const response = await fetch(`${url}${path}`, { method, headers, body: content && JSON.stringify(content) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
}

/** Runs `work(number)` for every number below `count`, `clients` at a time; returns the durations in milliseconds. */
export async function runConcurrently(count, clients, work) {
  const durations = [];
  let next = 0;
  const client = async () => {
    while (next < count) {
      const number = next++;
      const started = performance.now();
      await work(number);
      durations.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return durations.sort((a, b) => a - b);
}

/** One line of the table. */
export function line(name, durations, seconds, costs) {
  const at = (share) => durations[Math.min(durations.length - 1, Math.floor(durations.length * share))].toFixed(0);
  const columns = [at(0.5), at(0.95), at(0.99), (durations.length / seconds).toFixed(0)];
  const all = [...columns, ...costs.map((each) => each.toFixed(1))];
  return `${name.padEnd(44)}${all.map((each) => each.padStart(9)).join('')}`;
}
