import { RecipeChanges } from '@larder/contracts';
import { exportedDraft } from './exported-draft.js';

const READ = '11111111-1111-4111-8111-111111111111';
const exported = {
  id: READ,
  user_id: READ,
  name: 'Soup',
  slug: 'soup',
  recipe_yield: '4 servings',
  org_url: 'https://x.example/soup',
  date_added: '2024-02-03',
  rating: 4,
  recipe_category: [{ id: READ, name: 'Dinner', slug: 'dinner' }],
  tags: ['Quick', '', { name: 'Green', slug: 'green' }],
  tools: ['Pot'],
  recipe_ingredient: [
    {
      quantity: 2,
      unit: { id: READ, name: 'cup' },
      food: { id: READ, name: 'peas' },
      note: 'fresh',
      reference_id: READ,
    },
    'salt',
  ],
  recipe_instructions: [{ id: READ, text: 'Cook.', ingredient_references: [{ reference_id: READ }] }],
  notes: [{ title: 'Tip', text: 'Stir.' }],
  extras: { key: 'value' },
  settings: { public: false, locked: true },
};

describe('a recipe of our own export', () => {
  it('is read in both spellings, with names instead of the ids of another installation', () => {
    const { recipe, rating } = exportedDraft(exported) ?? {};

    expect(rating).toBe(4);
    expect(recipe).toMatchObject({
      name: 'Soup',
      recipeYield: '4 servings',
      orgURL: 'https://x.example/soup',
      dateAdded: '2024-02-03',
      recipeCategory: [{ name: 'Dinner', slug: 'dinner' }],
      tags: [{ name: 'Quick' }, { name: 'Green', slug: 'green' }],
      tools: [{ name: 'Pot' }],
      notes: [{ title: 'Tip', text: 'Stir.' }],
      extras: { key: 'value' },
      settings: { public: false, locked: true },
    });
    expect(recipe?.recipeIngredient).toMatchObject([
      { quantity: 2, unit: { name: 'cup' }, food: { name: 'peas' }, note: 'fresh' },
      { note: 'salt', quantity: 1 },
    ]);
    expect(JSON.stringify(recipe)).not.toContain(READ);
  });

  it('keeps the references of steps to ingredients under new ids', () => {
    const recipe = RecipeChanges.parse(exportedDraft(exported)?.recipe);

    const [referenceId] = (recipe.recipeIngredient ?? []).map((each) => each.referenceId);
    expect(recipe.recipeInstructions?.[0]?.ingredientReferences).toEqual([{ referenceId }]);
  });

  it('loses only fields that cannot be stored', () => {
    const odd = {
      ...exported,
      recipe_yield: { a: 1 },
      date_added: 'soon',
      extras: [],
      notes: [{ text: 1 }, { title: '', text: 'ok' }],
    };

    const { recipe } = exportedDraft(odd) ?? {};

    expect(recipe).toMatchObject({ name: 'Soup', notes: [{ text: 'ok' }], extras: {} });
    expect(RecipeChanges.safeParse(recipe).success).toBe(true);
    expect(recipe).not.toHaveProperty('recipeYield');
  });

  it.each([
    { id: 'x', text: 'Cook.' },
    { id: null, title: null, text: 'Cook.', ingredient_references: null },
    { id: 7, text: 'Cook.', ingredient_references: [{ reference_id: 'x' }] },
    'Cook.',
  ])('keeps the text of the step %j', (step) => {
    const { recipe } = exportedDraft({ ...exported, recipe_instructions: [step] }) ?? {};

    expect(recipe?.recipeInstructions).toMatchObject([{ text: 'Cook.', ingredientReferences: [] }]);
    expect(RecipeChanges.safeParse(recipe).success).toBe(true);
  });

  it('keeps ingredients with odd keys, and notes without titles', () => {
    const { recipe } =
      exportedDraft({
        ...exported,
        recipe_ingredient: [{ quantity: 'some', note: 'salt', reference_id: 'x' }],
        notes: [{ title: null, text: 'Stir.' }, { text: 'Taste.' }, 'Serve.'],
      }) ?? {};

    expect(recipe?.recipeIngredient).toMatchObject([{ note: 'salt' }]);
    expect(recipe?.notes).toEqual(['Stir.', 'Taste.', 'Serve.'].map((text) => ({ title: '', text })));
  });

  it.each([null, [], 'x', {}, { name: ' ' }, { name: 3 }])('%j is not a recipe', (json) => {
    expect(exportedDraft(json)).toBeNull();
  });
});
