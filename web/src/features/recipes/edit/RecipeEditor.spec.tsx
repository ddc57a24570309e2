import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { aPage } from '../../../testing/builders.js';
import { enter } from '../../../testing/enter.js';
import { answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { SOUP, BY_ID, EDIT, editorServer, savedRecipes, nameField } from '../../../testing/editor-server.js';

beforeEach(() => {
  editorServer();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('editing a recipe', () => {
  it('starts at the edit button and ends with the saved recipe, at its new slug', async () => {
    const calls = editorServer({
      [`PUT ${BY_ID}`]: ({ body }) => answer({ ...(body as Recipe), slug: 'onion-soup' }),
      'GET /api/recipes/onion-soup': answer({ ...SOUP, name: 'Onion Soup', slug: 'onion-soup' }),
    });
    const { user, path } = openApp('/g/home/r/lentil-soup');

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(await nameField());
    await enter(user, await nameField(), 'Onion Soup');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Onion Soup' })).toBeVisible();
    expect(path()).toBe('/g/home/r/onion-soup');
    expect(savedRecipes(calls)).toHaveLength(1);
    expect(savedRecipes(calls)[0]).toMatchObject({ name: 'Onion Soup', settings: SOUP.settings });
  });

  it('is not offered without permission, also with `edit` in the URL', async () => {
    homeServer({ 'GET /api/recipes/lentil-soup': answer({ ...SOUP, settings: { ...SOUP.settings, locked: true } }) });
    openApp(EDIT);

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('adds, moves, splits and deletes ingredients', async () => {
    const calls = editorServer();
    const { user } = openApp(EDIT);

    const [onions, carrot] = await screen.findAllByRole('textbox', { name: 'Note' });
    await user.type(carrot as HTMLElement, '{Alt>}{ArrowUp}{/Alt}');
    await user.type(onions as HTMLElement, '{End}{Enter}');
    await user.paste('salt\n pepper ');
    await user.click(screen.getByRole('button', { name: 'More for 1 carrot' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete row' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(savedRecipes(calls)).toHaveLength(1));
    expect(savedRecipes(calls)[0]?.recipeIngredient.map(({ note }) => note)).toEqual(['onions', 'salt', 'pepper']);
  });

  it.each(['More for 1 carrot', 'More for step 1'])('starts a section with its heading focused: %s', async (menu) => {
    const { user } = openApp(EDIT);

    await user.click(await screen.findByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: 'Start a section here' }));

    const heading = await screen.findByRole('textbox', { name: 'Section heading' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('parses written amounts and creates foods inline', async () => {
    const calls = editorServer({
      'GET /api/foods': answer(aPage([])),
      'POST /api/foods': answer({ id: 'leek', name: 'leek', pluralName: 'leeks', aliases: [] }, 201),
    });
    const { user } = openApp(EDIT);

    const [amount] = await screen.findAllByRole('textbox', { name: 'Amount' });
    await user.clear(amount as HTMLElement);
    await user.type(amount as HTMLElement, '1 1/2');
    const [food] = screen.getAllByRole('combobox', { name: 'Food' });
    await user.type(food as HTMLElement, 'leek');
    await user.click(await screen.findByText('Create “leek”'));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(savedRecipes(calls)).toHaveLength(1));
    expect(savedRecipes(calls)[0]?.recipeIngredient[0]).toMatchObject({ quantity: 1.5, food: { id: 'leek' } });
  });

  it('adds many lines at once', async () => {
    const calls = editorServer();
    const { user } = openApp(EDIT);

    const [many] = await screen.findAllByRole('button', { name: 'Bulk add' });
    await user.click(many as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog.getByRole('textbox', { name: 'One per line' }), '- ');
    expect(dialog.getByRole('button', { name: 'Bulk add' })).toBeDisabled();
    await enter(user, dialog.getByRole('textbox', { name: 'One per line' }), '3 eggs\n\n1. milk\n- ');
    await user.click(dialog.getByRole('button', { name: 'Add 2 lines' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(savedRecipes(calls)).toHaveLength(1));
    expect(savedRecipes(calls)[0]?.recipeIngredient.map(({ note }) => note)).toEqual([
      'onions',
      'carrot',
      '3 eggs',
      'milk',
    ]);
  });

  it('merges steps, and undoes that with a shortcut', async () => {
    const { user } = openApp(EDIT);

    await user.click(await screen.findByRole('button', { name: 'More for step 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with the step above' }));
    expect(screen.getByRole('textbox', { name: 'Text of step 1' })).toHaveValue('Chop the onions. Simmer.');
    await user.keyboard('{Control>}z{/Control}');

    expect(screen.getByRole('textbox', { name: 'Text of step 1' })).toHaveValue('Chop the onions.');
    expect(screen.getByRole('textbox', { name: 'Text of step 2' })).toHaveValue('Simmer.');
  });

  it('links ingredients to steps, also by their text', async () => {
    const calls = editorServer();
    const { user } = openApp(EDIT);

    await user.click(await screen.findByRole('button', { name: 'More for step 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Link ingredients' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Link automatically' }));
    expect(dialog.getByRole('checkbox', { name: '2 onions' })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: '1 carrot' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(savedRecipes(calls)).toHaveLength(1));
    expect(savedRecipes(calls)[0]?.recipeInstructions[0]?.ingredientReferences).toEqual(
      SOUP.recipeIngredient.map(({ referenceId }) => ({ referenceId })),
    );
  });

  it('removes the image once when the button is clicked twice', async () => {
    const image = `/api/recipes/${SOUP.id}/image`;
    const calls = editorServer({
      [`GET ${BY_ID}`]: answer({ ...SOUP, image: '7' }),
      [`DELETE ${image}`]: answer(null),
    });
    const { user } = openApp(EDIT);

    await user.dblClick(await screen.findByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('Image removed')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('adds an image to a step', async () => {
    const calls = editorServer({
      [`POST ${BY_ID}/assets`]: answer({ name: 'pan', icon: 'mdi-file-image', fileName: 'pan.png' }),
    });
    const { user } = openApp(EDIT);

    const [picker] = await screen.findAllByLabelText('Add image', { selector: 'input' });
    await user.upload(picker as HTMLElement, new File(['x'], 'pan.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of step 1' }).value).toContain(
        `/api/media/recipes/${SOUP.id}/assets/pan.png`,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(savedRecipes(calls)).toHaveLength(1));
    expect(savedRecipes(calls)[0]?.assets.map(({ fileName }) => fileName)).toEqual(['pan.png']);
  });

  it('stays open when another kind of file is dropped on a step', async () => {
    openApp(EDIT);
    const step = await screen.findByRole('textbox', { name: 'Text of step 1' });
    const dataTransfer = { types: ['Files'], files: [new File(['x'], 'menu.pdf', { type: 'application/pdf' })] };

    const opensFile = fireEvent.drop(step, { dataTransfer });

    expect(opensFile).toBe(false);
  });

  it('supports JSON, and shows the position of a syntax error', async () => {
    const calls = editorServer();
    const { user } = openApp(EDIT);

    await user.click(await screen.findByRole('button', { name: 'Edit as JSON' }));
    const json = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' });
    fireEvent.change(json, { target: { value: '{\n oops' } });
    expect(screen.getByText('Invalid JSON in line 2.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    fireEvent.change(json, { target: { value: JSON.stringify({ ...SOUP, name: 'Stew' }) } });
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(savedRecipes(calls)[0]?.name).toBe('Stew'));
  });
});
