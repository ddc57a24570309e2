import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { aRecipe } from '../../../testing/builders.js';
import { answer, type Call } from '../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { SOUP, BY_ID, EDIT, editorServer, savedRecipes, nameField } from '../../../testing/editor-server.js';

beforeEach(() => {
  editorServer();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
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
  function withAnother(theirs: Partial<Recipe>, routes: Parameters<typeof editorServer>[0] = {}): Call[] {
    let reads = 0;
    let writes = 0;
    return editorServer({
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

    await waitFor(() => expect(savedRecipes(calls)).toHaveLength(2));
    expect(savedRecipes(calls)[1]).toMatchObject({ name: 'Lentil Soup!', description: 'From grandma.' });
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

    await waitFor(() => expect(savedRecipes(calls)).toHaveLength(2));
    expect(savedRecipes(calls)[1]).toMatchObject({ name: 'Lentil Soup!' });
  });

  it('do not conflict because of an added image', async () => {
    const marked = (mark: string, body: unknown) => ({ ...answer(body), headers: { etag: mark } });
    const calls = editorServer({
      [`GET ${BY_ID}`]: marked('"one"', SOUP),
      [`POST ${BY_ID}/assets`]: marked('"two"', PAN),
    });
    const { user } = openApp(EDIT);

    await addImage(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(marks(calls)).toEqual(['POST "one"', 'PUT "two"']));
  });

  it('do not conflict because of two images added at once', async () => {
    const etags = ['"one"', '"two"', '"three"'];
    let respond: () => void = () => undefined;
    const bothAdded = new Promise<void>((resolve) => (respond = resolve));
    const calls = editorServer({
      [`GET ${BY_ID}`]: { ...answer(SOUP), headers: { etag: '"one"' } },
      [`POST ${BY_ID}/assets`]: async ({ headers }) => {
        await bothAdded;
        if (headers.get('if-match') !== etags.shift()) return tooLate;
        return { ...answer({ ...PAN, fileName: `${etags.length}.png` }), headers: { etag: etags[0] ?? '' } };
      },
    });
    const { user } = openApp(EDIT);
    const textOf = (step: number) => screen.getByRole('textbox', { name: `Text of step ${step}` });

    for (const picker of await screen.findAllByLabelText('Add image', { selector: 'input' }))
      await user.upload(picker, new File(['x'], 'pan.png', { type: 'image/png' }));
    respond();
    await waitFor(() => expect(textOf(1)).toHaveTextContent('2.png'));
    await waitFor(() => expect(textOf(2)).toHaveTextContent('1.png'));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(marks(calls)).toEqual(['POST "one"', 'POST "two"', 'PUT "three"']));
  });

  it('do not conflict because of two images dropped on a step, which are added in their order', async () => {
    const etags = ['"one"', '"two"', '"three"'];
    const calls = editorServer({
      [`GET ${BY_ID}`]: { ...answer(SOUP), headers: { etag: '"one"' } },
      [`POST ${BY_ID}/assets`]: ({ headers, body }) => {
        if (headers.get('if-match') !== etags.shift()) return tooLate;
        const { name } = body as { name: string };
        return { ...answer({ ...PAN, fileName: `${name}.png` }), headers: { etag: etags[0] ?? '' } };
      },
    });
    const { user } = openApp(EDIT);
    const step = await screen.findByRole('textbox', { name: 'Text of step 1' });

    const files = ['pan', 'pot'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
    fireEvent.drop(step, { dataTransfer: { types: ['Files'], files } });
    await waitFor(() => expect(step).toHaveTextContent(/pan\.png.*pot\.png/));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(marks(calls)).toEqual(['POST "one"', 'POST "two"', 'PUT "three"']));
  });

  it('show both versions although an image was added meanwhile', async () => {
    let reads = 0;
    const calls = editorServer({
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
    expect(savedRecipes(calls)).toHaveLength(1);
  });

  it('can be saved as a separate recipe again after a failure, without another copy', async () => {
    const copy = aRecipe({ ...SOUP, id: 'copy-id', name: 'Lentil Soup! (my version)', slug: 'my-soup' });
    let isFull = true;
    const calls = withAnother(
      { name: 'Their Soup' },
      {
        [`POST ${BY_ID}/duplicate`]: answer(copy, 201),
        'PUT /api/recipes/copy-id': ({ body }) => (isFull ? answer({ detail: 'x' }, 500) : answer(body)),
        'GET /api/recipes/my-soup': answer(copy),
      },
    );
    const { user, path } = openApp(EDIT);

    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save mine as a new recipe' }));
    expect(await dialog.findByText(/^Something went wrong/)).toBeVisible();
    isFull = false;
    await user.click(dialog.getByRole('button', { name: 'Save mine as a new recipe' }));

    await waitFor(() => expect(path()).toBe('/g/home/r/my-soup'));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
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
    expect(savedRecipes(calls).at(-1)).toMatchObject({ id: 'copy-id', name: 'Lentil Soup! (my version)' });
  });
});
