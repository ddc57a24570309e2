import {
  CopyCookbook,
  CopyFood,
  CopyLabel,
  CopyOrganizer,
  CopyUnit,
  CreateCookbook,
  CreateFood,
  CreateLabel,
  CreateOrganizer,
  CreateUnit,
  CookbooksUpdated,
  OrganizerUpdated,
  PatchCookbook,
  PatchFood,
  PatchLabel,
  PatchOrganizer,
  PatchUnit,
  ReadCookbook,
  ReadFood,
  ReadLabel,
  ReadOrganizer,
  ReadUnit,
  type Actor,
  type OrganizerKind,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const as = (actor: Actor) => recipes.as(actor);
const copyRequest = (id: string, name?: string) => ({ id, copyId: newId(), ...(name !== undefined && { name }) });
const KINDS: OrganizerKind[] = ['categories', 'tags', 'tools'];

/** The kinds of records with their requests. */
const RECORDS = [
  {
    kind: 'food',
    make: (actor: Actor) =>
      as(actor).request(CreateFood, {
        id: newId(),
        food: {
          name: 'leek',
          pluralName: 'leeks',
          description: 'long',
          extras: { a: 'b' },
          aliases: [{ name: 'porree' }],
        },
      }),
    patch: (actor: Actor, id: string, name?: string) =>
      as(actor).request(PatchFood, { id, changes: name === undefined ? {} : { name } }),
    copy: (actor: Actor, id: string, name?: string) => as(actor).request(CopyFood, copyRequest(id, name)),
    read: (actor: Actor, id: string) => as(actor).request(ReadFood, { id }),
  },
  {
    kind: 'unit',
    make: (actor: Actor) =>
      as(actor).request(CreateUnit, {
        id: newId(),
        unit: { name: 'cup', abbreviation: 'c', fraction: false, useAbbreviation: true, extras: null },
      }),
    patch: (actor: Actor, id: string, name?: string) =>
      as(actor).request(PatchUnit, { id, changes: name === undefined ? {} : { name } }),
    copy: (actor: Actor, id: string, name?: string) => as(actor).request(CopyUnit, copyRequest(id, name)),
    read: (actor: Actor, id: string) => as(actor).request(ReadUnit, { id }),
  },
  {
    kind: 'label',
    make: (actor: Actor) => as(actor).request(CreateLabel, { id: newId(), label: { name: 'Dairy', color: '#112233' } }),
    patch: (actor: Actor, id: string, name?: string) =>
      as(actor).request(PatchLabel, { id, changes: name === undefined ? {} : { name } }),
    copy: (actor: Actor, id: string, name?: string) => as(actor).request(CopyLabel, copyRequest(id, name)),
    read: (actor: Actor, id: string) => as(actor).request(ReadLabel, { id }),
  },
  {
    kind: 'cookbook',
    make: (actor: Actor) =>
      as(actor).request(CreateCookbook, {
        id: newId(),
        cookbook: { name: 'Fast', description: 'quick', position: 4, public: true, queryFilterString: 'rating > 2' },
      }),
    patch: (actor: Actor, id: string, name?: string) =>
      as(actor).request(PatchCookbook, { id, changes: name === undefined ? {} : { name } }),
    copy: (actor: Actor, id: string, name?: string) => as(actor).request(CopyCookbook, copyRequest(id, name)),
    read: (actor: Actor, id: string) => as(actor).request(ReadCookbook, { slugOrId: id }),
  },
  ...KINDS.map((kind) => ({
    kind,
    make: (actor: Actor) => as(actor).request(CreateOrganizer, { kind, id: newId(), name: 'Winter', onHand: true }),
    patch: (actor: Actor, id: string, name?: string) =>
      as(actor).request(PatchOrganizer, { kind, id, changes: name === undefined ? {} : { name } }),
    copy: (actor: Actor, id: string, name?: string) =>
      as(actor).request(CopyOrganizer, { kind, ...copyRequest(id, name) }),
    read: (actor: Actor, id: string) => as(actor).request(ReadOrganizer, { kind, id }),
  })),
];

/** The fields that do not change when a record is renamed or copied. */
function unchangedFields(record: object): object {
  const { name, slug, id, createdAt, updatedAt, ...rest } = record as Record<string, unknown>;
  void [name, slug, id, createdAt, updatedAt];
  return rest;
}

describe.each(RECORDS)('a PATCH of one of the $kind records', ({ make, patch, read }) => {
  it('changes only the given fields', async () => {
    const ana = await recipes.member();
    const made = await make(ana);

    const changed = await patch(ana, made.id, 'Other');

    expect(changed).toMatchObject({ id: made.id, name: 'Other' });
    expect(unchangedFields(changed)).toEqual(unchangedFields(made));
    expect(await read(ana, made.id)).toEqual(changed);
    expect(unchangedFields(await patch(ana, made.id))).toEqual(unchangedFields(made));
  });

  it('is limited to the own group', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const made = await make(ana);

    await expect(patch(outsider, made.id, 'Theirs')).rejects.toMatchObject({ code: 'common.not-found' });
    expect(await read(ana, made.id)).toEqual(made);
  });
});

