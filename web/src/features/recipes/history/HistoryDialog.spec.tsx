import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aPage, aRecipe } from '../../../testing/builders.js';
import { answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const SOUP = aRecipe({ name: 'Lentil Soup', slug: 'lentil-soup' });
const VERSION = {
  number: 1,
  changedBy: { id: 'user-1', name: 'ana' },
  changedAt: '2026-03-01T10:00:00.000Z',
  changedFields: ['description', 'recipeIngredient', 'orgURL'],
};
const DIFFERENCES = [
  {
    field: 'description',
    lines: [
      { kind: 'removed', text: 'Creamy' },
      { kind: 'added', text: 'Hot' },
    ],
  },
];
const versionsPath = `/api/recipes/${SOUP.id}/versions`;

describe('the history of a recipe', () => {
  beforeEach(() => {
    homeServer({
      'GET /api/recipes/lentil-soup': answer(SOUP),
      [`GET ${versionsPath}`]: answer(aPage([VERSION])),
      [`GET ${versionsPath}/1`]: answer({ ...VERSION, recipe: SOUP, differences: DIFFERENCES }),
    });
  });
  afterEach(resetApp);

  it('shows who changed what, and the lines on demand', async () => {
    const { user } = openApp('/g/home/r/lentil-soup');

    await user.click(await screen.findByRole('button', { name: 'More for Lentil Soup' }));
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    expect(await screen.findByText('ana changed: Description, Ingredients, and Original URL')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show changes' }));

    expect(await screen.findByRole('deletion')).toHaveTextContent(/^Removed Creamy$/);
    expect(screen.getByRole('insertion')).toHaveTextContent(/^Added Hot$/);
    expect(screen.getByText('Hot')).toHaveAttribute('dir', 'auto'); // the direction does not follow “Added”
  });
});
