import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, type Answer } from '../../../../testing/fake-server.js';
import { BY_ID, EDIT, editorServer, SOUP } from '../../../../testing/editor-server.js';
import { openApp, resetApp } from '../../../../testing/open-app.js';

const IMAGE = `${BY_ID}/image`;

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the image of an edited recipe', () => {
  it('stays in its dialog, which shows why it was not saved', async () => {
    jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    editorServer({ [`PUT ${IMAGE}`]: answer({ detail: { message: 'The disk is full' } }, 500) });
    const { user } = openApp(EDIT);

    const picker = await screen.findByLabelText('Choose image', { selector: 'input' });
    await user.upload(picker, new File(['x'], 'soup.png', { type: 'image/png' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Use original' }));

    expect(await dialog.findByText('The disk is full')).toBeVisible();
  });

  it('is fetched once when Enter is pressed twice', async () => {
    let respond: () => void = () => undefined;
    const calls = editorServer({
      [`POST ${IMAGE}`]: () => new Promise<Answer>((resolve) => (respond = () => resolve(answer(null)))),
      [`GET ${BY_ID}`]: answer({ ...SOUP, image: '7' }),
    });
    const { user } = openApp(EDIT);

    await user.click(await screen.findByRole('button', { name: 'From the web' }));
    const url = await screen.findByRole('textbox', { name: 'Image URL' });
    await user.type(url, 'https://example.org/soup.png');
    await user.keyboard('{Enter}{Enter}');
    respond();

    expect(await screen.findByText('Image saved')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});
