import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aRecipe, anIngredient, aStep } from '../../../testing/builders.js';
import { ABOUT, answer, fakeServer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { showLocale } from '../../../shared/i18n/i18n.js';
import { openApp, resetApp } from '../../../testing/open-app.js';

const ONION = anIngredient({ quantity: 2, note: 'onions', title: 'For the soup' });
const LENTILS = anIngredient({ quantity: 1.5, note: 'cups of <b>lentils</b>' });
const STEPS = [
  aStep({ title: 'Soup', text: 'Fry the **onions**.', ingredientReferences: [{ referenceId: ONION.referenceId }] }),
  aStep({ summary: 'Simmer', text: 'Add [lentils](javascript:alert(1))<script>alert(1)</script>.' }),
];
const SOUP = aRecipe({
  totalTime: '50 minutes',
  recipeIngredient: [ONION, LENTILS],
  recipeInstructions: STEPS,
  notes: [{ title: 'Freezer', text: 'Keeps 3 months.' }],
  orgURL: 'https://www.cooking.example/soup',
  tags: [{ id: 'tag-1', name: 'Winter', slug: 'winter' }],
  nutrition: { ...aRecipe().nutrition, calories: '310', proteinContent: '18' },
});

describe('the recipe page', () => {
  beforeEach(() => {
    homeServer({ 'GET /api/recipes/lentil-soup': answer(SOUP) });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it.each([
    ['ar-SA', '٢ onions', '١', 'الخطوة ١'],
    ['de-DE', '2 onions', '1', 'Schritt 1'],
  ])('has amounts and step numbers in the digits of the language: %s', async (locale, onions, number, caption) => {
    await showLocale(locale);
    openApp('/g/home/r/lentil-soup');

    const step = await screen.findByRole('button', { name: caption });
    expect(within(step).getByText(number)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: onions })).toBeVisible();
  });

  it('shows description, times, source and content', async () => {
    openApp('/g/home/r/lentil-soup');

    expect(await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeVisible();
    expect(screen.getByText('50 minutes')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'For the soup' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Original on cooking.example' })).toHaveAttribute('href', SOUP.orgURL);
    expect(screen.getByRole('link', { name: 'Winter' })).toHaveAttribute('href', '/g/home?tags=tag-1');
    expect(screen.getByText('310')).toBeInTheDocument();
    expect(document.title).toBe('Lentil Soup · Larder');
  });

  it('renders Markdown without unsafe content', async () => {
    openApp('/g/home/r/lentil-soup');

    expect(await screen.findByText('onions', { selector: 'p strong' })).toBeVisible();
    expect(document.querySelector('[href^="javascript"]')).toBeNull();
    expect(document.body.innerHTML).not.toContain('alert(1)');
  });

  it('shows videos of allowed sites in a sandbox, and links to all others', async () => {
    const video = (host: string) => `<iframe src="https://${host}/embed/x" title="${host}" srcdoc="<b>x</b>"></iframe>`;
    const steps = [aStep({ text: `Watch: ${video('tube.example')} ${video('other.example')}` })];
    homeServer({
      'GET /api/app/about': answer({ ...ABOUT, embedHosts: ['tube.example'] }),
      'GET /api/recipes/lentil-soup': answer({ ...SOUP, recipeInstructions: steps }),
    });
    openApp('/g/home/r/lentil-soup');

    const frame = await screen.findByTitle('tube.example');
    expect(frame).toHaveAttribute('src', 'https://tube.example/embed/x');
    expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame).not.toHaveAttribute('srcdoc');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'other.example' })).toHaveAttribute(
      'href',
      'https://other.example/embed/x',
    );
  });

  it('scales the recipe, also in the URL', async () => {
    const { user, path } = openApp('/g/home/r/lentil-soup');

    await user.click(await screen.findByRole('button', { name: 'Increase servings' }));
    await user.click(screen.getByRole('button', { name: 'Increase servings' }));
    expect(screen.getByRole('button', { name: '6 bowls' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '3 onions' })).toBeVisible();
    expect(path()).toBe('/g/home/r/lentil-soup?scale=1.5');
    await user.click(screen.getByRole('button', { name: 'Decrease servings' }));

    expect(screen.getByRole('button', { name: '5 bowls' })).toBeVisible();
  });

  it('reads the scale from the URL', async () => {
    openApp('/g/home/r/lentil-soup?scale=2');

    expect(await screen.findByRole('checkbox', { name: '4 onions' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '3 cups of lentils' })).toBeVisible();
  });

  it('accepts exact servings, also with a fraction or a decimal comma, and resets them', async () => {
    const { user } = openApp('/g/home/r/lentil-soup');

    await user.click(await screen.findByRole('button', { name: '4 bowls' }));
    const field = await screen.findByRole('textbox', { name: 'Servings' });
    await user.clear(field);
    await user.type(field, '2,5');
    expect(await screen.findByRole('button', { name: '2.5 bowls' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset servings' }));

    expect(await screen.findByRole('button', { name: '4 bowls' })).toBeInTheDocument();
  });

  it('keeps checked ingredients and steps over a reload', async () => {
    const first = openApp('/g/home/r/lentil-soup');
    await first.user.click(await screen.findByRole('checkbox', { name: '2 onions' }));
    await first.user.click(screen.getByRole('button', { name: 'Simmer' }));
    document.body.innerHTML = '';

    openApp('/g/home/r/lentil-soup');

    expect(await screen.findByRole('checkbox', { name: '2 onions' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Simmer' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('checks a whole section at once', async () => {
    const { user } = openApp('/g/home/r/lentil-soup');

    await user.click(await screen.findByRole('button', { name: 'Soup' }));

    for (const name of ['Step 1', 'Simmer']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    }
  });

  it('has a cook mode with next, back, done and a stored position', async () => {
    const { user, path } = openApp('/g/home/r/lentil-soup?scale=2');

    await user.click(await screen.findByRole('button', { name: 'Cook mode' }));
    const cook = within(await screen.findByRole('dialog', { name: 'Cook mode' }));
    expect(cook.getByRole('heading', { level: 1 })).toHaveTextContent('Step 1 of 2');
    expect(within(cook.getByRole('region', { name: 'Instructions' })).getByRole('listitem')).toHaveTextContent(
      '4 onions',
    );
    const liveRegion = cook.getByRole('heading', { level: 1 }).closest<HTMLElement>('[aria-live]');
    await user.keyboard('{ArrowRight}');
    expect(cook.getByRole('heading', { level: 1 })).toHaveTextContent('Simmer');
    expect(liveRegion).toContainElement(cook.getByRole('heading', { level: 1 }));
    await user.keyboard('{ArrowLeft}');
    expect(cook.getByRole('heading', { level: 1 })).toHaveTextContent('Step 1 of 2');
    await user.click(cook.getByRole('button', { name: 'Next step' }));
    await user.click(cook.getByRole('button', { name: 'Leave cook mode' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path()).toBe('/g/home/r/lentil-soup?scale=2');
    expect(screen.getByRole('button', { name: 'Step 1' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Cook mode' }));
    expect(within(await screen.findByRole('dialog')).getByRole('heading', { level: 1 })).toHaveTextContent('Simmer');
  });
});

describe('a missing recipe', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await resetApp();
  });

  it('is shown as not found, with a link to all recipes', async () => {
    homeServer();
    const { user, path } = openApp('/g/home/r/nothing');

    await screen.findByRole('heading', { name: 'Recipe not found' });
    await user.click(screen.getByRole('button', { name: 'All recipes' }));

    await waitFor(() => expect(path()).toBe('/g/home'));
  });

  it('redirects visitors to the public recipes of the group', async () => {
    fakeServer({ 'GET /api/explore/groups/home/recipes': answer(aPage([])) });
    const { path } = openApp('/g/home/r/secret');

    await waitFor(() => expect(path()).toBe('/g/home'));
    expect(await screen.findByText('This group shows no recipes to visitors')).toBeVisible();
  });
});
