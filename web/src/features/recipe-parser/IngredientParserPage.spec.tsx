import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { outage } from '../../shared/outage/outage.js';
import { aFood, anIngredient, aPage, aRecipe, aUnit } from '../../testing/builders.js';
import { answer, ABOUT, type Call, type Routes } from '../../testing/fake-server.js';
import { homeServer } from '../../testing/home-server.js';
import { openApp, resetApp } from '../../testing/open-app.js';

const { id: _id, createdAt: _created, updatedAt: _updated, ...unknown } = aFood();
const cup = aUnit();
const flour = aFood();
const spelt = aFood({ id: 'spelt', name: 'spelt' });
const lines = [anIngredient({ note: '2 cups flour', title: 'Dough' }), anIngredient({ note: '1 cup spelt' })];
const recipe = aRecipe({ recipeIngredient: lines, settings: { ...aRecipe().settings, disableAmount: true } });

const confidence = (average: number) => ({
  comment: null,
  name: average,
  unit: average,
  quantity: average,
  food: average,
  average,
});
const parsed = [
  {
    input: '2 cups flour',
    confidence: confidence(0.97),
    ingredient: anIngredient({ quantity: 2, unit: cup, food: flour, note: '' }),
  },
  {
    input: '1 cup spelt',
    confidence: confidence(0.6),
    ingredient: anIngredient({ unit: cup, food: { ...unknown, name: 'spelt', id: null }, note: '' }),
  },
];

const parserServer = (routes: Routes = {}) =>
  homeServer({
    'GET /api/recipes/lentil-soup': answer(recipe),
    'POST /api/parser/ingredients': answer(parsed),
    'GET /api/foods': answer(aPage([flour])),
    'GET /api/units': answer(aPage([cup])),
    'PATCH /api/recipes/lentil-soup': answer(recipe),
    ...routes,
  });
const open = () => openApp('/g/home/r/lentil-soup/ingredient-parser');
const bodyOf = (calls: readonly Call[], method: string) => calls.find((call) => call.method === method)?.body;

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the parsed ingredients of a recipe', () => {
  it('show uncertain lines first, with the unknown parts', async () => {
    const calls = parserServer();
    const { user } = open();

    expect(await screen.findByText('1 cup spelt')).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'Lines shown' })).toBeVisible();
    expect(screen.getByText('60%')).toBeVisible();
    expect(screen.queryByText('2 cups flour')).toBeNull();
    expect(bodyOf(calls, 'POST')).toEqual({ parser: 'nlp', ingredients: ['2 cups flour', '1 cup spelt'] });
    await user.click(screen.getByText('All (2)'));
    expect(screen.getByText('2 cups flour')).toBeVisible();
  });

  it('create a missing food with one click, and are saved with headings, amounts and the original text', async () => {
    const calls = parserServer({ 'POST /api/foods': answer(spelt, 201) });
    const { user, path } = open();

    await user.click(await screen.findByRole('button', { name: 'Create food “spelt”' }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('All lines are reviewed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save all' }));

    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
    expect(bodyOf(calls, 'PATCH')).toMatchObject({
      recipeIngredient: [
        { title: 'Dough', quantity: 2, unit: { id: cup.id }, food: { id: flour.id }, originalText: '2 cups flour' },
        { food: { id: 'spelt' }, originalText: '1 cup spelt', disableAmount: false },
      ],
      settings: { disableAmount: false, public: true },
    });
  });

  it('keep a name that is not created in the note', async () => {
    const calls = parserServer();
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Save all' }));

    await waitFor(() =>
      expect(bodyOf(calls, 'PATCH')).toMatchObject({ recipeIngredient: [{}, { food: null, note: 'spelt' }] }),
    );
  });

  it('can be parsed by another parser, which this device remembers', async () => {
    parserServer({ 'GET /api/app/about': answer({ ...ABOUT, enableOpenai: false }) });
    localStorage.setItem('parsing-preferences', '{"parser":"openai"}');
    open();

    expect(await screen.findByText('Natural language')).toBeVisible();
  });

  it('show why parsing failed, and can be parsed again', async () => {
    let works = false;
    parserServer({
      'POST /api/parser/ingredients': () =>
        works ? answer(parsed) : answer({ detail: { message: 'Parser is away', error: true } }, 400),
    });
    const { user } = open();

    expect(await screen.findByText('Parser is away')).toBeVisible();
    works = true;
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 cup spelt')).toBeVisible();
  });

  it('are not left without a question once a line is corrected', async () => {
    const calls = parserServer();
    const { user, path, router } = open();
    const leave = () => act(() => router.navigate('/g/home'));

    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await leave();
    await screen.findByText('Unsaved changes');
    await user.keyboard('{Escape}');
    expect(path()).toBe('/g/home/r/lentil-soup/ingredient-parser');
    expect(screen.getByRole('button', { name: 'Accept', pressed: true })).toBeVisible();

    await leave();
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toBe('/g/home'));
    expect(bodyOf(calls, 'PATCH')).toMatchObject({ recipeIngredient: [{ food: { id: flour.id } }, { note: 'spelt' }] });
  });

  it('are discarded on request, and left at once as long as no line is corrected', async () => {
    const calls = parserServer();
    const { user, path, router } = open();
    const accept = await screen.findByRole('button', { name: 'Accept' });

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
    await waitFor(() => expect(accept).not.toBeInTheDocument());

    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(path()).toBe('/g/home/r/lentil-soup'));
    expect(bodyOf(calls, 'PATCH')).toBeUndefined();
  });

  it('keep corrections when the server was unavailable for a while', async () => {
    const calls = parserServer();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const loads = () => calls.filter(({ path }) => path === '/api/recipes/lentil-soup').length;
    const before = loads();

    act(() => outage.report('another call', 'unreachable'));
    act(() => outage.settle('another call')); // all that is on screen is loaded again

    await waitFor(() => expect(loads()).toBeGreaterThan(before));
    await act(() => Promise.resolve());
    expect(screen.getByRole('button', { name: 'Accept', pressed: true })).toBeVisible();
  });
});
