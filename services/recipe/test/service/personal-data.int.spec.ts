import {
  CreateComment,
  DeleteRecipe,
  PatchRecipe,
  readAll,
  ReadPersonalFile,
  ReadPersonalRecipes,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, anOperator } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

/** More than one batch. */
const MANY = 60;

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

type Part = RequestOf<typeof ReadPersonalRecipes>['part'];
const read = (actor: Actor, userId: string, part: Part) =>
  readAll(recipes.as(actor).stream(ReadPersonalRecipes, { userId, part }));

describe('the personal data of a user', () => {
  it('contains all data of the user, and none of others', async () => {
    const group = aGroup();
    const [ana, bo] = [await recipes.member({ group }), await recipes.member({ group })];
    const { id, slug } = await recipes.recipe(ana, 'Soup');
    const comment = (actor: Actor, text: string) =>
      recipes.as(actor).request(CreateComment, { id: newId(), slugOrId: slug, text });
    for (let count = 0; count < MANY; count += 1) await comment(ana, `Comment ${count}`);
    await comment(bo, 'of another');
    const operator = anOperator();

    const comments = await read(operator, ana.userId, 'comments');
    expect(new Set(comments.map(({ text }) => text)).size).toBe(MANY);
    expect(comments[0]).toMatchObject({ recipe: 'Soup', recipeId: id });
    expect(await read(operator, bo.userId, 'comments')).toMatchObject([{ text: 'of another' }]);
    expect(await read(operator, ana.userId, 'recipes')).toMatchObject([{ id, name: 'Soup' }]);
    expect(JSON.stringify(await read(operator, ana.userId, 'recipes'))).not.toContain('of another');
    expect(await read(operator, ana.userId, 'timeline')).toMatchObject([{ recipe: 'Soup', eventType: 'system' }]);
    expect(await read(operator, bo.userId, 'recipes')).toEqual([]);
    expect(await read(operator, newId(), 'ratings')).toEqual([]);
  });

  it('contains recipes in the trash, with ratings and comments of that user only', async () => {
    const group = aGroup();
    const [ana, bo] = [await recipes.member({ group }), await recipes.member({ group })];
    const { id, slug } = await recipes.recipe(ana, 'Deleted soup');
    for (const [actor, text] of [
      [ana, 'Mine.'],
      [bo, 'Of bo.'],
    ] as const)
      await recipes.as(actor).request(CreateComment, { id: newId(), slugOrId: slug, text });
    await recipes.as(ana).request(DeleteRecipe, { slugOrId: slug });
    const operator = anOperator();

    expect(await read(operator, ana.userId, 'recipes')).toEqual([]);
    const [ofAna, ...others] = await read(operator, ana.userId, 'deleted-recipes');
    expect(others).toEqual([]);
    expect(ofAna).toMatchObject({ id, name: 'Deleted soup', comments: [{ text: 'Mine.' }], ratings: [] });
    expect(ofAna).toHaveProperty('recipeInstructions');
    const ofBo = await read(operator, bo.userId, 'deleted-recipes');
    expect(ofBo).toMatchObject([{ id, name: 'Deleted soup', comments: [{ text: 'Of bo.' }] }]);
    expect(ofBo[0]).not.toHaveProperty('recipeInstructions');
  });

  it('contains the versions of own recipes, and which fields of other recipes the user changed', async () => {
    const group = aGroup();
    const [ana, bo] = [await recipes.member({ group }), await recipes.member({ group })];
    const { id, slug } = await recipes.recipe(ana, 'Stew');
    const change = (actor: Actor, description: string) =>
      recipes.as(actor).request(PatchRecipe, { slugOrId: slug, recipe: { description } });
    await change(ana, 'Secret of ana');
    await change(bo, 'By bo');
    await change(ana, 'Again');
    await change(bo, 'By bo, the latest');
    const operator = anOperator();

    expect(await read(operator, ana.userId, 'recipe-versions')).toMatchObject([
      { recipe: 'Stew', number: 4, byThisPerson: false, before: { description: 'Again' } },
      { recipe: 'Stew', number: 3, byThisPerson: true, before: { description: 'By bo' } },
      { recipe: 'Stew', number: 2, byThisPerson: false, before: { description: 'Secret of ana' } },
      { recipe: 'Stew', number: 1, byThisPerson: true },
    ]);
    const ofBo = await read(operator, bo.userId, 'recipe-versions');
    expect(ofBo.map(({ number }) => number).sort()).toEqual([2, 4]);
    expect(ofBo[0]).toMatchObject({ recipe: 'Stew', recipeId: id, changedFields: ['description'] });
    expect(JSON.stringify(ofBo)).not.toContain('Secret of ana');
  });

  it('contains the files of own recipes and own timeline events', async () => {
    const group = aGroup();
    const [ana, bo] = [await recipes.member({ group }), await recipes.member({ group })];
    const [own, other] = [await recipes.recipe(ana), await recipes.recipe(bo, 'Of bo')];
    const [event] = await read(anOperator(), ana.userId, 'timeline');
    const file = (recipeId: string, name: string) => `recipes/${recipeId}/${name}`;
    const kept = ['assets/note.txt', 'images/original.webp', `images/timeline/${String(event?.['id'])}/original.webp`];
    for (const name of [...kept, 'images/min-original.webp'])
      await recipes.store.put(file(own.id, name), Buffer.from(name));
    await recipes.store.put(file(other.id, 'assets/theirs.txt'), Buffer.from('theirs'));

    const keys = (await read(anOperator(), ana.userId, 'files')).map(({ key }) => String(key));

    expect(keys.sort()).toEqual(kept.map((name) => file(own.id, name)));
    const pieces = (actor: Actor, key: string) => readAll(recipes.as(actor).stream(ReadPersonalFile, { key }));
    const [note = ''] = await pieces(anOperator(), file(own.id, 'assets/note.txt'));
    expect(Buffer.from(note, 'base64').toString()).toBe('assets/note.txt');
    expect(await pieces(anOperator(), file(own.id, 'assets/gone.txt'))).toEqual([]);
    await expect(pieces({ ...ana, admin: true }, file(own.id, 'assets/note.txt'))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('is refused to all but the operator', async () => {
    const ana = await recipes.member();
    for (const actor of [ana, { ...ana, admin: true }, { ...anOperator(), admin: false }])
      await expect(read(actor, ana.userId, 'recipes')).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
