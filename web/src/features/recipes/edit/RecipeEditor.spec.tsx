import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { aPage, aRecipe, anIngredient, aStep, aUser } from '../../../testing/builders.js';
import { enter } from '../../../testing/enter.js';
import { answer, type Answer, type Call } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, tidyUp } from '../../../testing/open-app.js';

const ana = aUser();
const SOUP = aRecipe({
  userId: ana.id,
  recipeIngredient: [anIngredient({ quantity: 2, note: 'onions' }), anIngredient({ quantity: 1, note: 'carrot' })],
  recipeInstructions: [aStep({ text: 'Chop the onions.' }), aStep({ text: 'Simmer.' })],
});
const BY_ID = `/api/recipes/${SOUP.id}`;
const EDIT = '/g/home/r/lentil-soup?edit=true';

/** A server with one recipe that returns what it is sent. */
function kitchen(routes: Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)> = {}): Call[] {
  return homeServer(
    {
      'GET /api/recipes/lentil-soup': answer(SOUP),
      [`GET ${BY_ID}`]: answer(SOUP),
      [`PUT ${BY_ID}`]: ({ body }) => answer(body),
      'GET /api/groups/members': answer(aPage([])),
      ...routes,
    },
    ana,
  );
}

const sent = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as Recipe);
const nameField = () => screen.findByRole('textbox', { name: 'Name' });

beforeEach(() => {
  kitchen();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await tidyUp();
});

