import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { BY_ID, EDIT, SOUP, editorServer } from '../../../../testing/editor-server.js';
import { answer, type Answer } from '../../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../../testing/open-app.js';

const jsonField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' });
const shownRecipe = () => JSON.parse(jsonField().value) as Recipe;
const enterJson = (value: string) => fireEvent.change(jsonField(), { target: { value } });

beforeEach(() => {
  editorServer();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the JSON of an edited recipe', () => {
  it('follows undo and redo', async () => {
    const { user } = openApp(EDIT);
    await user.click(await screen.findByRole('button', { name: 'Edit as JSON' }));

    enterJson(JSON.stringify({ ...SOUP, name: 'Stew' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shownRecipe().name).toBe('Lentil Soup');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(shownRecipe().name).toBe('Stew');
  });

  it('is valid again when undo replaces a text with an error', async () => {
    const { user } = openApp(EDIT);
    await user.click(await screen.findByRole('button', { name: 'Edit as JSON' }));

    enterJson(JSON.stringify({ ...SOUP, name: 'Stew' }));
    enterJson('{\n oops');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(shownRecipe().name).toBe('Lentil Soup');
    expect(screen.queryByText('Invalid JSON in line 2.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('leaves undo to the browser while it has an error', async () => {
    const { user } = openApp(EDIT);
    await user.click(await screen.findByRole('button', { name: 'Add note' }));
    await user.click(screen.getByRole('button', { name: 'Edit as JSON' }));

    enterJson('{ oops');
    const isForBrowser = fireEvent.keyDown(jsonField(), { key: 'z', code: 'KeyZ', ctrlKey: true });

    expect(isForBrowser).toBe(true);
    expect(jsonField()).toHaveValue('{ oops');
  });

  it('is not left with an error without a confirmation', async () => {
    const { user, path } = openApp(EDIT);
    await user.click(await screen.findByRole('button', { name: 'Edit as JSON' }));

    enterJson('{ oops');
    expect(screen.getByText('The invalid JSON is not stored')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(jsonField()).toHaveValue('{ oops');

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
  });

  it('is opened only after an upload, so that it contains what was added', async () => {
    let respond: () => void = () => undefined;
    editorServer({
      [`POST ${BY_ID}/assets`]: () =>
        new Promise<Answer>((resolve) => {
          respond = () => resolve(answer({ name: 'pan', icon: 'mdi-file-image', fileName: 'pan.png' }));
        }),
    });
    const { user } = openApp(EDIT);
    const asJson = await screen.findByRole('button', { name: 'Edit as JSON' });

    const [picker] = await screen.findAllByLabelText('Add image', { selector: 'input' });
    await user.upload(picker as HTMLElement, new File(['x'], 'pan.png', { type: 'image/png' }));
    await waitFor(() => expect(asJson).toBeDisabled());
    respond();
    await waitFor(() => expect(asJson).toBeEnabled());
    await user.click(asJson);

    expect(shownRecipe().assets.map(({ fileName }) => fileName)).toEqual(['pan.png']);
  });

  it('stays as typed while it is edited', async () => {
    const { user } = openApp(EDIT);
    await user.click(await screen.findByRole('button', { name: 'Edit as JSON' }));

    const compact = JSON.stringify({ ...SOUP, name: 'Stew' });
    enterJson(compact);
    expect(jsonField()).toHaveValue(compact);
    enterJson(`${compact} oops`);
    expect(jsonField()).toHaveValue(`${compact} oops`);
  });
});
