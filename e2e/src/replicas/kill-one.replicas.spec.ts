import type { Api } from '../support/api.js';
import { aUser } from '../support/users.js';
import { replace, secondOfEach } from './processes.js';
import { HouseholdLoad } from './household-load.js';

const UNAVAILABLE = 503;

describe('killing one of two replicas under load', () => {
  it.each(secondOfEach())('fails no read, loses no confirmed write and does nothing twice: $name', async (replica) => {
    const { api, ...person } = await aUser();
    const load = new HouseholdLoad({ api, ...person });
    await replace(replica, 'SIGKILL');
    await load.stop();

    // Clients connected to a killed gateway get errors; clients of the other one do not notice a killed service.
    const isCut = (status: number | string) => replica.name === 'gateway' && typeof status === 'string';
    const isAllowed = ({ isWrite, status }: HouseholdLoad['failures'][number]) =>
      isCut(status) || (isWrite && status === UNAVAILABLE);
    expect(load.failures.filter((failure) => !isAllowed(failure))).toEqual([]);
    expect(load.answered).toBeGreaterThan(0);
    await expectKept(api, '/api/recipes', 'name', load.created);
    await expectKept(api, '/api/households/mealplans', 'title', load.planned);
    await expectKept(api, '/api/households/shopping/lists', 'name', load.lists);
  });
});

/** Everything confirmed exists, and nothing exists twice. Unconfirmed records may exist. */
async function expectKept(api: Api, path: string, key: string, confirmed: string[]): Promise<void> {
  const { body } = await api.get(`${path}?perPage=-1`);
  const stored = (body as { items: Record<string, string>[] }).items.map((item) => item[key] ?? '');
  expect(confirmed.filter((name) => !stored.includes(name))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
}
