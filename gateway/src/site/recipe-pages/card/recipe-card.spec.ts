import type { Recipe } from '@larder/contracts';
import { recipeCard } from './recipe-card.js';

const soup = {
  id: '7c1f0000-0000-4000-8000-000000000000',
  name: 'Leek Soup',
  image: null,
  nutrition: {},
  description: '**Warm** and simple.',
  createdAt: '2026-01-02T00:00:00Z',
  prepTime: 'PT10M',
  recipeIngredient: [{ display: '2 leeks' }],
  recipeCategory: [],
  tags: [{ name: 'Quick' }],
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

  it('has an author and an average of ratings where they are known', () => {
    const rated = { ...soup, rating: 13 / 3 };

    expect(recipeCard(rated, { ...place, facts: { author: 'Family', ratingCount: 3 } }).data).toMatchObject({
      author: { '@type': 'Organization', name: 'Family' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.33, ratingCount: 3, bestRating: 5 },
    });
    const { data } = recipeCard(rated, place);
    expect([data['author'], data['aggregateRating']]).toEqual([undefined, undefined]);
  });

  it('states the steps for programs, in sections from the first title on', () => {
    expect(recipeCard(soup, place).data).toMatchObject({
      '@type': 'Recipe',
      keywords: 'Quick',
      recipeIngredient: ['2 leeks'],
      prepTime: 'PT10M',
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Wash.' },
        {
          '@type': 'HowToSection',
          name: 'Soup',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Boil.' },
            { '@type': 'HowToStep', text: 'Serve.' },
          ],
        },
      ],
    });
  });
});
