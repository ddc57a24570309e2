import { aContent, STEP_ID } from '../../../test/support/recipe-content.js';
import type { RecipeDocument } from '../schemas/recipe-document.js';
import { changedFields } from './changed-fields.js';

const recipe = { ...aContent(), lastMade: new Date('2026-05-05') } as RecipeDocument;
const aStep = { id: STEP_ID, title: '', summary: '', text: 'Stir.', references: [] };

describe('the fields that a change stores', () => {
  it('are those with another value, although a client sends all', () => {
    const changes = {
      ...structuredClone(recipe),
      description: 'Better',
      steps: [aStep],
      lastMade: new Date('2026-05-06'),
    };

    expect(changedFields(recipe, changes)).toEqual({
      description: 'Better',
      steps: [aStep],
      lastMade: new Date('2026-05-06'),
    });
  });

  it('are none when the content is stored alike', () => {
    const { nutrition } = recipe;
    const withUndefined = { ...nutrition, unknown: undefined } as typeof nutrition;

    expect(changedFields(recipe, { nutrition: withUndefined, lastMade: new Date('2026-05-05') })).toEqual({});
  });

  it('contain one that the recipe does not have yet, even if it is null', () => {
    const older = { ...recipe, orgURL: undefined } as unknown as RecipeDocument;

    expect(changedFields(older, { orgURL: null })).toEqual({ orgURL: null });
  });
});
