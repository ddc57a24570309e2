import {
  ListGroups,
  ReadGroupPreferences,
  ReadHouseholdPreferences,
  readPage,
  ReadOwnHousehold,
  UserSignedUp,
} from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';
import { outcomeOf } from '../support/outcome.js';
import { aForm, registrationCalls } from '../support/registrations.js';

let closed: Identity;
let open: Identity;
beforeAll(async () => {
  [closed, open] = await Promise.all([startIdentity(), startIdentity({ ALLOW_SIGNUP: 'true' })]);
});
afterAll(() => Promise.all([closed.stop(), open.stop()]));

const { register, signIn } = registrationCalls(() => closed);

async function groupNames(): Promise<string[]> {
  const query = { page: 1, perPage: -1 };
  const { items } = await readPage(open.as(open.admin).stream(ListGroups, query));
  return items.map(({ name }) => name);
}

describe('registering without an invitation', () => {
  it.each([undefined, null, ''])('is refused unless the installation is open (token %j)', async (groupToken) => {
    await expect(register(aForm({ group: 'Ours', groupToken }))).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'identity.sign-up-disabled',
    });
  });

  it('creates a group with its household, where the founder has all permissions', async () => {
    const user = await register(aForm({ group: 'Lind', private: false }), open);

    expect(user).toMatchObject({
      group: 'Lind',
      household: 'Family',
      admin: false,
      canInvite: true,
      canManage: true,
      canManageHousehold: true,
      canOrganize: true,
    });
    const founder = await signIn(user, open);
    expect(await open.as(founder).request(ReadGroupPreferences, {})).toMatchObject({ privateGroup: false });
    expect(await open.as(founder).request(ReadHouseholdPreferences, {})).toMatchObject({
      privateHousehold: false,
      recipePublic: true,
    });
  });

  it('creates the named household, with the settings of advanced users', async () => {
    const form = aForm({ group: 'Ruiz', household: 'Seaside', private: true, advanced: true });
    const user = await register(form, open);

    const founder = await signIn(user, open);
    expect(await open.as(founder).request(ReadOwnHousehold, {})).toMatchObject({
      name: 'Seaside',
      preferences: {
        privateHousehold: true,
        recipePublic: false,
        recipeShowNutrition: true,
        recipeShowAssets: true,
        recipeDisableComments: true,
        recipeDisableAmount: true,
      },
    });
  });

  it('adds a number to a taken name, and requests seeds in the language of the form', async () => {
    await register(aForm({ group: 'Twice' }), open);
    const user = await register(aForm({ group: 'twice', seedData: true, locale: 'sv-SE' }), open);

    expect(user.group).toBe('twice (1)');
    const [event] = await open.eventually.published(UserSignedUp, { where: ({ id }) => id === user.id });
    expect(event).toMatchObject({ groupId: user.groupId, seedLocale: 'sv-SE' });
  });

  it('leaves no empty group when two users register the same name concurrently', async () => {
    const forms = [1, 2, 3].map((number) => aForm({ group: `Race ${number}`, email: 'racer@example.org' }));

    const outcomes = await Promise.all(forms.map((form) => outcomeOf(register(form, open))));

    expect(outcomes.filter((each) => each === 'done')).toHaveLength(1);
    expect(outcomes.filter((each) => each === 'identity.email-taken')).toHaveLength(2);
    expect((await groupNames()).filter((name) => name.startsWith('Race'))).toHaveLength(1);
  });
});
