import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anIngredient, aRecipe } from '../../testing/builders.js';
import { answer } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('an added row gets the focus', () => {
  it('in the review of an import', async () => {
    const recipe = aRecipe({ recipeIngredient: [anIngredient({ note: '1 cup lentils' })] });
    homeServer({ 'GET /api/recipes/lentil-soup': answer(recipe) });
    const { user } = openApp('/g/home/r/create/review/lentil-soup');

    await user.click(await screen.findByRole('button', { name: 'Add ingredient' }));
    expect(screen.getByRole('textbox', { name: 'Ingredient 2' })).toHaveFocus();
  });

  it('in the form of a bulk import', async () => {
    homeServer({ 'GET /api/groups/reports': answer([]) });
    const { user } = openApp('/g/home/r/create/bulk');

    await user.type(await screen.findByLabelText('URL 1'), 'a.example');
    await user.click(screen.getByRole('button', { name: 'Add URL' }));
    expect(screen.getByLabelText('URL 2')).toHaveFocus();
  });
});
