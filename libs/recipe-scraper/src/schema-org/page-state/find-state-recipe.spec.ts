import { scrapeRecipe } from '../../scrape-recipe.js';

const STEPS = ['Grate the lemons and mix them with the sugar.', 'Bake the tart for an hour.'];
const LINES = ['3 lemons', '200 g sugar', '2 eggs'];
const script = (state: unknown): string => `<script id="__NEXT_DATA__">${JSON.stringify(state)}</script>`;
const scrape = (body: string) =>
  scrapeRecipe({ html: `<html><head><title>Lemon tart</title></head><body><div id="app"></div>${body}</body></html>` });
const ingredientsIn = (body: string) => scrape(body)?.ingredients.map(({ title, text }) => [title, text]);
const untitled = (lines: readonly string[]) => lines.map((text) => ['', text]);

describe('a page that only has data for its own scripts', () => {
  it('is read by usual names of the properties', () => {
    const recipe = {
      title: 'Lemon tart',
      ingredients: LINES,
      method: STEPS.map((description, at) => ({ position: at + 1, description })),
      servings: 6,
      prep_time: 20,
      cookTimeInMinutes: 40,
      heroImage: { src: 'https://cooking.example/tart.jpg' },
    };

    expect(scrape(script({ props: { pageProps: { related: [{ title: 'Plum tart' }], recipe } } }))).toMatchObject({
      strategy: 'structured-data',
      name: 'Lemon tart',
      recipeYield: '6 servings',
      prepTime: { minutes: 20 },
      performTime: { minutes: 40 },
      totalTime: { minutes: 60 },
      images: ['https://cooking.example/tart.jpg'],
      ingredients: LINES.map((text) => ({ title: '', text })),
      steps: STEPS.map((text) => ({ title: '', text })),
      origins: { ingredients: { source: 'page-json' } },
    });
  });

  it('may be the data alone', () => {
    const recipe = {
      title: 'Lemon tart',
      ingredients: ['3 lemons', '200 g sugar'],
      steps: ['Grate the lemons finely.', 'Bake the tart for an hour.'],
    };

    expect(scrapeRecipe({ html: JSON.stringify({ result: { data: { contentfulRecipe: recipe } } }) })).toMatchObject({
      name: 'Lemon tart',
      ingredients: [{ text: '3 lemons' }, { text: '200 g sugar' }],
      steps: [{ text: 'Grate the lemons finely.' }, { text: 'Bake the tart for an hour.' }],
    });
  });

  it('may have groups, and parts of ingredients', () => {
    const ingredientGroups = [
      { title: 'Base', ingredients: [{ quantity: 200, unit: { name: 'gram', abbreviation: 'g' }, name: 'flour' }] },
      { title: 'Top', ingredients: [{ amount: '3', ingredient: { singular: 'lemon', plural: 'lemons' } }] },
      {
        title: '',
        ingredients: [
          { text: '2 eggs, beaten', quantity: 2 },
          { name: 'sugar', unit: '', note: 'to taste' },
        ],
      },
    ];

    expect(ingredientsIn(script({ recipe: { ingredientGroups, directions: STEPS.join('\n') } }))).toEqual([
      ['Base', '200 g flour'],
      ['Top', '3 lemons'],
      ['', '2 eggs, beaten'],
      ['', 'sugar, to taste'],
    ]);
  });

  it('may have the cache of a GraphQL client', () => {
    const state = {
      'Recipe:1': { __typename: 'Recipe', ingredients: [{ __ref: 'Line:1' }, { __ref: 'Line:2' }], steps: STEPS },
      'Line:1': { __typename: 'Line', text: '3 lemons' },
      'Line:2': { __typename: 'Line', text: '200 g sugar' },
    };

    expect(ingredientsIn(`<script>window.__APOLLO_STATE__ = ${JSON.stringify(state)};</script>`)).toEqual(
      untitled(['3 lemons', '200 g sugar']),
    );
  });

  it('may have a list of Nuxt, a string, or an attribute', () => {
    const recipe = { ingredients: LINES, instructions: STEPS };
    const list = [{ ingredients: 1, instructions: 5 }, [2, 3, 4], ...LINES, [6, 7], ...STEPS];

    const pages = [
      script(list),
      `<script>start(JSON.parse(${JSON.stringify(JSON.stringify({ recipe }))}))</script>`,
      `<div data-page="${JSON.stringify({ recipe }).replaceAll('"', '&quot;')}"></div>`,
    ];

    expect(pages.map(ingredientsIn)).toEqual(pages.map(() => untitled(LINES)));
  });

  it('may have the positions of Remix, for names as well', () => {
    const list = [
      { _1: 2 },
      'recipe',
      { _3: 4, _5: 6 },
      'ingredients',
      [7, 8, 9],
      'instructions',
      [10, 11],
      ...LINES,
      ...STEPS,
    ];
    const call = `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${JSON.stringify(list)}\n`)});`;

    expect(ingredientsIn(`<script>${call}</script>`)).toEqual(untitled(LINES));
  });

  it('may have the escapes of Angular', () => {
    const state = JSON.stringify({ 'G.1': { body: { ingredients: LINES, steps: STEPS } } }).replaceAll('"', '&q;');

    expect(ingredientsIn(`<script id="app-state" type="application/json">${state}</script>`)).toEqual(untitled(LINES));
  });

  it('may have the kinds of the values of an Astro island', () => {
    const texts = (lines: string[]) => [1, lines.map((line) => [0, line])];
    const props = { recipe: [0, { ingredients: texts(LINES), steps: texts(STEPS) }], isOpen: [0, true] };

    expect(
      ingredientsIn(`<astro-island props="${JSON.stringify(props).replaceAll('"', '&quot;')}"></astro-island>`),
    ).toEqual(untitled(LINES));
  });

  it.each<[string, (lines: string[]) => unknown]>([
    [
      'Contentful',
      (lines) => ({
        json: {
          nodeType: 'document',
          content: [
            { nodeType: 'heading-3', content: [{ nodeType: 'text', value: 'Base' }] },
            {
              nodeType: 'unordered-list',
              content: lines.map((value) => ({
                nodeType: 'list-item',
                content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value }] }],
              })),
            },
          ],
        },
      }),
    ],
    [
      'Sanity',
      (lines) => [
        { _type: 'block', style: 'h3', children: [{ _type: 'span', text: 'Base' }] },
        ...lines.map((text) => ({
          _type: 'block',
          listItem: 'bullet',
          children: [
            { _type: 'span', text: text.slice(0, 2) },
            { _type: 'span', text: text.slice(2), marks: ['strong'] },
          ],
        })),
      ],
    ],
    [
      'Lexical',
      (lines) => ({
        root: {
          type: 'root',
          children: [
            { type: 'heading', tag: 'h3', children: [{ type: 'text', text: 'Base' }] },
            {
              type: 'list',
              children: lines.map((text) => ({ type: 'listitem', children: [{ type: 'text', text }] })),
            },
          ],
        },
      }),
    ],
  ])('may have rich texts of %s', (_, richText) => {
    const recipe = scrape(script({ entry: { ingredients: richText(LINES), method: richText(STEPS) } }));

    expect(recipe?.ingredients).toEqual(LINES.map((text, at) => ({ title: at === 0 ? 'Base' : '', text })));
    expect(recipe?.steps).toEqual(STEPS.map((text, at) => ({ title: at === 0 ? 'Base' : '', text })));
  });

  it('has the amounts of all servings where those of one are stored', () => {
    const amounts = [0.5, 0.25, 12.5, 0.75];
    const ingredients = amounts.map((amount) => ({ amount, unit: 'stk.', name: 'lemon' }));

    const lines = ingredientsIn(script({ recipe: { ingredients, steps: STEPS, servings: 4 } }));

    expect(lines).toEqual(untitled(['2 lemon', '1 lemon', '50 lemon', '3 lemon']));
  });

  it.each<[string, unknown]>([
    ['texts of the interface', { ingredients: 'Ingredients', steps: 'Steps' }],
    ['counts', { ingredients: 12, steps: 4 }],
    ['ids', { ingredients: [101, 102], steps: [7, 8] }],
  ])('is no recipe for %s', (_, state) => {
    expect(scrape(script(state))).toBeNull();
  });

  it('is read by what it shows where it shows the recipe', () => {
    const list = `<h2>Ingredients</h2><ul><li>4 limes</li><li>300 g sugar</li><li>5 eggs</li></ul>
      <h2>Method</h2><p>${STEPS.join('</p><p>')}</p>`;

    expect(ingredientsIn(`${list}${script({ ingredients: LINES, steps: STEPS })}`)).toEqual(
      untitled(['4 limes', '300 g sugar', '5 eggs']),
    );
  });

  it('takes bounded time for references in a circle', () => {
    const node = (name: string, next: string) => ({
      [name]: { __typename: 'x', ingredients: [{ __ref: next }, { __ref: next }], steps: [{ __ref: next }] },
    });

    expect(scrape(script({ ...node('a', 'b'), ...node('b', 'a') }))).toBeNull();
  });
});
