import { ImportFromData } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aMember } from '@larder/testing';
import { BAD_DATA } from './support/import-calls.js';
import { keysIn, PIXEL, recipePage, startParser, type StartedParser } from './support/started-parser.js';

const MB = 1024 * 1024;
let started: StartedParser;
const ana = aMember();

beforeAll(async () => {
  started = await startParser();
});
afterAll(() => started.stop());

async function fromData(data: string | Uint8Array, includeTags = false) {
  const dataKey = `.temp/${newId()}`;
  await started.store.put(dataKey, typeof data === 'string' ? Buffer.from(data) : data);
  return started.parser.as(ana).request(ImportFromData, { dataKey, includeTags });
}

describe('importing pasted text', () => {
  it('reads HTML and JSON, and removes the upload', async () => {
    await expect(fromData(recipePage({ name: 'Pasted page' }), true)).resolves.toEqual({ slug: 'pasted-page' });
    await expect(
      fromData(JSON.stringify({ '@type': 'Recipe', name: 'Pasted data', recipeIngredient: ['salt'] })),
    ).resolves.toEqual({ slug: 'pasted-data' });
    await expect(keysIn(started.store)).resolves.toEqual([]);
  });

  it('uses the address in the recipe', async () => {
    await fromData(recipePage({ url: 'https://cooking.example/soups/pea' }));

    expect(started.recipes.last.recipe.orgURL).toBe('https://cooking.example/soups/pea');
  });

  it('stores an image that is embedded in the text', async () => {
    await fromData(recipePage({ image: `data:image/png;base64,${PIXEL.toString('base64')}` }));

    const { id, imageKey } = started.recipes.last;
    expect(imageKey).toBe('a8Xk');
    expect(started.recipes.images.get(id)?.bytes).toEqual(PIXEL);
    await expect(keysIn(started.store)).resolves.toEqual([]);
  });

  it('fetches an image relative to the address in the recipe', async () => {
    started.site.servesBody('/soups/pea.png', PIXEL, 'image/png');

    await fromData(recipePage({ url: started.site.url('/soups/pea'), image: 'pea.png' }));

    expect(started.recipes.images.get(started.recipes.last.id)?.bytes).toEqual(PIXEL);
  });

  it.each(['', ' ', 'just text', '{', '[1, 2]', '<p>no recipe</p>'])('rejects %p', async (data) => {
    await expect(fromData(data)).rejects.toMatchObject(BAD_DATA);
    await expect(keysIn(started.store)).resolves.toEqual([]);
  });

  it('rejects more than 10 MB, and removes it', async () => {
    await expect(fromData(Buffer.alloc(10 * MB + 1, 'x'))).rejects.toMatchObject({ kind: 'too-large' });
    await expect(keysIn(started.store)).resolves.toEqual([]);
  });

  it('reads and removes uploads only', async () => {
    await started.store.put('recipes/1/original.webp', PIXEL);
    const import_ = (dataKey: string) =>
      started.parser.as(ana).request(ImportFromData, { dataKey, includeTags: false });

    await expect(import_('recipes/1/original.webp')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(import_(`.temp/${newId()}`)).rejects.toMatchObject(BAD_DATA);
    await expect(import_('.temp/../recipes/1/original.webp')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(keysIn(started.store)).resolves.toEqual(['recipes/1/original.webp']);
    await started.store.delete('recipes/1/original.webp');
  });
});
