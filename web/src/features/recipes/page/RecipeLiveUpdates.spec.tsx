import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { aPage, aRecipe, anIngredient, aStep, aUser } from '../../../testing/builders.js';
import { enter } from '../../../testing/enter.js';
import { outage } from '../../../shared/outage/outage.js';
import { fakeLive } from '../../../testing/fake-live.js';
import { answer, type Answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const ana = aUser();
const SOUP = aRecipe({
  userId: ana.id,
  description: 'Warm.',
  recipeIngredient: [anIngredient({ quantity: 2, note: 'onions' })],
  recipeInstructions: [aStep({ text: 'Chop.' })],
});
const PAGE = '/g/home/r/lentil-soup';
const BY_ID = `/api/recipes/${SOUP.id}`;
/** Longer than the delay of the editor's check. */
const LATER = { timeout: 5_000 };

let stored: Answer;
/** The response at the first slug, if it is not `stored`. */
let atOldSlug: Answer | null;
let oldSlugReads: number;
let live: ReturnType<typeof fakeLive>;
beforeEach(() => {
  stored = answer(SOUP);
  atOldSlug = null;
  oldSlugReads = 0;
  live = fakeLive();
  homeServer(
    {
      'GET /api/recipes/lentil-soup': () => {
        oldSlugReads += 1;
        return atOldSlug ?? stored;
      },
      'GET /api/recipes/onion-soup': () => stored,
      [`GET ${BY_ID}`]: () => stored,
      [`PUT ${BY_ID}`]: () => stored,
      [`POST /api/trash/recipes/${SOUP.id}/restore`]: answer({ name: SOUP.name }),
      'GET /api/groups/members': answer(aPage([])),
      'GET /api/users/self/ratings': answer({ ratings: [] }),
      'GET /api/households/recipe-actions': answer(aPage([])),
    },
    ana,
  );
});
afterEach(async () => {
  await resetApp();
  live.forget();
});

/** Another user of the group saves or deletes the recipe. */
function becomes(changes: Partial<Recipe> | null) {
  const recipe = { ...SOUP, ...changes };
  stored = changes
    ? { ...answer(recipe), headers: { etag: `"${JSON.stringify(changes).length}"` } }
    : answer({ detail: 'gone' }, 404);
  const change = changes ? 'updated' : 'deleted';
  act(() => live.send('recipe', { recipeId: SOUP.id, slug: recipe.slug, change }));
}

describe('a recipe that another user changes', () => {
  it('is updated on screen, also with its new slug', async () => {
    const { path } = openApp(PAGE);
    await screen.findByText('Warm.');

    becomes({ description: 'Hot.' });
    expect(await screen.findByText('Hot.')).toBeVisible();

    becomes({ name: 'Onion Soup', slug: 'onion-soup' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Onion Soup' })).toBeVisible();
    expect(path()).toBe('/g/home/r/onion-soup');
  });

  it('keeps the step of cook mode when a step is added before it', async () => {
    const simmer = aStep({ text: 'Simmer.' });
    const [chop] = SOUP.recipeInstructions;
    stored = answer({ ...SOUP, recipeInstructions: [chop, simmer] });
    const { user } = openApp(`${PAGE}?cook=1`);
    const cook = within(await screen.findByRole('dialog', { name: 'Cook mode' }));
    await user.click(await cook.findByRole('button', { name: 'Next step' }));
    expect(await cook.findByText('Simmer.')).toBeVisible();

    becomes({ recipeInstructions: [aStep({ text: 'Wash.' }), ...SOUP.recipeInstructions, simmer] });

    expect(await cook.findByRole('heading', { level: 1, name: 'Step 3 of 3' })).toBeVisible();
    expect(cook.getByText('Simmer.')).toBeVisible();
  });

  it('is “not found” after its deletion', async () => {
    openApp(PAGE);
    await screen.findByText('Warm.');

    becomes(null);

    expect(await screen.findByRole('button', { name: 'All recipes' })).toBeVisible();
  });
});

describe('a recipe that another user renamed while the server was unavailable', () => {
  /** The next reads have the new name and slug; no live update reports it. */
  const rename = () => {
    stored = answer({ ...SOUP, name: 'Onion Soup', slug: 'onion-soup' });
    atOldSlug = answer({ detail: 'none' }, 404);
    act(() => {
      outage.report('a call', 'unreachable');
      outage.settle('a call');
    });
  };

  it('is shown at its new address', async () => {
    const { path } = openApp(PAGE);
    await screen.findByText('Warm.');

    rename();

    expect(await screen.findByRole('heading', { level: 1, name: 'Onion Soup' })).toBeVisible();
    expect(path()).toBe('/g/home/r/onion-soup');
  });

  it('stays in the editor with the draft, which is saved under the new name', async () => {
    const { user, path } = openApp(`${PAGE}?edit=true`);
    await enter(user, await screen.findByRole('textbox', { name: 'Description' }), ' And salty.');

    rename();
    await waitFor(() => expect(oldSlugReads).toBe(2));

    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Warm. And salty.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toBe('/g/home/r/onion-soup'));
  });
});

describe('a recipe that another user changes while it is edited', () => {
  const edit = async () => {
    const app = openApp(`${PAGE}?edit=true`);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    return { ...app, name };
  };

  it('is merged with the draft, which is never overwritten', async () => {
    const { user, name } = await edit();
    await user.clear(name);
    await enter(user, name, 'My soup');

    becomes({ description: 'Hot.' });
    const button = await screen.findByRole('button', { name: 'Merge both versions' }, LATER);
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Warm.');
    await user.click(button);

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('My soup');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Hot.');
    expect(screen.queryByText(/Another user changed/)).toBeNull();
  });

  it('asks on saving when both changed the same field', async () => {
    const { user, name } = await edit();
    await user.clear(name);
    await enter(user, name, 'My soup');

    becomes({ name: 'Their soup' });

    expect(await screen.findByText(/You changed the same fields/, {}, LATER)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('My soup');
  });

  it('shows that it was deleted, and keeps the draft', async () => {
    const { user, name } = await edit();
    await user.clear(name);
    await enter(user, name, 'My soup');

    becomes(null);

    expect(await screen.findByText('Another user deleted this recipe.', {}, LATER)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('My soup'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Another user deleted this recipe.');
  });

  it('can be restored after its deletion, with the draft kept', async () => {
    const { user, name } = await edit();
    await enter(user, name, ' of mine');
    becomes(null);

    const restore = await screen.findByRole('button', { name: 'Restore recipe' }, LATER);
    stored = answer(SOUP);
    await user.click(restore);

    await waitFor(() => expect(screen.queryByText('Another user deleted this recipe.')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Lentil Soup of mine');
  });

  it('is shown in its current version, or as deleted, after the editor is closed', async () => {
    const { user } = await edit();
    becomes({ description: 'Hot.' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Hot.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('textbox', { name: 'Name' });
    becomes(null);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'All recipes' })).toBeVisible();
  });
});
