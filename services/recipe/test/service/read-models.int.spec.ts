import { Readable } from 'node:stream';
import { RateRecipe, ReadDirectory, ReadRecipe, rebuildMessage, type Actor } from '@larder/contracts';
import { anOperator, directoryEntriesOf } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const rebuild = (actor: Actor) => recipes.as(actor).request(rebuildMessage('recipe'), {});
const averageOf = async (actor: Actor, slugOrId: string) =>
  (await recipes.as(actor).request(ReadRecipe, { slugOrId })).rating;
/** Stores a wrong average, as after lost writes. */
const damage = (id: string, rating: number | null) =>
  recipes.collection('recipes').updateOne({ _id: id }, { $set: { rating } });

describe('rebuilding read models', () => {
  it('corrects wrong averages of recipes, and does not change correct ones and revisions', async () => {
    const ana = await recipes.member();
    const [lost, wrong, right, unrated] = [
      await recipes.recipe(ana, 'Lost'),
      await recipes.recipe(ana, 'Wrong'),
      await recipes.recipe(ana, 'Right'),
      await recipes.recipe(ana, 'Unrated'),
    ];
    for (const { slug } of [lost, wrong, right])
      await recipes.as(ana).request(RateRecipe, { userId: ana.userId, slugOrId: slug, changes: { rating: 4 } });
    const before = await recipes.as(ana).request(ReadRecipe, { slugOrId: lost.slug });
    await damage(lost.id, null);
    await damage(wrong.id, 1);
    await damage(unrated.id, 5);

    await recipes.fakeStream(ReadDirectory, () => Readable.from(directoryEntriesOf(ana)));

    const { rebuilt } = await rebuild(anOperator());

    expect(rebuilt.map(({ name }) => name)).toEqual(expect.arrayContaining(['rating averages']));
    const slugs = [lost, wrong, right, unrated].map(({ slug }) => slug);
    expect(await Promise.all(slugs.map((slug) => averageOf(ana, slug)))).toEqual([4, 4, 4, null]);
    expect(await recipes.as(ana).request(ReadRecipe, { slugOrId: lost.slug })).toEqual(before);
  });

  it('is refused to all but the operator', async () => {
    const ana = await recipes.member();
    for (const actor of [ana, { ...ana, admin: true }, { ...anOperator(), admin: false }])
      await expect(rebuild(actor)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
