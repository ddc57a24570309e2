import {
  CookbooksUpdated,
  CopyLabel,
  CreateCookbook,
  CreateFood,
  CreateLabel,
  CreateOrganizer,
  OrganizerUpdated,
  PatchCookbook,
  PatchFood,
  PatchOrganizer,
  ReadCookbook,
  ReadFood,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup } from '@larder/testing';
import { copyRequest, RECORD_KINDS } from '../support/record-kinds.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const as = (actor: Actor) => recipes.as(actor);

/** The fields that do not change when a record is renamed or copied. */
function unchangedFields(record: object): object {
  const { name, slug, id, createdAt, updatedAt, ...rest } = record as Record<string, unknown>;
  void [name, slug, id, createdAt, updatedAt];
  return rest;
}

describe.each(RECORD_KINDS)('a PATCH of one of the $kind records', ({ make, patch, read }) => {
  it('changes only the given fields', async () => {
    const ana = await recipes.member();
    const made = await make(as(ana));

    const changed = await patch(as(ana), made.id, 'Other');

    expect(changed).toMatchObject({ id: made.id, name: 'Other' });
    expect(unchangedFields(changed)).toEqual(unchangedFields(made));
    expect(await read(as(ana), made.id)).toEqual(changed);
    expect(unchangedFields(await patch(as(ana), made.id))).toEqual(unchangedFields(made));
  });

  it('is limited to the own group', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const made = await make(as(ana));

    await expect(patch(as(outsider), made.id, 'Theirs')).rejects.toMatchObject({ code: 'common.not-found' });
    expect(await read(as(ana), made.id)).toEqual(made);
  });
});

describe.each(RECORD_KINDS)('a copy of one of the $kind records', ({ make, copy, read }) => {
  it('has the same fields, with an available name', async () => {
    const ana = await recipes.member();
    const made = await make(as(ana));

    const copies = [await copy(as(ana), made.id), await copy(as(ana), made.id, 'Own')];

    expect(copies.map(({ name }) => name)).toEqual([`${made.name} (1)`, 'Own']);
    for (const each of copies) {
      expect(each.id).not.toBe(made.id);
      expect(unchangedFields(each)).toEqual(unchangedFields(made));
      expect(await read(as(ana), each.id)).toEqual(each);
    }
  });

  it('is limited to the own group', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const made = await make(as(ana));
    await expect(copy(as(outsider), made.id)).rejects.toMatchObject({ code: 'common.not-found' });
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
