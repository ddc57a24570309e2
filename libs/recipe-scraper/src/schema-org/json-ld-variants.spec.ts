import { scrapeRecipe } from '../scrape-recipe.js';
import { aRecipe } from '../testing/pages.js';

const INGREDIENTS = ['250 g red lentils', '1 onion, chopped', '1 tsp cumin'];
const STEPS = [
  'Fry the onion until it is golden.',
  'Add the lentils and simmer for 25 minutes.',
  'Season it and serve.',
];
const url = 'https://cooking.example/recipes/soup';

const soup = (properties: Record<string, unknown> = {}): Record<string, unknown> =>
  aRecipe({ name: 'Lentil soup', recipeIngredient: INGREDIENTS, recipeInstructions: STEPS, ...properties });
const JSON_TEXT = JSON.stringify(soup());

/** The fields of a recipe in a script, as it is written there. */
function scrapeText(text: string) {
  const page = `<html><head><script type="application/ld+json">${text}</script></head><body><h1>Lentil soup</h1></body></html>`;
  const recipe = scrapeRecipe({ html: page, url });
  const textsOf = (lines: { title: string; text: string }[] = []) =>
    lines.map(({ title, text: line }) => (title ? `[${title}] ${line}` : line));
  return {
    name: recipe?.name,
    ingredients: textsOf(recipe?.ingredients),
    steps: textsOf(recipe?.steps),
    recipeYield: recipe?.recipeYield,
    minutes: recipe?.totalTime?.minutes,
    images: recipe?.images,
    keywords: recipe?.keywords,
    calories: recipe?.nutrition?.calories,
  };
}
const scrapeData = (data: unknown) => scrapeText(JSON.stringify(data));
const UNCHANGED = { name: 'Lentil soup', ingredients: INGREDIENTS, steps: STEPS };

