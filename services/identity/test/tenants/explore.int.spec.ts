import {
  CreateGroup,
  CreateHousehold,
  ExploreHousehold,
  ExploreHouseholds,
  PatchGroup,
  PatchHousehold,
  readPage,
} from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

/** A public group with an open and a private household. */
async function aPublicGroup(name: string) {
  const as = identity.as(identity.admin);
  const group = await as.request(CreateGroup, { name });
  await as.request(PatchGroup, { id: group.id, group: { preferences: { privateGroup: false } } });
  const [open, closed] = [
    await as.request(CreateHousehold, { groupId: group.id, name: 'Open' }),
    await as.request(CreateHousehold, { groupId: group.id, name: 'Closed' }),
  ];
  const household = { preferences: { privateHousehold: false } };
  await as.request(PatchHousehold, { id: open.id, household });
  await as.request(PatchHousehold, { id: closed.id, household: { preferences: { privateHousehold: true } } });
  return { group, open, closed };
}
const list = async (groupSlug: string, query: object = {}) =>
  (await readPage(identity.as(null).stream(ExploreHouseholds, { groupSlug, query }))).items;
const read = (groupSlug: string, slugOrId: string) =>
  identity.as(null).request(ExploreHousehold, { groupSlug, slugOrId });

describe('a visitor', () => {
  it('sees the households of a public group that are not private', async () => {
    const { group, open } = await aPublicGroup('Village');

    const [first, ...others] = await list('village');

    expect(first).toMatchObject({ id: open.id, slug: 'open', preferences: { privateHousehold: false } });
    expect(others.filter(({ preferences }) => preferences?.privateHousehold !== false)).toEqual([]);
    expect(await list(group.id, { queryFilter: 'name = "Open"' })).toEqual([first]);
    expect(await list(group.id, { queryFilter: 'preferences.privateHousehold = true' })).toEqual([]);
    expect(await read('village', 'open')).toEqual(first);
    expect(await read(group.id, open.id)).toEqual(first);
  });

  it('sees neither private households nor members', async () => {
    const { closed } = await aPublicGroup('Hamlet');
    const absent = { code: 'explore.household-not-found' };

    for (const slugOrId of ['closed', closed.id, 'nowhere']) {
      await expect(read('hamlet', slugOrId)).rejects.toMatchObject(absent);
    }
    for (const queryFilter of ['users.username LIKE "%"', 'group.users.username LIKE "%"']) {
      await expect(list('hamlet', { queryFilter })).rejects.toMatchObject({ code: 'identity.invalid-filter' });
    }
  });

  it('gets the same error for private and unknown groups', async () => {
    const { group } = await aPublicGroup('Castle');
    const privateGroup = { preferences: { privateGroup: true } };
    await identity.as(identity.admin).request(PatchGroup, { id: group.id, group: privateGroup });
    const absent = { code: 'explore.group-not-found' };

    await expect(list('castle')).rejects.toMatchObject(absent);
    await expect(read('castle', 'open')).rejects.toMatchObject(absent);
    await expect(list('atlantis')).rejects.toMatchObject(absent);
  });
});
