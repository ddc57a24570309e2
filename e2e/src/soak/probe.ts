import { randomUUID } from 'node:crypto';
import type { SoakClient } from './household/soak-client.js';
import type { SoakUser } from './household/soak-user.js';

/** Checks whether every part works: readiness, sign-in, writing, reading, listing and parsing, in order. */
export async function probe(client: SoakClient, user: SoakUser): Promise<boolean> {
  const readiness = await client.send<{ status: string }>('GET', '/readyz', { expected: [503] });
  // A degraded site responds, but one of its parts is not available yet.
  if (!readiness.answered || readiness.body.status !== 'ok') return false;
  const steps = [
    () => client.send('POST', '/api/auth/token', { body: new URLSearchParams({ ...user }) }),
    () => client.send('POST', '/api/foods', { body: { name: `Probe ${randomUUID()}` } }),
    () => client.send('GET', '/api/recipes?perPage=5'),
    () => client.send('GET', '/api/households/mealplans?perPage=5'),
    () => client.send('GET', '/api/households/shopping/lists?perPage=5'),
    () => client.send('POST', '/api/parser/ingredient', { body: { parser: 'brute', ingredient: '1 egg' } }),
  ];
  for (const step of steps) if (!(await step()).answered) return false;
  return true;
}
