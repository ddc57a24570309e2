import {
  CreateFood,
  LabelCreated,
  ListFoods,
  ListLabels,
  ListUnits,
  readPage,
  SeedGroup,
  SiteSetUp,
  UserSignedUp,
  type Actor,
  type SeedKind,
} from '@larder/contracts';
import { readSeeds } from '@larder/locales';
import { newId } from '@larder/service-kit';
import { aGroup, waitUntil } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const organizer = () => recipes.member({ canOrganize: true });
const seed = (actor: Actor, kind: SeedKind, locale = 'en-US') => recipes.as(actor).request(SeedGroup, { kind, locale });
const all = { perPage: -1, orderBy: 'name', orderDirection: 'asc' } as const;
const foods = async (actor: Actor) => (await readPage(recipes.as(actor).stream(ListFoods, all))).items;
const units = async (actor: Actor) => (await readPage(recipes.as(actor).stream(ListUnits, all))).items;
const labels = async (actor: Actor) => (await readPage(recipes.as(actor).stream(ListLabels, all))).items;

describe('seeds', () => {
  it('add foods with their labels when labels were added first', async () => {
    const ana = await organizer();

    await seed(ana, 'labels', 'de-DE');
    await seed(ana, 'foods', 'de-DE');

    const listed = await foods(ana);
    expect(listed.length).toBeGreaterThanOrEqual(250);
    expect(listed.find(({ name }) => name === 'Apfel')).toMatchObject({
      pluralName: 'Äpfel',
      description: '',
      onHand: false,
      aliases: [],
      extras: {},
      label: { name: 'Obst' },
    });
    expect(listed.every(({ label }) => label !== null)).toBe(true);
    const published = await recipes.eventually.published(LabelCreated, {
      where: ({ groupId }) => groupId === ana.groupId,
    });
    expect(published.length).toBeGreaterThan(0);
  });

  it('add foods without labels when there are none', async () => {
    const ana = await organizer();
    await seed(ana, 'foods');
    expect((await foods(ana)).every(({ labelId }) => labelId === null)).toBe(true);
  });

  it('add units in their written form', async () => {
    const ana = await organizer();
    await seed(ana, 'units');
    const listed = await units(ana);
    expect(listed.length).toBeGreaterThanOrEqual(25);
    expect(listed.find(({ name }) => name === 'tablespoon')).toMatchObject({
      pluralName: 'tablespoons',
      abbreviation: 'tbsp',
      fraction: true,
      useAbbreviation: false,
    });
    expect(listed.find(({ name }) => name === 'gram')?.fraction).toBe(false);
  });

  it('are idempotent, also concurrently, and do not change existing records', async () => {
    const ana = await organizer();
    const own = { name: 'apple', description: 'from the garden', extras: null };
    const { id } = await recipes.as(ana).request(CreateFood, { id: newId(), food: own });

    await Promise.all([seed(ana, 'foods'), seed(ana, 'foods'), seed(ana, 'labels'), seed(ana, 'labels')]);
    await seed(ana, 'foods');

    const { foods: seeded, labels: seededLabels } = await readSeeds('en-US');
    const listed = await foods(ana);
    expect([listed.length, (await labels(ana)).length]).toEqual([seeded.length, seededLabels.length]);
    expect(listed.find(({ name }) => name === 'apple')).toMatchObject({ id, description: 'from the garden' });
  });

  it('add records with other names in another language', async () => {
    const ana = await organizer();
    await seed(ana, 'units', 'en-US');
    await seed(ana, 'units', 'de-DE');
    const names = (await units(ana)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['gram', 'Gramm', 'tablespoon', 'Esslöffel']));
  });

  it('belong to their group, and require permission to organize', async () => {
    const [ana, outsider] = [await organizer(), await organizer()];
    const member = await recipes.member();
    await seed(ana, 'units');

    expect(await units(outsider)).toEqual([]);
    await expect(seed(member, 'units')).rejects.toMatchObject({ code: 'common.forbidden' });
    await expect(recipes.as(null).request(SeedGroup, { kind: 'units', locale: 'en-US' })).rejects.toMatchObject({
      code: 'common.not-authenticated',
    });
    await expect(seed(ana, 'units', 'xx-XX')).rejects.toMatchObject({ code: 'common.invalid' });
  });

  it('are added to a new group on request, in the language of its creator', async () => {
    const [withSeeds, withoutSeeds] = [await recipes.member(), await recipes.member({ group: aGroup() })];
    const founder = ({ userId: id, username }: Actor) => ({ id, username, email: 'founder@example.org' });

    await recipes.publish(UserSignedUp, { ...founder(withoutSeeds), seedLocale: null }, { actor: withoutSeeds });
    await recipes.publish(UserSignedUp, { ...founder(withSeeds), seedLocale: 'sv-SE' }, { actor: withSeeds });

    await waitUntil(async () => (await units(withSeeds)).length > 0);
    await recipes.settled();
    expect((await foods(withSeeds)).find(({ name }) => name === 'äpple')?.label?.name).toBe('Frukt');
    expect([await foods(withoutSeeds), await units(withoutSeeds), await labels(withoutSeeds)]).toEqual([[], [], []]);
  });

  it('are added by the first-time setup on request', async () => {
    const [withSeeds, withoutSeeds] = [
      await recipes.member({ group: aGroup() }),
      await recipes.member({ group: aGroup() }),
    ];

    await recipes.publish(SiteSetUp, { seedLocale: null }, { actor: withoutSeeds });
    await recipes.publish(SiteSetUp, { seedLocale: 'de-DE' }, { actor: withSeeds });

    await waitUntil(async () => (await units(withSeeds)).length > 0);
    await recipes.settled();
    expect((await foods(withSeeds)).find(({ name }) => name === 'Apfel')?.label?.name).toBe('Obst');
    expect([await foods(withoutSeeds), await units(withoutSeeds), await labels(withoutSeeds)]).toEqual([[], [], []]);
  });
});
