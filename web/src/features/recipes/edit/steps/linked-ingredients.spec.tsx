import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { aStep } from '../../../../testing/builders.js';
import { BY_ID, EDIT, SOUP, editorServer } from '../../../../testing/editor-server.js';
import { answer } from '../../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../../testing/open-app.js';

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the ingredients of a step', () => {
  it('are shown without amounts in a recipe without amounts', async () => {
    const [{ referenceId }] = SOUP.recipeIngredient as [RecipeIngredient];
    const recipeInstructions = [aStep({ text: 'Chop.', ingredientReferences: [{ referenceId }] })];
    const settings = { ...SOUP.settings, disableAmount: true };
    editorServer({ [`GET ${BY_ID}`]: answer({ ...SOUP, settings, recipeInstructions }) });
    openApp(EDIT);

    expect(await screen.findByRole('list', { name: 'Linked ingredients' })).toHaveTextContent(/^onions$/);
  });

  it('are not listed as linked to another step', async () => {
    const [onions, carrot] = SOUP.recipeIngredient.map(({ referenceId }) => [{ referenceId }]);
    const [first, second] = SOUP.recipeInstructions;
    const recipeInstructions = [
      { ...first!, ingredientReferences: onions! },
      { ...second!, ingredientReferences: carrot! },
    ];
    editorServer({ [`GET ${BY_ID}`]: answer({ ...SOUP, recipeInstructions }) });
    const { user } = openApp(EDIT);

    await user.click(await screen.findByRole('button', { name: 'More for step 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Link ingredients' }));
    const dialog = within(await screen.findByRole('dialog'));
    const heading = dialog.getByRole('heading', { name: 'Linked to another step' });
    const own = dialog.getByRole('checkbox', { name: '2 onions' });
    const other = dialog.getByRole('checkbox', { name: '1 carrot' });

    expect(own).toBeChecked();
    expect(heading.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(heading.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