describe('JSON-LD as pages write it', () => {
  it.each<[string, unknown]>([
    [
      'a graph with references',
      { '@graph': [{ '@type': 'WebPage', mainEntity: { '@id': '#r' } }, soup({ '@id': '#r' })] },
    ],
    ['lists in lists', [[[{ '@graph': [[soup()]] }]]]],
    ['a graph keyed by names', { '@graph': { a: { '@type': 'WebSite' }, b: soup() } }],
    ['a part of an article', { '@type': 'Article', hasPart: [soup()] }],
    ['two types', soup({ '@type': ['HowTo', 'Recipe'] })],
    [
      'a prefix for schema.org',
      {
        '@type': 's:Recipe',
        's:name': 'Lentil soup',
        's:recipeIngredient': INGREDIENTS,
        's:recipeInstructions': STEPS,
      },
    ],
    ['another recipe before it', [aRecipe({ name: 'Bean stew' }), soup()]],
    ['the same recipe without its lists before it', [{ '@type': 'Recipe', name: 'Lentil soup' }, soup()]],
    [
      'a carousel of other recipes',
      [{ '@type': 'ItemList', itemListElement: [{ item: aRecipe({ name: 'Bean stew' }) }] }, soup()],
    ],
    ['a name in a list', soup({ name: ['Lentil soup'] })],
    ['a name with its language', soup({ name: { '@value': 'Lentil soup', '@language': 'en' } })],
    ['a name that is missing', soup({ name: 'undefined' })],
    ['a name that says nothing', soup({ name: 'Recipe' })],
    ['markup in the name', soup({ name: '<b>Lentil</b> soup' })],
    ['ingredients in lines', soup({ recipeIngredient: INGREDIENTS.join('\n') })],
    ['ingredients with breaks', soup({ recipeIngredient: INGREDIENTS.join('<br />') })],
    ['ingredients as JSON in a text', soup({ recipeIngredient: JSON.stringify(INGREDIENTS) })],
    ['ingredients as a list of Python', soup({ recipeIngredient: `['${INGREDIENTS.join("', '")}']` })],
    ['ingredients with boxes', soup({ recipeIngredient: INGREDIENTS.map((line) => `▢ ${line}`) })],
    [
      'ingredients by reference',
      { '@graph': [soup({ recipeIngredient: { '@id': '#i' } }), { '@id': '#i', itemListElement: INGREDIENTS }] },
    ],
    ['steps in lines', soup({ recipeInstructions: STEPS.join('\r\n\r\n') })],
    ['steps with escaped line breaks', soup({ recipeInstructions: STEPS.join(String.raw`\n`) })],
    ['steps with encoded breaks', soup({ recipeInstructions: STEPS.join('&lt;br&gt;') })],
    ['steps in paragraphs', soup({ recipeInstructions: STEPS.map((text) => `<p>${text}</p><p>&nbsp;</p>`).join('') })],
    [
      'steps with numbers in one text',
      soup({ recipeInstructions: STEPS.map((text, at) => `${at + 1}) ${text}`).join(' ') }),
    ],
    [
      'steps with colons after numbers',
      soup({ recipeInstructions: STEPS.map((text, at) => `${at + 1}: ${text}`).join('\n') }),
    ],
    [
      'steps below their numbers',
      soup({ recipeInstructions: STEPS.map((text, at) => `STEP ${at + 1}\n${text}`).join('\n') }),
    ],
    [
      'steps as list items',
      soup({ recipeInstructions: { '@type': 'ItemList', itemListElement: STEPS.map((name) => ({ name })) } }),
    ],
    [
      'steps in another order',
      soup({
        recipeInstructions: [2, 1, 3].map((position) => ({ position: `${position}`, text: STEPS[position - 1] })),
      }),
    ],
    ['steps between empty ones', soup({ recipeInstructions: ['', ...STEPS, null, ' '] })],
    [
      'captions of images between steps',
      soup({
        recipeInstructions: STEPS.join('\n[caption id="a" align="center"]<img src="a.jpg" /> Frying[/caption]\n'),
      }),
    ],
  ])('reads %s', (_, data) => {
    expect(scrapeData(data)).toMatchObject(UNCHANGED);
  });

  it.each<[string, string]>([
    ['JSON in a text', JSON.stringify(JSON_TEXT)],
    ['an assignment', `var data = ${JSON_TEXT};`],
    ['two objects in a row', `{"@type":"WebSite"},${JSON_TEXT}`],
    ['CDATA', `<![CDATA[${JSON_TEXT}]]>`],
    ['comments', JSON_TEXT.replace('"recipeIngredient"', '/* "a" */ // b\n"recipeIngredient"')],
    ['curly quotes around names', JSON_TEXT.replace(/"(@?\w+)":/g, '“$1”:')],
    [
      'curly quotes around names and some texts',
      JSON_TEXT.replace(/"(@?\w+)":/g, '“$1”:').replace('"Recipe"', '“Recipe”'),
    ],
    ['single quotes', JSON_TEXT.replace(/"/g, "'")],
    ['values that are missing', JSON_TEXT.replace('"name"', '"image":,"recipeYield":NaN,"video":undefined,"name"')],
    ['an unknown escape', JSON_TEXT.replace('onion,', String.raw`onion\,`)],
    ['encoded quotes', JSON_TEXT.replace(/"/g, '&quot;')],
    ['no end', JSON_TEXT.slice(0, -2)],
  ])('reads %s', (_, text) => {
    expect(scrapeText(text)).toMatchObject(UNCHANGED);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'sections by name',
      { recipeInstructions: { Soup: STEPS.slice(0, 2), Serving: STEPS.slice(2) } },
      { steps: [`[Soup] ${STEPS[0]}`, STEPS[1], `[Serving] ${STEPS[2]}`] },
    ],
    [
      'sections below headings',
      { recipeInstructions: `<h3>Soup</h3><p>${STEPS[0]}</p><h3>Serving</h3><p>${STEPS[2]}</p>` },
      { steps: [`[Soup] ${STEPS[0]}`, `[Serving] ${STEPS[2]}`] },
    ],
    [
      'two sentences with numbers',
      { recipeInstructions: `1. ${STEPS[0]} 2. ${STEPS[1]}` },
      { steps: STEPS.slice(0, 2) },
    ],
    [
      'groups by name',
      { recipeIngredient: { Soup: INGREDIENTS.slice(0, 2), Spices: INGREDIENTS.slice(2) } },
      { ingredients: [`[Soup] ${INGREDIENTS[0]}`, INGREDIENTS[1], `[Spices] ${INGREDIENTS[2]}`] },
    ],
    [
      'calculated amounts',
      { recipeIngredient: ['0.33333334 cup oil', '1.5 cups water'] },
      { ingredients: ['0.33 cup oil', '1.5 cups water'] },
    ],
    [
      'amounts that are missing',
      { recipeIngredient: ['undefined undefined salt', '1 onion'] },
      { ingredients: ['salt', '1 onion'] },
    ],
    [
      'a range of servings',
      { recipeYield: { '@type': 'QuantitativeValue', minValue: 4, maxValue: 6 } },
      { recipeYield: '6 servings' },
    ],
    ['servings in words', { recipeYield: 'vier Personen' }, { recipeYield: '4 servings' }],
    ['servings in French words', { recipeYield: 'quatre personnes' }, { recipeYield: '4 servings' }],
    ['a dozen', { recipeYield: 'about a dozen cookies' }, { recipeYield: '1 dozen' }],
    ['servings that are missing', { recipeYield: 'undefined' }, { recipeYield: '' }],
    ['negative servings', { recipeYield: '-1' }, { recipeYield: '' }],
    ['a clock with its unit', { totalTime: '1:20 h' }, { minutes: 80 }],
    ['minutes without their unit', { totalTime: 'PT80' }, { minutes: 80 }],
    ['seconds', { totalTime: '4800 seconds' }, { minutes: 80 }],
    ['a time of zero', { totalTime: '0' }, { minutes: undefined }],
    ['a range of durations', { totalTime: 'PT70M to PT80M' }, { minutes: 80 }],
    ['an image element', { image: '<img alt="" src="/a.jpg" />' }, { images: ['https://cooking.example/a.jpg'] }],
    [
      'images in a JSON text',
      { image: '["/a.jpg","/b.jpg"]' },
      { images: ['https://cooking.example/a.jpg', 'https://cooking.example/b.jpg'] },
    ],
    [
      'images with commas',
      { image: 'https://i.example/a.jpg,https://i.example/b.jpg' },
      { images: ['https://i.example/a.jpg', 'https://i.example/b.jpg'] },
    ],
    ['an image without its protocol', { image: 'www.i.example/a.jpg' }, { images: ['https://www.i.example/a.jpg'] }],
    ['an image with a damaged protocol', { image: 'https//i.example/a.jpg' }, { images: ['https://i.example/a.jpg'] }],
    [
      'a placeholder for an image',
      { image: { url: 'data:image/gif;base64,R0lG', contentUrl: '/a.jpg' } },
      { images: ['https://cooking.example/a.jpg'] },
    ],
    ['a small image', { image: { thumbnail: { url: '/t.jpg' } } }, { images: ['https://cooking.example/t.jpg'] }],
    ['hashtags', { keywords: '#soup #lentils' }, { keywords: ['Soup', 'Lentils'] }],
    ['keywords with vertical lines', { keywords: 'soup | lentils' }, { keywords: ['Soup', 'Lentils'] }],
    ['nutrition in a list', { nutrition: [{ calories: '310 Kalorien' }] }, { calories: '310' }],
  ])('reads %s', (_, properties, fields) => {
    expect(scrapeData(soup(properties))).toMatchObject(fields);
  });
});
