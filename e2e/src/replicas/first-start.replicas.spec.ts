import { administrator } from '../support/instances/product.js';

/** The setup started both replicas of every part at the same time, with empty databases. */
describe('two replicas that start at the same time with an empty database', () => {
  it.each([
    ['administrator', '/api/admin/users', 'email', 'changeme@example.com'],
    ['group', '/api/admin/groups', 'slug', 'home'],
  ])('create one first %s', async (_what, path, key, value) => {
    const admin = await administrator();
    const { status, body } = await admin.get(`${path}?perPage=-1`);

    const first = (body as { items: Record<string, unknown>[] }).items.filter((item) => item[key] === value);
    expect({ status, count: first.length }).toEqual({ status: 200, count: 1 });
  });

  it('create one household in the first group', async () => {
    const admin = await administrator();
    const { body } = await admin.get('/api/admin/households?perPage=-1');

    const households = (body as { items: { group: string; name: string }[] }).items;
    expect(households.filter(({ group, name }) => group === 'Home' && name === 'Family')).toHaveLength(1);
  });
});