describe('editing a recipe', () => {
  it('starts at the edit button and ends with the saved recipe, at its new slug', async () => {
    const calls = kitchen({
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
    expect(sent(calls)).toHaveLength(1);
    expect(sent(calls)[0]).toMatchObject({ name: 'Onion Soup', settings: SOUP.settings });
  });

  it('is not offered without permission, also with `edit` in the URL', async () => {
    homeServer({ 'GET /api/recipes/lentil-soup': answer({ ...SOUP, settings: { ...SOUP.settings, locked: true } }) });
    openApp(EDIT);

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('adds, moves, splits and deletes ingredients', async () => {
    const calls = kitchen();
    const { user } = openApp(EDIT);

    const [onions, carrot] = await screen.findAllByRole('textbox', { name: 'Note' });
    await user.type(carrot as HTMLElement, '{Alt>}{ArrowUp}{/Alt}');
    await user.type(onions as HTMLElement, '{End}{Enter}');
    await user.paste('salt\n pepper ');
    await user.click(screen.getByRole('button', { name: 'More for 1 carrot' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete row' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]?.recipeIngredient.map(({ note }) => note)).toEqual(['onions', 'salt', 'pepper']);
  });

  it('parses written amounts and creates foods inline', async () => {
    const calls = kitchen({
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

    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]?.recipeIngredient[0]).toMatchObject({ quantity: 1.5, food: { id: 'leek' } });
  });

  it('adds many lines at once', async () => {
    const calls = kitchen();
    const { user } = openApp(EDIT);

    const [many] = await screen.findAllByRole('button', { name: 'Bulk add' });
    await user.click(many as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await enter(user, dialog.getByRole('textbox', { name: 'One per line' }), '- 3 eggs\n\n- milk');
    await user.click(dialog.getByRole('button', { name: 'Remove the first character of each line' }));
    await user.click(dialog.getByRole('button', { name: 'Add 2 lines' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]?.recipeIngredient.map(({ note }) => note)).toEqual(['onions', 'carrot', '3 eggs', 'milk']);
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
    const calls = kitchen();
    const { user } = openApp(EDIT);

    await user.click(await screen.findByRole('button', { name: 'More for step 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Link ingredients' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Link automatically' }));
    expect(dialog.getByRole('checkbox', { name: '2 onions' })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: '1 carrot' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]?.recipeInstructions[0]?.ingredientReferences).toEqual(
      SOUP.recipeIngredient.map(({ referenceId }) => ({ referenceId })),
    );
  });

  it('adds an image to a step', async () => {
    const calls = kitchen({
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

    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]?.assets.map(({ fileName }) => fileName)).toEqual(['pan.png']);
  });

  it('supports JSON, and shows the position of a syntax error', async () => {
    const calls = kitchen();
    const { user } = openApp(EDIT);

    await user.click(await screen.findByRole('button', { name: 'Edit as JSON' }));
    const json = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' });
    fireEvent.change(json, { target: { value: '{\n oops' } });
    expect(screen.getByText('Invalid JSON in line 2.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    fireEvent.change(json, { target: { value: JSON.stringify({ ...SOUP, name: 'Stew' }) } });
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sent(calls)[0]?.name).toBe('Stew'));
  });
});

describe('unsaved input', () => {
  it('is not left without a confirmation, and is kept when the user stays', async () => {
    const { user, path } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));

    expect(await nameField()).toHaveValue('Lentil Soup!');
    expect(path()).toBe(EDIT);
  });

  it('is discarded after a confirmation', async () => {
    const { user, path } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeVisible();
    expect(path()).toBe('/g/home/r/lentil-soup');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('recipe-draft'))).toEqual([]);
  });

  it('survives a reload', async () => {
    const first = openApp(EDIT);
    await first.user.type(await nameField(), '!');
    await waitFor(() => expect(Object.keys(localStorage).join()).toContain('recipe-draft'));
    document.body.innerHTML = '';

    const { user } = openApp(EDIT);

    expect(await nameField()).toHaveValue('Lentil Soup!');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await nameField()).toHaveValue('Lentil Soup');
  });

  it('is kept when saving fails', async () => {
    kitchen({ [`PUT ${BY_ID}`]: answer({ detail: { message: 'The disk is full' } }, 500) });
    const { user } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('The disk is full')).toBeVisible();
    expect(await nameField()).toHaveValue('Lentil Soup!');
  });
});

describe('concurrent edits of a recipe', () => {
  const tooLate = { status: 412, body: { detail: { message: 'changed meanwhile' } } };

  const PAN = { name: 'pan', icon: 'mdi-file-image', fileName: 'pan.png' };
  const marks = (calls: Call[]) =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, headers }) => `${method} ${headers.get('if-match')}`);
  const addImage = async (user: ReturnType<typeof openApp>['user']) => {
    const [picker] = await screen.findAllByLabelText('Add image', { selector: 'input' });
    await user.upload(picker as HTMLElement, new File(['x'], 'pan.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of step 1' }).value).toContain('pan.png'),
    );
  };

  /** Another user saves `theirs` while the editor is open. */
  function withAnother(theirs: Partial<Recipe>, routes: Parameters<typeof kitchen>[0] = {}): Call[] {
    let reads = 0;
    let writes = 0;
    return kitchen({
      [`GET ${BY_ID}`]: () => answer((reads += 1) === 1 ? SOUP : { ...SOUP, ...theirs }),
      [`PUT ${BY_ID}`]: ({ body }) => ((writes += 1) === 1 ? tooLate : answer(body)),
      ...routes,
    });
  }

  it('are merged when they do not overlap', async () => {
    const calls = withAnother({ description: 'From grandma.' });
    const { user } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    expect(sent(calls)[1]).toMatchObject({ name: 'Lentil Soup!', description: 'From grandma.' });
  });

  it('show both versions and let the user choose', async () => {
    const calls = withAnother({ name: 'Their Soup' });
    const { user } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Lentil Soup!')).toBeVisible();
    expect(dialog.getByText('Their Soup')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    expect(sent(calls)[1]).toMatchObject({ name: 'Lentil Soup!' });
  });

  it('do not conflict because of an added image', async () => {
    const marked = (mark: string, body: unknown) => ({ ...answer(body), headers: { etag: mark } });
    const calls = kitchen({
      [`GET ${BY_ID}`]: marked('"one"', SOUP),
      [`POST ${BY_ID}/assets`]: marked('"two"', PAN),
    });
    const { user } = openApp(EDIT);

    await addImage(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(marks(calls)).toEqual(['POST "one"', 'PUT "two"']));
  });

  it('show both versions although an image was added meanwhile', async () => {
    let reads = 0;
    const calls = kitchen({
      [`GET ${BY_ID}`]: () => {
        reads += 1;
        const [mark, recipe] =
          reads === 1 ? ['"one"', SOUP] : ['"three"', { ...SOUP, name: 'Their Soup', assets: [PAN] }];
        return { ...answer(recipe), headers: { etag: mark } };
      },
      [`POST ${BY_ID}/assets`]: ({ headers }) =>
        headers.has('if-match') ? tooLate : { ...answer(PAN), headers: { etag: '"three"' } },
      [`PUT ${BY_ID}`]: tooLate,
    });
    const { user } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await addImage(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Their Soup')).toBeVisible();
    expect(dialog.queryByRole('heading', { name: 'Assets' })).toBeNull();
    expect(marks(calls)).toEqual(['POST "one"', 'POST null', 'PUT "one"']);
  });

  it('can continue from the other version', async () => {
    const calls = withAnother({ name: 'Their Soup' });
    const { user } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));

    await waitFor(async () => expect(await nameField()).toHaveValue('Their Soup'));
    expect(sent(calls)).toHaveLength(1);
  });

  it('can be saved as a separate recipe', async () => {
    const copy = aRecipe({ ...SOUP, id: 'copy-id', name: 'Lentil Soup! (my version)', slug: 'my-soup' });
    const calls = withAnother(
      { name: 'Their Soup' },
      {
        [`POST ${BY_ID}/duplicate`]: answer(copy, 201),
        'PUT /api/recipes/copy-id': ({ body }) => answer(body),
        'GET /api/recipes/my-soup': answer(copy),
      },
    );
    const { user, path } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Save mine as a new recipe' }));

    await waitFor(() => expect(path()).toBe('/g/home/r/my-soup'));
    expect(sent(calls).at(-1)).toMatchObject({ id: 'copy-id', name: 'Lentil Soup! (my version)' });
  });
});
