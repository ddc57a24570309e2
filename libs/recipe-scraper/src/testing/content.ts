import { readPageLines } from '../content/lines/page-lines.js';
import { readContent } from '../content/read-content.js';
import { readPage } from '../page.js';

/** The lines of a recipe in the content of a page. */
export const readRecipe = (html: string): { ingredients: string[]; steps: string[] } => {
  const { ingredients, steps } = readContent(readPageLines(readPage({ html }).root));
  return { ingredients: ingredients.lines.map(({ text }) => text), steps: steps.lines.map(({ text }) => text) };
};

/** An HTML list. */
export const list = (items: string[], tag = 'ul'): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
