import { CreateComment, OPERATOR_ID, readAll, ReadPersonalRecipes, type Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup } from '@larder/testing';
import { startRecipes, type TestRecipes } from './start-recipes.js';

/** More than are read together. */
const MANY = 60;

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const operatorLike = (actor: Actor): Actor => ({ ...actor, admin: true, userId: OPERATOR_ID, groupId: OPERATOR_ID });

type Part = 'ratings' | 'comments' | 'timeline' | 'recipes';
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
    const operator = operatorLike(ana);

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

  it('is for the operator only', async () => {
    const ana = await recipes.member();
    for (const actor of [ana, { ...ana, admin: true }, { ...operatorLike(ana), admin: false }])
      await expect(read(actor, ana.userId, 'recipes')).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
