import { NO_NUTRITION } from '../../src/recipes/changes/apply-changes.js';
import { emptyContent, settingsFrom } from '../../src/recipes/writing/new-recipe.js';
import type { RecipeContent } from '../../src/recipe-store/index.js';

export const DAY = '2026-03-01';
export const STEP_ID = '6c1d2c0e-3f55-4c0a-9a53-0f6a3c1f2d10';

/** The content of a recipe with a value in every field. */
export const aContent = (fields: Partial<RecipeContent> = {}): RecipeContent => ({
  ...emptyContent('Lentil Soup', settingsFrom(null), DAY),
  image: 'a1b2',
  recipeYield: '4 bowls',
  totalTime: '50 minutes',
  description: 'Weeknight staple.',
  orgURL: 'https://example.org/lentil',
  lastMade: new Date('2026-02-01T12:00:00Z'),
  categoryIds: ['dinner'],
  tagIds: ['quick'],
  toolIds: ['pot'],
  ingredients: [
    {
      referenceId: 'ref-1',
      title: null,
      note: 'rinsed',
      quantity: 1.5,
      unitId: 'cup',
      foodId: 'lentil',
      originalText: '1 1/2 cups lentils',
    },
  ],
  steps: [{ id: STEP_ID, title: '', summary: '', text: 'Simmer.', references: ['ref-1'] }],
  nutrition: { ...NO_NUTRITION, calories: '310' },
  assets: [{ name: 'Plan', icon: 'mdi-file', fileName: 'plan.pdf' }],
  notes: [{ title: 'Freezer', text: 'Keeps 3 months.' }],
  extras: [{ keyName: 'thaw', value: 'evening before' }],
  ...fields,
});
