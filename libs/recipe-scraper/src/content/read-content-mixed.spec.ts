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
      'in lines of text without headings',
      `<p>By Anna</p><p>Serves 4</p><p>${INGREDIENTS.join('<br>')}</p>${STEPS.map((step) => `<p>${step}</p>`).join('')}`,
    ],
    [
      'with tags and categories below the steps',
      `<h2>Ingredients</h2>${list(INGREDIENTS)}${METHOD}${list(['Lunch', 'New Year', 'Tarts'])}<p>Category: Cakes</p>`,
    ],
    [
      'with facts between the heading and the steps',
      `<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(['Serves 4', 'Cooking time 30 min', ...STEPS])}`,
    ],
    [
      'with advertisements between the steps',
      `<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2><p>${STEPS[0]}</p><p>Advertisement</p><p>${STEPS[1]}</p>`,
    ],
    [
      'with numbers that stick to the steps',
      `<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(STEPS.map((step, index) => `<span>Step ${index + 1}</span>${step}`))}`,
    ],
    [
      'above a question about it and links to other recipes',
      `<h2>Ingredients</h2>${list(INGREDIENTS)}${METHOD}<h2>Did you like this recipe?</h2>` +
        `<h3>How to make more tarts</h3>${list(Array.from({ length: 99 }, (_, at) => `Lemon tart number ${at}`))}`,
    ],
    [
      'in a column below an advertisement',
      `<h2>Ingredients</h2>${list(INGREDIENTS)}<aside><h2>You may like</h2><div>A film</div>${METHOD}</aside>`,
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

  it('omits the label that the page puts above every step', () => {
    const steps = [...STEPS, 'Serve the tart with cream.'];
    const labeled = list(steps.map((step) => `<div>Done</div><div>${step}</div>`));

    const recipe = readRecipe(`<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${labeled}`);

    expect(recipe).toEqual({ ingredients: INGREDIENTS, steps });
  });

  it('repairs a text whose bytes were decoded twice', () => {
    const { ingredients } = readRecipe(`<h2>Ingredients</h2>${list(['1Â½ lemons', '200 g crÃ¨me'])}${METHOD}`);

    expect(ingredients).toEqual(['1½ lemons', '200 g crème']);
  });

  it('does not take the recipe of a comment for that of the page', () => {
    const comment = list([
      'Anna: I use',
      '300 g flour',
      '4 eggs',
      '500 ml milk',
      '100 g sugar',
      '2 tbsp oil',
      '1 tsp salt',
    ]);
    const short = list(['Whisk it all.', 'Fry thin pancakes.']);

    const recipe = readRecipe(
      `<h2>Ingredients</h2>${list(['200 g flour', '2 eggs'])}<h2>Method</h2>${short}<h2>12 Comments</h2>${comment}`,
    );

    expect(recipe).toEqual({ ingredients: ['200 g flour', '2 eggs'], steps: ['Whisk it all.', 'Fry thin pancakes.'] });
  });

  it('omits lines without visible characters, and numbers also where the last line has none', () => {
    const steps = STEPS.map((step, index) => `<p>${index + 1}. ${step}</p>`).join('');

    const recipe = readRecipe(
      `<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${steps}<p>&#8203;</p><p>Enjoy!</p>`,
    );

    expect(recipe.steps).toEqual([...STEPS, 'Enjoy!']);
  });

  it('removes numbers before Chinese commas', () => {
    const recipe = readRecipe(
      `<h2>食材</h2>${list(['200克 糖', '3个 柠檬'])}<h2>步骤</h2><p>1、把柠檬洗干净，然后擦碎柠檬皮。</p><p>2、加入糖，搅拌均匀后放入烤箱烤一个小时。</p>`,
    );

    expect(recipe.steps).toEqual(['把柠檬洗干净，然后擦碎柠檬皮。', '加入糖，搅拌均匀后放入烤箱烤一个小时。']);
  });
});
