import { ImportFromArchive, type Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aMember } from '@larder/testing';
import { strToU8, zipSync } from 'fflate';
import { keysIn, PIXEL, startParser, type StartedParser } from './support/started-parser.js';

const INVALID = { code: 'parser.invalid-archive', kind: 'refused' };
const EMPTY = { code: 'parser.no-recipe-in-archive', kind: 'refused' };

let started: StartedParser;
const ana = aMember();
beforeAll(async () => {
  started = await startParser();
});
afterAll(() => started.stop());
afterEach(async () => {
  // Every upload is removed in any case.
  await expect(keysIn(started.store)).resolves.toEqual([]);
});

const soup = strToU8(JSON.stringify({ name: 'Soup', slug: 'soup', recipe_ingredient: [{ note: 'peas' }], rating: 5 }));

async function import_(archive: Uint8Array, actor: Actor | null = ana) {
  const uploadKey = `.temp/${newId()}`;
  await started.store.put(uploadKey, archive);
  return started.parser.as(actor).request(ImportFromArchive, { uploadKey });
}

describe('importing an exported recipe', () => {
  it('stores it with its image and the stars of the caller', async () => {
    await expect(import_(zipSync({ 'soup.json': soup, 'original.webp': PIXEL }))).resolves.toEqual({ slug: 'soup' });

    const { id, recipe, imageKey, rating } = started.recipes.last;
    expect(recipe).toMatchObject({ name: 'Soup' });
    expect({ imageKey, rating }).toEqual({ imageKey: 'a8Xk', rating: 5 });
    expect(started.recipes.images.get(id)?.bytes).toEqual(PIXEL);
  });

  it('creates a new recipe each time', async () => {
    const before = started.recipes.imported.length;
    await import_(zipSync({ 'soup.json': soup }));
    await import_(zipSync({ 'soup.json': soup }));

    const ids = started.recipes.imported.slice(before).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('leaves out an image that cannot be read', async () => {
    await import_(zipSync({ 'soup.json': soup, 'original.webp': strToU8('no image') }));

    expect(started.recipes.last.imageKey).toBeNull();
  });

  it.each([
    ['random bytes', strToU8('not a zip'), INVALID],
    ['a zip without JSON', zipSync({ 'a.txt': soup }), EMPTY],
    ['JSON that is broken', zipSync({ 'a.json': strToU8('{') }), EMPTY],
    ['JSON that is no recipe', zipSync({ 'a.json': strToU8('[]') }), EMPTY],
    ['a bomb', zipSync({ 'a.json': new Uint8Array(50_000_000) }), INVALID],
  ])('rejects %s', async (_what, archive, refusal) => {
    await expect(import_(archive)).rejects.toMatchObject(refusal);
  });

  it('reads uploads only', async () => {
    const ask = (uploadKey: string) => started.parser.as(ana).request(ImportFromArchive, { uploadKey });

    await expect(ask('recipes/1/original.webp')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(ask(`.temp/${newId()}`)).rejects.toMatchObject(INVALID);
  });
});
