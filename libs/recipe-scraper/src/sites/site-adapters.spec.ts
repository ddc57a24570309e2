import { scrapeRecipe } from '../scrape-recipe.js';
import type { ScrapedRecipe } from '../scraped-recipe.js';
import { aPageWith, aRecipe } from '../testing/pages.js';

const scrape = (url: string, body: string, properties: Record<string, unknown> = {}): ScrapedRecipe | null =>
  scrapeRecipe({ url, html: aPageWith(aRecipe(properties)).replace('<body>', `<body>${body}`) });

const textsOf = (lines: { text: string }[] | undefined): string[] | undefined => lines?.map(({ text }) => text);

describe('a site that shows more than its data states', () => {
  it('bodybuilding.com: amounts as shown', () => {
    const body = `<ul><li class="bb-recipe__ingredient-list-item">2½ cup broth</li>
      <li class="bb-recipe__ingredient-list-item">1 leek</li></ul>`;
    const recipe = scrape('https://www.bodybuilding.com/recipes/soup', body, {
      recipeIngredient: ['2.5 cup broth', '1 whole leek'],
    });

    expect(textsOf(recipe?.ingredients)).toEqual(['2½ cup broth', '1 leek']);
    expect(recipe?.origins.ingredients?.source).toBe('adapter');
  });

  it('cookomix.com: steps as shown, under their headings', () => {
    const body = `<div class="instructions"><h2>La pâte</h2><ol><li>Mélanger <b>1 min</b>.</li><li>Étaler.</li></ol>
      <h2>Le montage</h2><ol><li>Garnir et cuire.</li></ol></div>`;

    expect(scrape('https://www.cookomix.com/recettes/tarte/', body)?.steps).toEqual([
      { title: 'La pâte', text: 'Mélanger 1 min.' },
      { title: '', text: 'Étaler.' },
      { title: 'Le montage', text: 'Garnir et cuire.' },
    ]);
  });

  it('eggs.ca: metric amounts', () => {
    const body = `<ul class="ingredients"><li class="ingredient"><span>1 &frac12; cups (375 mL) </span><span>cream</span></li>
      <li class="ingredient"><span>4 </span><span>yolks</span></li></ul>`;
    const recipe = scrape('https://eggs.ca/recipes/custard/', body, {
      recipeIngredient: ['1 1/2 cups cream', '4 yolks'],
    });

    expect(textsOf(recipe?.ingredients)).toEqual(['1 ½ cups (375 mL) cream', '4 yolks']);
  });

  it('weightwatchers.com: moves the description of a food after it', () => {
    const row = (name: string, description: string): string =>
      `<div data-e2e-name="ingredient_item"><p data-e2e-name="ingredient_name"> ${name}</p>
       <p data-e2e-name="ingredient_description">${description}</p></div>`;
    const body = row('Egg', '<span>1</span><span> item(s), large</span>') + row('Salt, fine', '1,5 g');
    const recipe = scrape('https://www.weightwatchers.com/us/recipe/egg/1', body);

    expect(textsOf(recipe?.ingredients)).toEqual(['1 item(s) Egg; large', '1,5 g Salt, fine']);
  });

  it('xiachufang.com: the name given by its author', () => {
    const body = '<h1 class="page-title"> 妈妈的焗饭 </h1>';

    expect(scrape('https://www.xiachufang.com/recipe/1/', body, { name: '焗饭' })?.name).toBe('妈妈的焗饭');
  });

  it('is selected by the address in the page when there is no other', () => {
    const link = '<link rel="canonical" href="https://www.xiachufang.com/recipe/1/">';
    const html = aPageWith(aRecipe()).replace('</head>', `${link}</head>`) + '<h1 class="page-title">妈妈的焗饭</h1>';

    expect(scrapeRecipe({ html })?.name).toBe('妈妈的焗饭');
    expect(scrapeRecipe({ html, url: 'https://cooking.example/' })?.name).toBe('Lemon tart');
  });

  it('is read by general rules after a redesign', () => {
    for (const host of ['bodybuilding.com', 'cookomix.com', 'eggs.ca', 'weightwatchers.com', 'xiachufang.com']) {
      const recipe = scrape(`https://${host}/new`, '<p>A new design.</p>');

      expect(recipe).toMatchObject({ name: 'Lemon tart', origins: { ingredients: { source: 'json-ld' } } });
      expect(textsOf(recipe?.steps)).toEqual(['Grate the lemons.', 'Bake for an hour.']);
    }
  });
});
