import { scrapeRecipe } from '../scrape-recipe.js';
import type { ScrapedRecipe } from '../scraped-recipe.js';
import { aPageWith, aRecipe } from '../testing/pages.js';

const scrape = (body: string, properties: Record<string, unknown> = {}): ScrapedRecipe | null =>
  scrapeRecipe({ html: aPageWith(aRecipe(properties)).replace('<body>', `<body>${body}`) });

const minutesOn = (body: string) => {
  const { prepTime, performTime, totalTime } = scrape(body) ?? {};
  return [prepTime, performTime, totalTime].map((time) => time?.minutes ?? null);
};

describe('what a page shows beside its lists', () => {
  it.each<[string, number | null]>([
    ['<p>Serves 4</p>', 4],
    ['<p>Serves: <b>20</b></p>', 20],
    ['<p>Servings</p><p>4</p>', 4],
    ['<div>Makes<br>12 cookies</div>', 12],
    ['<p>2 - 4 porcje</p>', 4],
    ['<p>Até 4 porções</p>', 4],
    ['<h2>Zutaten für 6 Personen</h2>', 6],
    ['<h2>Ingredients for 5 (small) servings</h2>', 5],
    ['<p>Serves eight to ten</p>', 10],
    ['<div class="sidebar"><p>4 porce</p></div>', 4],
    ['<div class="related"><p>4 servings</p><p>6 servings</p></div>', null],
    ['<p>Serving size 100 g</p>', null],
    ['<p>Serves as a side</p>', null],
    ['<p>Serve with 2 lemons</p>', null],
    ['<p>Rest for 20 minutes</p>', null],
    ['<h2>Nutrition per serving</h2>', null],
    [`<p>Serves 4 ${'and many more '.repeat(9)}</p>`, null],
  ])('is how much it makes: %s', (body, quantity) => {
    expect(scrape(body)?.yieldQuantity).toBe(quantity);
  });

  it.each<[string, (number | null)[]]>([
    ['<p>Prep Time</p><p>20</p><p>minutes</p><p>Cook Time</p><p>1 hr 10 min</p>', [20, 70, 90]],
    ['<p>Preparation Time: 30 mins</p><p>Cooking time: 13 mins</p><p>Total: 1 hour</p>', [30, 13, 60]],
    ['<dl><dt>Total Time</dt><dd>1:30</dd></dl>', [null, null, 90]],
    ['<p>Prep &amp; Cook Time<br>1 hour 20 minutes</p>', [null, null, 80]],
    ['<p>Vorbereitungszeit: 10 Min.</p><p>Backzeit: ca. 30 Minuten</p>', [10, 30, 40]],
    ['<p>Cook 20 minutes</p>', [null, null, null]],
    ['<p>Total 300 kcal</p><p>Ready in no time</p><p>Prep time matters</p>', [null, null, null]],
  ])('is how long it takes: %s', (body, minutes) => {
    expect(minutesOn(body)).toEqual(minutes);
  });

  it('never replaces what the data states', () => {
    const recipe = scrape('<p>Serves 4</p><p>Prep time: 5 min</p><p>Total time: 1 hour</p>', {
      recipeYield: '6',
      cookTime: 'PT30M',
    });

    expect(recipe).toMatchObject({ yieldQuantity: 6, prepTime: null, totalTime: { minutes: 30 } });
    expect(recipe?.origins).toMatchObject({ recipeYield: { source: 'json-ld' }, totalTime: { source: 'derived' } });
  });

  it('is marked as read from the page', () => {
    const recipe = scrape('<p>Serves 4</p><p>Total time: 1 hour</p>');

    expect(recipe?.origins).toMatchObject({ recipeYield: { source: 'content' }, totalTime: { source: 'content' } });
    expect(recipe?.origins.prepTime).toBeUndefined();
  });
});
