import { strToU8 } from 'fflate';
import { draftFrom, imageBytes, photo, recordsOf } from '../../../../test/migrations/records-of.js';
import { readOwnExport } from './own-export.js';

describe('our own export', () => {
  const soup = {
    name: 'Soup',
    slug: 'soup',
    settings: { locked: true },
    recipe_ingredient: ['peas'],
    assets: [
      { name: 'Card', icon: 'mdi-file', file_name: 'card.pdf' },
      { name: 'Lost', icon: 'mdi-file', file_name: 'lost.pdf' },
    ],
  };
  const files = {
    'data/recipes/soup/soup.json': soup,
    'data/recipes/soup/images/original.webp': photo,
    'data/recipes/soup/assets/card.pdf': strToU8('pdf'),
    'data/other.json': { name: 'No recipe' },
  };

  it('is read with its image and its existing assets, without settings', async () => {
    const draft = await draftFrom(readOwnExport, files);

    expect(draft.recipe).toMatchObject({ name: 'Soup', assets: [{ fileName: 'card.pdf' }] });
    expect(draft.recipe).not.toHaveProperty('settings');
    expect(draft.assets?.map(({ fileName }) => fileName)).toEqual(['card.pdf']);
    await expect(imageBytes(draft)).resolves.toEqual(Buffer.from(photo));
  });

  it('fails with the name of a file that is no recipe', async () => {
    const records = await recordsOf(readOwnExport, { ...files, 'data/recipes/empty/empty.json': '' });

    expect(records.filter((each) => 'failure' in each)).toMatchObject([
      { failure: { message: 'Failed to import empty.json' } },
    ]);
    expect(records).toHaveLength(2);
  });
});
