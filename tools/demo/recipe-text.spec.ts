import { durationText } from './duration.js';
import { ingredientOf, parseRecipe } from './recipe-text.js';

const TEXT = `---
name: Toast
yield: 2 slices
prep: 1
cook: 3
categories: Snacks
tags: quick, vegan
tools: toaster
nutrition: 90 kcal, 1 g fat
---

Bread, twice.

## Ingredients

### Toast

- 2 slice | bread | from yesterday
- salt | to taste

## Steps

1. Toast it.

### To serve

2. Eat: now.

## Notes

- Burnt?: Scrape it.
`;

describe('a recipe file', () => {
  const recipe = parseRecipe(TEXT);

  it('gives its fields, lists and times', () => {
    expect(recipe).toMatchObject({
      name: 'Toast',
      description: 'Bread, twice.',
      recipeYield: '2 slices',
      minutes: { prep: 1, cook: 3, rest: 0 },
      tags: ['quick', 'vegan'],
      language: 'en',
    });
  });

  it('starts a section at the line after its heading', () => {
    expect(recipe.ingredients.map(({ title, food }) => [title, food])).toEqual([
      ['Toast', 'bread'],
      ['', 'salt'],
    ]);
    expect(recipe.steps).toEqual([
      { title: '', text: 'Toast it.' },
      { title: 'To serve', text: 'Eat: now.' },
    ]);
  });

  it('reads nutrition and notes', () => {
    expect(recipe.nutrition).toEqual({ calories: '90', fatContent: '1' });
    expect(recipe.notes).toEqual([{ title: 'Burnt?', text: 'Scrape it.' }]);
  });
});

it.each([
  ['250 g | flour | sifted', { quantity: 250, unit: 'g', food: 'flour', note: 'sifted' }],
  ['0.5 | lemon', { quantity: 0.5, unit: null, food: 'lemon', note: '' }],
  ['salt | to taste', { quantity: null, unit: null, food: 'salt', note: 'to taste' }],
  ['2 ملعقة كبيرة | زيت', { quantity: 2, unit: 'ملعقة كبيرة', food: 'زيت', note: '' }],
])('parses the line %p', (line, parts) => expect(ingredientOf(line)).toEqual(parts));

it.each([
  [75, 'en', '1 hour 15 minutes'],
  [60, 'de', '1 Stunde'],
  [125, 'ar', 'ساعتان و5 دقائق'],
  [0, 'en', null],
] as const)('%p minutes in %p', (minutes, language, text) => expect(durationText(minutes, language)).toBe(text));
