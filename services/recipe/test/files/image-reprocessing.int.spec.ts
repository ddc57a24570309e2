import { readAll, ReprocessImages } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { anAdmin, anOperator } from '@larder/testing';
import sharp from 'sharp';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

const OPERATOR = anOperator();

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const reprocess = async (forceAll: boolean, actor = OPERATOR) => {
  const images = await readAll(recipes.as(actor).stream(ReprocessImages, { forceAll, workers: 2 }));
  return new Map(images.map(({ key, outcome }) => [key, outcome]));
};
const aPhoto = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c0392b' } })
    .webp()
    .toBuffer();
const widthOf = async (key: string) => {
  const pieces: Buffer[] = [];
  for await (const piece of (await recipes.store.get(key)).stream) pieces.push(piece as Buffer);
  return (await sharp(Buffer.concat(pieces)).metadata()).width;
};

it('creates missing copies of images of recipes and events, all on request, and reports damaged images', async () => {
  const [recipe, damaged] = [`recipes/${newId()}/images`, `recipes/${newId()}/images`];
  const event = `${recipe}/timeline/${newId()}`;
  for (const folder of [recipe, event]) await recipes.store.put(`${folder}/original.webp`, await aPhoto());
  await recipes.store.put(`${damaged}/original.webp`, Buffer.from('no image'));
  const [recipeKey, eventKey, damagedKey] = [recipe, event, damaged].map((folder) => `${folder}/original.webp`);

  const first = await reprocess(false);

  expect(first).toEqual(
    new Map([
      [recipeKey, 'made'],
      [eventKey, 'made'],
      [damagedKey, 'failed'],
    ]),
  );
  for (const folder of [recipe, event])
    expect([await widthOf(`${folder}/min-original.webp`), await widthOf(`${folder}/tiny-original.webp`)]).toEqual([
      1200, 300,
    ]);
  expect((await reprocess(false)).get(recipeKey ?? '')).toBe('kept');
  expect((await reprocess(true)).get(recipeKey ?? '')).toBe('made');
});

it('is refused to all but the operator', async () => {
  await expect(reprocess(false, anAdmin())).rejects.toMatchObject({ code: 'common.forbidden' });
  await expect(reprocess(false, await recipes.member())).rejects.toMatchObject({ code: 'common.forbidden' });
});
