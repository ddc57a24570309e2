import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { RecipeChanges, slugify } from '@larder/contracts';
import { recipeBody } from './recipe-body.js';
import { demoRecipes } from './recipe-files.js';
import { imageOf } from './recipes.js';
import { UNITS } from './units.js';
import { WEEK } from './week.js';

const recipes = demoRecipes();

describe('the demo recipes', () => {
  it('are sixty, each with its own image', () => {
    expect(recipes).toHaveLength(60);
    const files = recipes.map(({ key }) => `${key}.webp`).sort();
    expect(readdirSync(new URL('images/', import.meta.url)).sort()).toEqual(files);
  });

  it.each(recipes.map(({ key }) => key))('%s has an image in the size of screens', async (key) => {
    const { format, width, height } = await sharp(await readFile(imageOf(key))).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1280, height: 960 });
  });

  it('have unique names and addresses', () => {
    expect(new Set(recipes.map(({ name }) => name.toLowerCase())).size).toBe(60);
    expect(new Set(recipes.map(({ name }) => slugify(name))).size).toBe(60);
  });

  it.each(recipes.map((recipe) => [recipe.key, recipe] as const))('%s is complete', (_key, recipe) => {
    expect(RecipeChanges.safeParse(recipeBody(recipe)).error).toBeUndefined();
    expect(recipe.description.length).toBeGreaterThan(30);
    expect(recipe.recipeYield).toMatch(/\d/);
    expect(recipe.minutes.prep).toBeGreaterThan(0);
    expect(recipe.ingredients.length).toBeGreaterThanOrEqual(5);
    expect(recipe.steps.length).toBeGreaterThanOrEqual(3);
    expect(recipe.categories.length).toBeGreaterThan(0);
    expect(recipe.tags.length).toBeGreaterThan(1);
    expect(recipe.tools.length).toBeGreaterThan(0);
  });

  it('use units of the demo', () => {
    const used = recipes.flatMap(({ ingredients }) => ingredients.flatMap(({ unit }) => unit ?? []));
    expect(used.filter((unit) => !(unit in UNITS))).toEqual([]);
  });

  it('are in three languages', () => {
    const languages = recipes.map(({ language }) => language);
    expect(new Set(languages)).toEqual(new Set(['en', 'de', 'ar']));
  });
});

it('are planned in the week of the demo only if they exist', () => {
  const keys = new Set(recipes.map(({ key }) => key));
  expect(WEEK.flat().filter(({ key }) => !keys.has(key))).toEqual([]);
});
