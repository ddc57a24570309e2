import type { Recipe } from '@larder/contracts';
import { recipeCard } from './recipe-card.js';

const soup = {
  ...{ id: '7c1f0000-0000-4000-8000-000000000000', name: 'Leek Soup', image: null, nutrition: {} },
  ...{ description: '**Warm** and simple.', createdAt: '2026-01-02T00:00:00Z', prepTime: '10 minutes' },
  ...{ recipeIngredient: [{ display: '2 leeks' }], recipeCategory: [], tags: [{ name: 'Quick' }] },
  recipeInstructions: [
    { title: '', text: 'Wash.' },
    { title: 'Soup', text: 'Boil.' },
    { title: '', text: 'Serve.' },
  ],
} as unknown as Recipe;
const place = { origin: 'https://larder.test', path: '/g/home/r/leek-soup' };

describe('the card of a recipe', () => {
  it('has a plain description, and the logo without an image', () => {
    const card = recipeCard(soup, place);

    expect(card).toMatchObject({
      title: 'Leek Soup',
      description: 'Warm and simple.',
      image: 'https://larder.test/icons/icon-512.png',
      url: 'https://larder.test/g/home/r/leek-soup',
    });
    expect(card.data).not.toHaveProperty('image');
  });

  it('has the image of the recipe', () => {
    const { image, data } = recipeCard({ ...soup, image: 'a8Xk' }, place);

    expect(image).toBe(`https://larder.test/api/media/recipes/${soup.id}/images/original.webp?version=a8Xk`);
    expect(data['image']).toEqual([image]);
  });

  it('states the steps for programs, in sections from the first title on', () => {
    expect(recipeCard(soup, place).data).toMatchObject({
      ...{ '@type': 'Recipe', keywords: 'Quick', recipeIngredient: ['2 leeks'], prepTime: '10 minutes' },
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Wash.' },
        {
          ...{ '@type': 'HowToSection', name: 'Soup' },
          itemListElement: [
            { '@type': 'HowToStep', text: 'Boil.' },
            { '@type': 'HowToStep', text: 'Serve.' },
          ],
        },
      ],
    });
  });
});
