import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anIngredient, aUser } from '../../../testing/builders.js';
import { ABOUT, answer, type Call } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { toneOf } from './confidence.js';

const admin = aUser({ admin: true });
const PARSE = 'POST /api/parser/ingredient';
const AI = 'POST /api/admin/debug/openai';
const flour = {
  input: '2 cups flour, sifted',
  confidence: { average: 0.82, comment: 0.5, name: null, unit: 0.7, quantity: 1, food: 0.99 },
  ingredient: anIngredient({ quantity: 2, note: 'sifted' }),
};
const unsure = { average: null, comment: null, name: null, unit: null, quantity: null, food: null };

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

const part = (name: string) => within(screen.getByText(name).closest('div') as HTMLElement);

it('rates a confidence', () => {
  expect([0.76, 0.75, 0.61, 0.6, 0].map(toneOf)).toEqual(['success', 'warning', 'warning', 'error', 'error']);
});

it('shows the result of one parser for a line, and of another one', async () => {
  const parse = ({ body }: Call) =>
    answer((body as { parser: string }).parser === 'nlp' ? flour : { ...flour, confidence: unsure });
  const calls = homeServer({ [PARSE]: parse }, admin);
  const { user } = openApp('/admin/debug/parser');

  await user.click(await screen.findByRole('button', { name: '2 cups flour, sifted' }));
  expect(await screen.findByText('Average 82%')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('2 cups flour, sifted');
  expect(part('Amount').getByText('2')).toBeVisible();
  expect(part('Unit').getByText('None')).toBeVisible();
  expect(screen.queryByText('50%')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Show confidence of each part' }));
  expect(part('Note').getByText('50%')).toBeVisible();

  await user.click(screen.getByText('Basic, any language'));
  expect(await screen.findByText('sifted')).toBeVisible();
  expect(screen.queryByText(/Average/)).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'AI' })).toBeDisabled();
  expect(calls.filter(({ path }) => path.startsWith('/api/parser')).map(({ body }) => body)).toEqual([
    { parser: 'nlp', ingredient: '2 cups flour, sifted' },
    { parser: 'brute', ingredient: '2 cups flour, sifted' },
  ]);
});

it('shows why a line cannot be parsed', async () => {
  homeServer({ [PARSE]: answer({ detail: { message: 'Too many lines' } }, 429) }, admin);
  const { user } = openApp('/admin/debug/parser');
  await user.type(await screen.findByRole('textbox'), 'salt{Enter}');
  expect(await screen.findByText('Too many lines')).toBeVisible();
});

it('prompts the language model, also with an image, and shows its response', async () => {
  const about = answer({ ...ABOUT, enableOpenai: true });
  const respond = ({ body }: Call) =>
    answer({ success: !(body as { image?: File }).image, response: 'OpenAI says: "Hello"' });
  const calls = homeServer({ 'GET /api/app/about': about, [AI]: respond }, admin);
  const { user } = openApp('/admin/debug/openai');

  await user.click(await screen.findByRole('button', { name: 'Run test' }));
  expect(await screen.findByText('The language model responds')).toBeVisible();
  expect(screen.getByText('OpenAI says: "Hello"')).toBeVisible();

  await user.upload(
    screen.getByLabelText('Choose image', { selector: 'input' }),
    new File(['x'], 'soup', { type: 'image/png' }),
  );
  expect(screen.getByText('soup')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Run test' }));
  expect(await screen.findByText('The test failed')).toBeVisible();
  expect(calls.filter(({ path }) => path === '/api/admin/debug/openai').at(-1)?.body).toMatchObject({
    extension: 'png',
  });
});

it('shows that no language model is configured', async () => {
  homeServer({}, admin);
  openApp('/admin/debug/openai');
  expect(await screen.findByText('No language model is configured')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Run test' })).toBeDisabled();
});
