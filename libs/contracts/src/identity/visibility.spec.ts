import { fileAudience, canView, VISIBLE_TO, isPubliclyVisible, type RecordKind } from './visibility.js';

const ana = { userId: 'ana', groupId: 'group', householdId: 'home' };
const record = { groupId: 'group', householdId: 'home', userId: 'ana' };
const people = {
  owner: ana,
  housemate: { ...ana, userId: 'ben' },
  neighbor: { ...ana, userId: 'cleo', householdId: 'next-door' },
  stranger: { userId: 'dan', groupId: 'other', householdId: 'elsewhere' },
  // The same ids in another group must not give access.
  impostor: { ...ana, groupId: 'other' },
};
const AUDIENCE = {
  group: ['owner', 'housemate', 'neighbor'],
  household: ['owner', 'housemate'],
  user: ['owner'],
} as const;

describe('signed-in users', () => {
  it.each(Object.entries(VISIBLE_TO) as [RecordKind, keyof typeof AUDIENCE][])(
    'see a %s within its %s',
    (kind, reach) => {
      const seeing = Object.entries(people).filter(([, person]) => canView(person, kind, record));
      expect(seeing.map(([name]) => name)).toEqual(AUDIENCE[reach]);
    },
  );
});

describe('visitors', () => {
  const [open, closed] = [{ privateGroup: false }, { privateGroup: true }];
  const [openHome, closedHome] = [{ privateHousehold: false }, { privateHousehold: true }];
  const [visible, hidden] = [{ public: true }, { public: false }];

  it('see nothing of a private or unknown group', () => {
    for (const group of [closed, null]) {
      expect(isPubliclyVisible.group(group)).toBe(false);
      expect(isPubliclyVisible.household(group, openHome)).toBe(false);
      expect(isPubliclyVisible.recipe(group, openHome, visible)).toBe(false);
      expect(isPubliclyVisible.cookbook(group, openHome, visible)).toBe(false);
    }
  });

  it('see the foods of a public group, but no records of a private or unknown household', () => {
    expect(isPubliclyVisible.group(open)).toBe(true);
    for (const household of [closedHome, null]) {
      expect(isPubliclyVisible.household(open, household)).toBe(false);
      expect(isPubliclyVisible.recipe(open, household, visible)).toBe(false);
      expect(isPubliclyVisible.cookbook(open, household, visible)).toBe(false);
    }
  });

  it('see the public records of a public household', () => {
    expect(isPubliclyVisible.household(open, openHome)).toBe(true);
    expect(isPubliclyVisible.recipe(open, openHome, visible)).toBe(true);
    expect(isPubliclyVisible.recipe(open, openHome, hidden)).toBe(false);
    expect(isPubliclyVisible.cookbook(open, openHome, visible)).toBe(true);
    expect(isPubliclyVisible.cookbook(open, openHome, hidden)).toBe(false);
  });
});

describe('files', () => {
  const owner = (privateGroup: boolean) => ({ groupId: 'group', privateGroup });
  const caller = (groupId: string, admin = false) => ({ groupId, admin });

  it('are public in a public group, and everywhere without protection', () => {
    expect(fileAudience(owner(false), null, true)).toBe('public');
    expect(fileAudience(owner(true), null, false)).toBe('public');
  });

  it.each([
    ['visitors', null, null],
    ['another group', caller('other'), null],
    ['members', caller('group'), 'private'],
    ['administrators', caller('other', true), 'private'],
  ] as const)('of a private group: %s', (_who, who, audience) => {
    expect(fileAudience(owner(true), who, true)).toBe(audience);
  });
});
