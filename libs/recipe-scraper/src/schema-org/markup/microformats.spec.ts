import { scrapeRecipe } from '../../scrape-recipe.js';

const scrape = (html: string) => scrapeRecipe({ html, url: 'https://cooking.example/tarts/1' });
const texts = (lines: readonly { text: string }[] = []): string[] => lines.map(({ text }) => text);

describe('the recipe microformat', () => {
  it('is read in its first version', () => {
    const recipe = scrape(`<div class="hrecipe"><h2 class="fn">Lemon tart</h2><img class="photo" src="/tart.jpg">
      <p class="summary">A sour tart.</p><p class="author vcard"><span class="fn">Anna</span></p>
      Serves <span class="yield">6 people</span>
      <span class="preptime"><span class="value-title" title="PT20M"></span>twenty minutes</span>
      <span class="cooktime"><abbr class="value-title" title="PT40M">40 minutes</abbr></span>
      <abbr class="duration" title="PT1H">an hour</abbr>
      <ul><li class="ingredient"><span class="value">3</span> <span class="ingredient">lemons</span></li>
        <li class="ingredient">200 g sugar</li></ul>
      <ol class="instructions"><li class="instruction">Grate the lemons.</li><li class="instruction">Bake.</li></ol>
      <div class="nutrition"><span class="calories">250 kcal</span> <span class="fat">10 g</span></div>
      <a rel="tag" class="tag">dessert</a></div>`);

    expect(recipe).toMatchObject({
      strategy: 'structured-data',
      name: 'Lemon tart',
      description: 'A sour tart.',
      images: ['https://cooking.example/tart.jpg'],
      recipeYield: '6 servings',
      prepTime: { minutes: 20 },
      performTime: { minutes: 40 },
      totalTime: { minutes: 60 },
      nutrition: { calories: '250', fatContent: '10' },
      keywords: ['Dessert'],
      origins: { ingredients: { source: 'microformats' } },
    });
    expect(texts(recipe?.ingredients)).toEqual(['3 lemons', '200 g sugar']);
    expect(texts(recipe?.steps)).toEqual(['Grate the lemons.', 'Bake.']);
  });

  it('is read in its second version, also within sentences', () => {
    const recipe = scrape(`<article class="h-recipe"><h1 class="p-name">Lemon tart</h1>
      <p class="p-author h-card"><img class="u-photo" src="/anna.jpg"><span class="p-name">Anna</span></p>
      <img class="u-photo" src="tart.jpg"><p>For <data class="p-yield" value="6">six</data>, in
      <time class="dt-duration" datetime="PT1H">an hour</time>. Take <span class="p-ingredient">3 lemons</span> and
      <span class="p-ingredient">200 g sugar</span>.</p>
      <div class="e-instructions"><p>Grate the lemons.</p><p>Bake.</p></div></article>`);

    expect(recipe).toMatchObject({
      name: 'Lemon tart',
      images: ['https://cooking.example/tarts/tart.jpg'],
      recipeYield: '6 servings',
      totalTime: { minutes: 60 },
    });
    expect(texts(recipe?.ingredients)).toEqual(['3 lemons', '200 g sugar']);
    expect(texts(recipe?.steps)).toEqual(['Grate the lemons.', 'Bake.']);
  });

  it('fills what other data of the recipe lack', () => {
    const data = { '@type': 'Recipe', name: 'Lemon tart', recipeIngredient: ['3 limes'], recipeInstructions: 'Bake.' };

    const recipe = scrape(`<script type="application/ld+json">${JSON.stringify(data)}</script>
      <div class="hrecipe"><b class="fn">Lemon tart</b><i class="yield">6</i><i class="ingredient">3 lemons</i></div>`);

    expect(recipe?.recipeYield).toBe('6 servings');
    expect(texts(recipe?.ingredients)).toEqual(['3 limes']);
  });
});
