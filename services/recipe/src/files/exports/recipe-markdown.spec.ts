import type { Recipe } from '@larder/contracts';
import { recipeMarkdown } from './recipe-markdown.js';

const ingredient = (display: string, title: string | null = null) =>
  ({ display, title }) as Recipe['recipeIngredient'][number];
const step = (text: string, title: string | null = '') => ({ text, title }) as Recipe['recipeInstructions'][number];

// Only the fields that the template uses.
const soup = {
  name: 'Lentil Soup',
  description: 'Weeknight staple.',
  recipeIngredient: [ingredient('1 cup lentils'), ingredient('salt', 'Topping')],
  recipeInstructions: [step('Rinse.'), step('Simmer.\nTaste.')],
  notes: [{ title: 'Freezer', text: 'Keeps 3 months.' }],
  tags: [{ name: 'Quick' }, { name: 'Red' }],
  recipeCategory: [{ name: 'Dinner' }],
  orgURL: 'https://example.org/a b',
} as Recipe;

it('writes a recipe with check lists', () => {
  expect(recipeMarkdown(soup)).toBe(`# Lentil Soup

Weeknight staple.

## Ingredients

- [ ] 1 cup lentils

### Topping

- [ ] salt

## Instructions

- [ ] Rinse.
- [ ] Simmer.
  Taste.

## Notes

**Freezer**

Keeps 3 months.

Tags: Quick, Red

Categories: Dinner

Source: <https://example.org/a%20b>
`);
});

it.each([
  ['https://example.org/a>b', 'Source: <https://example.org/a%3Eb>'],
  ['javascript:alert(1)', 'Source: javascript:alert(1)'],
  ['Grandma’s\nbook', 'Source: Grandma’s book'],
  ['http://example.org/\ud800', 'Source: <http://example.org/%EF%BF%BD>'],
])('links the source %j only if it is a web address', (orgURL, line) => {
  expect(recipeMarkdown({ ...soup, orgURL })).toContain(`\n${line}\n`);
});

it('has a title of one line', () => {
  expect(recipeMarkdown({ ...soup, name: 'Soup\n\n# Injected' })).toMatch(/^# Soup # Injected\n/);
});

it('leaves out what a recipe does not have', () => {
  const empty = { ...soup, description: null, recipeIngredient: [], recipeInstructions: [], notes: [] };

  expect(recipeMarkdown({ ...empty, tags: [], recipeCategory: [], orgURL: null })).toBe('# Lentil Soup\n');
});
