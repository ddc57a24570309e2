import { randomBytes } from 'node:crypto';
import { draftFrom, ingredientsIn, namesOf, recordsOf, stepsIn } from '../../../../test/migrations/records-of.js';
import { table } from '../../../../test/migrations/table.js';
import { readMyRecipeBox } from './my-recipe-box.js';

describe('My Recipe Box', () => {
  const header =
    'title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,';
  const cells = [
    'Pea "Soup"',
    'Green',
    '10',
    '75',
    '',
    'a while',
    '4',
    '500 g peas\n\n1 onion',
    'Cook.\nServe.',
    'Hot\nGood',
  ];
  const rest = [
    'calories : 134 kcal\nSaturatedFat : 3 g',
    'true',
    '4',
    'Soups;Dinner',
    'green;',
    'https://v.example/1',
  ];

  it('is read with minutes in words', async () => {
    const source = ['https://x.example/soup', 'https://x.example/soup.jpg', ''];
    const draft = await draftFrom(readMyRecipeBox, { 'a.csv': table(header, [...cells, ...rest, ...source]) });

    expect(draft.recipe).toMatchObject({
      name: 'Pea "Soup"',
      prepTime: '10 minutes',
      performTime: '1 hour 15 minutes',
      totalTime: 'a while',
      recipeYield: '4',
      orgURL: 'https://x.example/soup',
      nutrition: { calories: '134', saturatedFatContent: '3' },
      notes: [{ text: 'Hot' }, { text: 'Good' }, { title: 'Video', text: 'https://v.example/1' }],
    });
    expect(ingredientsIn(draft)).toEqual(['500 g peas', '1 onion']);
    expect(stepsIn(draft)).toEqual(['Cook.', 'Serve.']);
    expect(namesOf(draft.recipe.recipeCategory)).toEqual(['Soups', 'Dinner']);
    expect(namesOf(draft.recipe.tags)).toEqual(['green']);
    expect(draft).toMatchObject({ rating: 4, isFavorite: true, imageUrls: ['https://x.example/soup.jpg'] });
  });

  it('moves back the values that the app wrote one column too far', async () => {
    const shifted = ['', 'https://x.example/soup', 'https://x.example/soup.jpg'];
    const draft = await draftFrom(readMyRecipeBox, { 'a.csv': table(header, [...cells, ...rest, ...shifted]) });

    expect(draft.recipe.orgURL).toBe('https://x.example/soup');
    expect(draft.imageUrls).toEqual(['https://x.example/soup.jpg']);
  });

  it('uses the video as the source where there is no other', async () => {
    const draft = await draftFrom(readMyRecipeBox, { 'a.csv': table(header, [...cells, ...rest, '', '', '']) });

    expect(draft.recipe.orgURL).toBe('https://v.example/1');
    expect(draft.imageUrls).toEqual([]);
  });

  it('continues after a row of millions of letters', async () => {
    const endless = randomBytes(4_500_000).toString('base64');
    const records = await recordsOf(readMyRecipeBox, {
      'a.csv': table('title,instructions', ['Endless', endless], ['Pie', 'Bake.']),
    });

    expect(records).toMatchObject([{}, { draft: { recipe: { name: 'Pie' } } }]);
  });

  it('finds no records in another file', async () => {
    await expect(recordsOf(readMyRecipeBox, { 'a.csv': 'name,text\nsoup,good' })).resolves.toEqual([]);
  });
});
