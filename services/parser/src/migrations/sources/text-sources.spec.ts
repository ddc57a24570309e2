import { randomBytes } from 'node:crypto';
import { strToU8 } from 'fflate';
import {
  ingredientsIn,
  namesOf,
  imageBytes,
  draftFrom,
  recordsOf,
  stepsIn,
} from '../../../test/migrations/records-of.js';
import { readChowdown } from './chowdown.js';
import { readMyRecipeBox } from './my-recipe-box.js';
import { readPlanToEat } from './plan-to-eat.js';

const photo = strToU8('a photo');
const row = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
const table = (header: string, ...rows: string[][]) => [header, ...rows.map(row)].join('\r\n');

describe('Chowdown', () => {
  const page = `---
layout: recipe
title: "Tomato Toast"
image: tomato-toast.jpg
tags: breakfast, quick
ingredients:
- 2 slices bread
- Sauce: 2 cups
directions:
- Toast the bread --- slowly
- Eat
---
Best in August.

---
Or in September.
`;

  it('is read with its image; only the first two lines of dashes count', async () => {
    const draft = await draftFrom(readChowdown, {
      'repository-main/_recipes/tomato-toast.md': page,
      'repository-main/images/tomato-toast.jpg': photo,
      'repository-main/README.md': '# Recipes',
    });

    expect(draft.recipe.name).toBe('Tomato Toast');
    expect(draft.recipe.description).toContain('September');
    expect(ingredientsIn(draft)).toEqual(['2 slices bread', 'Sauce: 2 cups']);
    expect(stepsIn(draft)).toEqual(['Toast the bread --- slowly', 'Eat']);
    expect(namesOf(draft.recipe.tags)).toEqual(['Breakfast', 'Quick']);
    await expect(imageBytes(draft)).resolves.toEqual(Buffer.from(photo));
  });

  it('reads tags as a list, and fails for a page without front matter', async () => {
    const records = await recordsOf(readChowdown, {
      'r/_recipes/a.md': '---\ntitle: A\ntags: [sweet, cold]\n---\n',
      'r/_recipes/b.md': 'title: B',
    });

    expect(records).toMatchObject([
      { draft: { recipe: { name: 'A', tags: [{ name: 'Sweet' }, { name: 'Cold' }] } } },
      { failure: { message: 'Failed to import b.md' } },
    ]);
  });
});

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

describe('Plan to Eat', () => {
  const header =
    'Title,Course,Cuisine,Main Ingredient,Description,Url,Prep Time,Cook Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Photo Url,Calories,Sodium,Created At';
  const cells = ['Pho', 'main course', 'vietnamese', 'Beef', 'Hot', 'https://x.example/pho', '30', 'PT2H', '4', '2 l'];
  const rest = [
    '1 kg bones\n, For the bowl\nnoodles',
    'Boil.\n\nServe.',
    'soup, winter food',
    '5',
    'https://x.example/p.jpg',
    '400',
    '1.2 g',
    '2023-10-13 20:29:29',
  ];

  it('is read with headings, categories and nutrition', async () => {
    const draft = await draftFrom(readPlanToEat, {
      'folder/export.csv': `\uFEFF${table(header, [...cells, ...rest])}`,
    });

    expect(draft.recipe).toMatchObject({
      name: 'Pho',
      prepTime: '30 minutes',
      performTime: '2 hours',
      recipeYield: '4, 2 l',
      dateAdded: '2023-10-13',
      nutrition: { calories: '400', sodiumContent: '1200.0' },
    });
    expect(ingredientsIn(draft)).toEqual(['1 kg bones', 'For the bowl > noodles']);
    expect(stepsIn(draft)).toEqual(['Boil.', 'Serve.']);
    expect(namesOf(draft.recipe.recipeCategory)).toEqual(['Main Course', 'Vietnamese']);
    expect(namesOf(draft.recipe.tags)).toEqual(['Soup', 'Winter Food', 'Beef']);
    expect(draft).toMatchObject({ rating: 5, imageUrls: ['https://x.example/p.jpg'] });
  });
});