describe.each(RECORDS)('a copy of one of the $kind records', ({ make, copy, read }) => {
  it('has the same fields, with an available name', async () => {
    const ana = await recipes.member();
    const made = await make(ana);

    const copies = [await copy(ana, made.id), await copy(ana, made.id, 'Own')];

    expect(copies.map(({ name }) => name)).toEqual([`${made.name} (1)`, 'Own']);
    for (const each of copies) {
      expect(each.id).not.toBe(made.id);
      expect(unchangedFields(each)).toEqual(unchangedFields(made));
      expect(await read(ana, each.id)).toEqual(each);
    }
  });

  it('is limited to the own group', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const made = await make(ana);
    await expect(copy(outsider, made.id)).rejects.toMatchObject({ code: 'common.not-found' });
  });
});

describe('changes', () => {
  it('of one food by two users concurrently are all stored', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const { id } = await as(ana).request(CreateFood, { id: newId(), food: { name: 'leek', extras: null } });

    await Promise.all([
      as(ana).request(PatchFood, { id, changes: { description: 'long' } }),
      as(ben).request(PatchFood, { id, changes: { pluralName: 'leeks' } }),
      as(ben).request(PatchFood, { id, changes: { onHand: true } }),
    ]);

    expect(await as(ben).request(ReadFood, { id })).toMatchObject({
      description: 'long',
      pluralName: 'leeks',
      onHand: true,
    });
    expect((await as(ana).request(ReadFood, { id })).onHand).toBe(false);
  });

  it('of one cookbook by two users concurrently are all stored and published', async () => {
    const ana = await recipes.member();
    const { id } = await as(ana).request(CreateCookbook, { id: newId(), cookbook: { name: 'Fast' } });

    await Promise.all([
      as(ana).request(PatchCookbook, { id, changes: { description: 'quick' } }),
      as(ana).request(PatchCookbook, { id, changes: { position: 7 } }),
    ]);

    expect(await as(ana).request(ReadCookbook, { slugOrId: id })).toMatchObject({ description: 'quick', position: 7 });
    const published = await recipes.eventually.published(CookbooksUpdated, {
      where: ({ cookbookIds }) => cookbookIds[0] === id,
    });
    expect(published[0]).toMatchObject({ householdId: ana.householdId });
  });

  it('of a tag publish an event', async () => {
    const ana = await recipes.member();
    const { id } = await as(ana).request(CreateOrganizer, { kind: 'tags', id: newId(), name: 'Winter' });
    await as(ana).request(PatchOrganizer, { kind: 'tags', id, changes: { name: 'Summer' } });
    const [published] = await recipes.eventually.published(OrganizerUpdated, {
      where: ({ organizerId }) => organizerId === id,
    });
    expect(published).toMatchObject({ name: 'Summer', slug: 'summer' });
  });

  it('need an available name', async () => {
    const ana = await recipes.member();
    const food = (name: string) => as(ana).request(CreateFood, { id: newId(), food: { name, extras: null } });
    const [leek] = [await food('leek'), await food('onion')];
    const rename = as(ana).request(PatchFood, { id: leek.id, changes: { name: 'onion' } });
    await expect(rename).rejects.toMatchObject({ code: 'recipe.name-taken' });
  });

  it('are refused at the tenth attempt', async () => {
    const ana = await recipes.member();
    const { id } = await as(ana).request(CreateLabel, { id: newId(), label: { name: 'Dairy' } });
    for (let times = 0; times < 9; times += 1) await as(ana).request(CopyLabel, copyRequest(id));
    await expect(as(ana).request(CopyLabel, copyRequest(id))).rejects.toMatchObject({ code: 'recipe.name-taken' });
  });
});
