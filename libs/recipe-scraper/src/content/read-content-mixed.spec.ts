import { list, readRecipe } from '../testing/content.js';

const INGREDIENTS = ['3 lemons', '200 g sugar', '2 tbsp butter'];
const STEPS = ['Grate the lemons finely and mix them with the sugar.', 'Bake the tart for an hour and let it cool.'];
const TART = { ingredients: INGREDIENTS, steps: STEPS };
const METHOD = `<h2>Method</h2>${list(STEPS, 'ol')}`;

describe('readContent of a recipe among other content', () => {
  it.each<[string, string]>([
    [
      'in a form around the page',
      `<form id="form1"><nav>${list(['Home', 'Recipes'])}</nav><h1>Tart</h1><h2>Ingredients</h2>${list(INGREDIENTS)}${METHOD}</form>`,
    ],
    [
      'above a longer table of nutrition',
      `<h2>Ingredients</h2>${list(INGREDIENTS)}${METHOD}<h2>Per serving</h2>` +
        list([
          'Energy 900 kJ',
          '12 g protein',
          '9 g fat',
          '3 g saturated',
          '69 mg sodium',
          '1 mg iron',
          '2 g fibre',
          '8 g carbs',
        ]),
    ],
    [
      'in lists that the markup names like something else',
      `<h2>Ingredients</h2><ul class="share">${INGREDIENTS.map((line) => `<li>${line}</li>`).join('')}</ul>${list(['easy', 'French'])}` +
        `<h2>Method</h2><ol class="share">${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    ],
    [
      'with a list of facts below the ingredients',
      `<h2>Ingredients</h2>${list(INGREDIENTS)}${list(['Serves<br>4', 'Cost<br>low', 'Difficulty<br>easy', 'Total time<br>60 min'])}${METHOD}`,
    ],
    [
      'with steps in the list of ingredients',
      `<h2>Ingredients</h2><ul><li>${INGREDIENTS.join('</li><li>')}</li><li><p>Step 1</p><p>${STEPS[0]}</p></li></ul>${METHOD}`,
    ],
    [
      'with names of photographers',
      `<h2>Ingredients</h2><p>Photo credit: © Anna</p><p>${INGREDIENTS.join('<br>')}</p><p>© Anna</p>${METHOD}`,
    ],
  ])('reads a recipe %s', (_, html) => {
    expect(readRecipe(html)).toEqual(TART);
  });

  it('ignores a form for comments', () => {
    const comments = `<form><h3>Leave a reply</h3><p>${'I liked it a lot, thank you. '.repeat(9)}</p></form>`;

    const recipe = readRecipe(`<h2>Ingredients</h2>${list(INGREDIENTS)}${METHOD}${comments}`);

    expect(recipe).toEqual(TART);
  });
});
