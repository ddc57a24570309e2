import { list, readRecipe } from '../testing/content.js';

const TART = {
  ingredients: ['3 lemons', '200 g sugar'],
  steps: ['Grate the lemons finely.', 'Bake the tart for an hour.'],
};

describe('readContent', () => {
  it.each<[string, string]>([
    [
      'bold text for headings',
      '<p><b>Ingredients:</b></p><p>3 lemons<br>200 g sugar</p><p><strong>Method</strong></p><p>Grate the lemons finely.</p><p>Bake the tart for an hour.</p>',
    ],
    [
      'names in the markup only',
      `<div class="recipe__ingredients">${list(TART.ingredients)}</div><div id="recipeInstructions">${list(TART.steps, 'ol')}</div>`,
    ],
    [
      'a table of amounts',
      '<h3>Ingredients</h3><table><tr><td>3</td><td>lemons</td></tr><tr><td>200 g</td><td>sugar</td></tr></table>' +
        `<h3>Steps</h3>${list(TART.steps)}`,
    ],
    [
      'a list of terms',
      `<h3>Ingredients</h3><dl><dt>3</dt><dd>lemons</dd><dt>200 g</dt><dd>sugar</dd></dl><h3>Steps</h3>${list(TART.steps)}`,
    ],
    ['boxes to tick', `<h3>Ingredients</h3>${list(['▢ 3 lemons', '☐ 200 g sugar'])}<h3>Steps</h3>${list(TART.steps)}`],
    [
      'both systems of measures',
      `<h3>Ingredients</h3>${list(TART.ingredients)}${list(['3 lemons', '7 oz sugar'])}<h3>Steps</h3>${list(TART.steps)}`,
    ],
    [
      'buttons, notes and nutrition around it',
      `<nav>${list(['1 Home', '2 Recipes', '3 About'])}</nav><h2>Ingredients</h2><button>Print</button><p>US Customary – Metric</p>${list(TART.ingredients)}
       <h2>Instructions</h2>${list(TART.steps, 'ol')}<h2>Notes</h2><p>Keeps well.</p><h2>Nutrition</h2>${list(['100 g fat'])}`,
    ],
    [
      'what readers wrote below it',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2>${list(TART.steps)}<div id="comments"><h3>Method</h3><p>${'I liked it. '.repeat(99)}</p></div>`,
    ],
    [
      'steps with numbers of their own',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2><p>Step 1</p><p>Grate the lemons finely.</p><p>Step 2</p><p>Bake the tart for an hour.</p>`,
    ],
    [
      'items that count themselves',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2>${list(TART.steps.map((step, i) => `<b>Step ${i + 1}</b><br>${step}`))}`,
    ],
    [
      'steps under several headings that hint at them',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>How to make the filling</h2><p>Grate the lemons finely.</p>
       <h2>How to bake the tart</h2><p>Bake the tart for an hour.</p><h2>About me</h2><p>I like tarts a lot.</p>`,
    ],
    [
      'counted steps',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2>${list(TART.steps.map((step, i) => `<b>${i + 1}.</b> ${step}`))}`,
    ],
    [
      'an article that describes the steps at length before the recipe does',
      `<h2>Method</h2><p>${'I grate the lemons while the oven gets hot. '.repeat(4)}</p>
       <h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2>${list(TART.steps)}`,
    ],
    [
      'captions, films and ingredients repeated in the steps',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2>${list([
        `${TART.steps[0]}<figure><img src="a.jpg"><figcaption>Ana / Bo</figcaption></figure><p>3 lemons</p>`,
        `${TART.steps[1]}<p>https://films.example/tart.mp4</p>`,
      ])}`,
    ],
    [
      'who wrote it, below marked steps',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2><div class="steps">${list(TART.steps)}</div><p>Hi! I like tarts.</p><p>Find me online.</p>`,
    ],
    [
      'an author named in a heading',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>Method</h2>${TART.steps.map((step) => `<p>${step}</p>`).join('')}<h4>About Ana</h4><p>She bakes a lot of tarts for all of us.</p>`,
    ],
    [
      'times below the ingredients',
      `<h2>Ingredients</h2>${list(TART.ingredients)}${list(['Total time 50 m', 'Cooking time 20 min'])}<h2>Method</h2>${list(TART.steps)}`,
    ],
    [
      'variations within the part that holds the steps',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<div class="steps"><h2>Let us bake</h2>${list(TART.steps)}<h3>Recipe variations</h3>${list(['Instead of lemons take limes or a large orange.'])}</div>`,
    ],
    [
      'ingredients in a column of their own',
      `<main><div class="content-with-sidebar"><aside class="recipe-ingredients"><h2>Ingredients</h2>${list(TART.ingredients)}</aside>
       <h2>Method</h2>${list(TART.steps)}</div><aside class="teaser">${list(['200 g ads', '1 cup ads'])}</aside></main>`,
    ],
  ])('accepts %s', (_, html) => {
    expect(readRecipe(html)).toEqual(TART);
  });

  it.each<[string, string]>([
    ['pictures', `<h2>🛒 What You’ll Need</h2>${list(TART.ingredients)}<h2>👩‍🍳 Method ✨</h2>${list(TART.steps, 'ol')}`],
    [
      'numbered steps',
      `<h2>Ingredients</h2>${list(TART.ingredients)}<h2>How to make lemon tart</h2>
       <h3>Step 1: Prep your ingredients</h3><p>${TART.steps[0]}</p><h3>Step 2: Bake</h3><p>${TART.steps[1]}</p>
       <h2>Storage</h2><p>It keeps for a day in the fridge.</p>`,
    ],
    [
      'a step about ingredients',
      `<h2>Ingredientes</h2>${list(TART.ingredients)}<h2>Elaboración de la tarta</h2>
       <p><b>Preparar los ingredientes:</b></p>${TART.steps.map((step) => `<p>${step}</p>`).join('')}`,
    ],
    [
      'groups of the same rank',
      `<h3>Ingredients</h3>${list(TART.ingredients)}<h3>Instructions</h3><h3>Base method</h3>${list(TART.steps.slice(0, 1))}
       <h3>Filling method</h3>${list(TART.steps.slice(1))}<h3>Notes</h3>${list(['It keeps for a day.'])}`,
    ],
    [
      'a table for the layout',
      `<table><tr><td><h2>Ingredients</h2>${TART.ingredients.join('<br>')}</td>
       <td><h2>Method</h2>${TART.steps.map((step) => `${step}<br><br>`).join('')}</td></tr></table>`,
    ],
    [
      'a sidebar',
      `<h2>Method</h2>${list(TART.steps, 'ol')}
       <aside id="sidebar">${'<div>'.repeat(30)}<h2>Ingredients</h2>${list(TART.ingredients)}${'</div>'.repeat(30)}</aside>`,
    ],
  ])('reads headings with %s', (_, html) => {
    expect(readRecipe(html)).toEqual(TART);
  });
});
