import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseRecipe, type RecipeText } from './recipe-text.js';

export interface DemoRecipe extends RecipeText {
  /** The file's name without its ending; the image has the same key. */
  key: string;
}

const FOLDER = join(import.meta.dirname, 'recipes');

/** All recipes of the demo, cuisine by cuisine. */
export function demoRecipes(): DemoRecipe[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => ({
    key: basename(file, '.md'),
    ...parseRecipe(readFileSync(join(FOLDER, file), 'utf8')),
  }));
}
