import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '../../../testing/fake-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { RECIPE_PAGE, recipeServer, SOUP } from '../../../testing/recipe-server.js';

const PHOTO = new File(['x'], 'soup.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:soup', revokeObjectURL: () => undefined }); // missing in jsdom
});
afterEach(async () => {
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
  jest.restoreAllMocks();
  await resetApp();
});

/** Opens the dialog of a cooked recipe and selects a photo. */
async function selectPhoto() {
  const calls = recipeServer({
    'POST /api/recipes/timeline/events': answer({ id: 'e1' }, 201),
    'PUT /api/recipes/timeline/events/e1/image': answer({ image: 'x' }),
    [`PATCH /api/recipes/${SOUP.id}/last-made`]: answer(SOUP),
  });
  const { user } = openApp(RECIPE_PAGE);
  await user.click(await screen.findByRole('button', { name: 'I made this' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(dialog.getByLabelText('Add image', { selector: 'input' }), PHOTO);
  await user.click(await screen.findByRole('button', { name: 'Use original' }));
  const preview = () => dialog.queryByRole('img', { name: 'Selected image' });
  await waitFor(() => expect(preview()).not.toBeNull());
  const submit = () => user.click(dialog.getByRole('button', { name: 'Add to timeline' }));
  const sentImages = () => calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  return { user, dialog, preview, submit, sentImages };
}

describe('the photo of a cooked recipe', () => {
  it('is shown before it is sent', async () => {
    const { preview, submit, sentImages } = await selectPhoto();

    expect(preview()).toHaveAttribute('src', 'blob:soup');
    await submit();

    await waitFor(() => expect(sentImages()).toEqual(['/api/recipes/timeline/events/e1/image']));
  });

  it('can be removed before it is sent', async () => {
    const { user, dialog, preview, submit, sentImages } = await selectPhoto();

    await user.click(dialog.getByRole('button', { name: 'Remove image' }));
    expect(preview()).toBeNull();
    await submit();

    expect(await screen.findByText('Added to timeline')).toBeVisible();
    expect(sentImages()).toEqual([]);
  });
});
