interface Filling {
  /** A piece repeated over the whole length, or over a share of it. */
  fill: (piece: string, share?: number) => string;
  length: number;
}

const LONG_LINE = 99_000;

/** Distinct words without digits. */
const letters = (count: number): string[] =>
  Array.from({ length: Math.floor(count) }, (_, index) =>
    [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join(''),
  );

const recipeWith = (properties: string): string =>
  `<script type="application/ld+json">{"@type":"Recipe","name":"T",${properties}}</script>`;

/** Pages of about a given length, designed to take far more than linear time; by name. */
export function hostilePages(length: number): [string, string][] {
  const fill = (piece: string, share = 1): string => piece.repeat(Math.floor((length * share) / piece.length));
  return [...markup({ fill, length }), ...data({ fill, length })];
}

const markup = ({ fill, length }: Filling): [string, string][] => [
  ['open elements', fill('<b>')],
  ['open blocks', fill('<div><p>')],
  ['stray end tags', fill('<div></p></b></div></td>')],
  ['end tags after open elements', fill('<b>', 0.5) + fill('</i></b>', 0.5)],
  ['list items never closed', `<ul>${fill('<li>')}`],
  ['angle brackets', fill('<')],
  ['comment starts', fill('<!--')],
  ['attributes', `<a ${fill('a=b ')}>`],
  ['an attribute', `<a title="${fill('x')}">`],
  ['script starts', fill('<script>')],
  ['many scripts', fill('<script type="application/ld+json">{"@type":"Recipe"}</script>')],
  ['many meta tags', fill('<meta property="og:image" content="/a.jpg">')],
  ['list items', `<ul>${fill('<li>1 cup')}`],
  ['nested items', fill('<ul><li>1 cup')],
  ['rows', `<div>${fill('<div class=a><i>1</i><i>cup</i></div>')}</div>`],
  ['line breaks in rows', `<table>${fill('<tr><td>1 cup<br>')}</table>`],
  ['sources of an image', `${recipeWith('"recipeIngredient":["a"]')}<img alt=T srcset="${fill('a.jpg 1w, ')}">`],
  ['headings', fill('<h2>Ingredients</h2><p>a')],
  ['headings and items', fill('<p>Ingredients</p><li>1 cup')],
  ['columns', fill('<aside><h2>Ingredients</h2><p>a</aside>')],
  ['columns in columns', fill('<aside><i>')],
  ['counted headings', fill('<h3>1. Mix</h3><h3>2. Bake</h3><li>1 cup')],
  ['hints', fill('<h2>How to make it</h2><p>a</p>')],
  ['dashes in headings', `<title>${fill('-')}x</title><h2>${fill('-').slice(0, LONG_LINE)}x</h2>${fill('<p>- </p>')}`],
  ['classes', `<div class="${fill('a-b ')}">x`],
  ['classes on every element', fill('<div class="ingredients steps a b c d">x')],
  ['steps told elsewhere', recipeWith('"recipeInstructions":["a","b"]') + fill('<ol><li>a</li></ol><h2>Steps</h2>')],
  ['data nested in a recipe', recipeWith(`"recipeInstructions":${fill('{"a":', 0.8)}1${fill('}', 0.16)}`)],
  ['sections in sections', recipeWith(`"recipeInstructions":${fill('{"itemListElement":', 0.9)}1${fill('}', 0.05)}`)],
  ['ingredients in ingredients', recipeWith(`"recipeIngredient":${fill('[', 0.4)}"1 egg"${fill(']', 0.4)}`)],
  [
    'groups of ingredients',
    recipeWith('"recipeIngredient":["1 egg","2 figs"]') + fill('<h4>a</h4><li>1 egg<li>2 figs'),
  ],
  ['marked ingredients', fill('<li><b data-ingredient-name=a>1 egg</b>')],
  ['marked ingredients in each other', fill('<li><ul data-ingredient-name=a>1 egg')],
  ['line breaks in ingredients', recipeWith(`"recipeIngredient":["a${fill('\\n', 0.5)}","b${fill('\\n', 0.5)}"]`)],
  ['blanks in ingredients', recipeWith(`"recipeIngredient":["a${fill(' ', 0.5)}","b${fill(' ', 0.5)}:"]`)],
  [
    'colons in a group',
    recipeWith(`"recipeIngredient":[{"name":"${fill(':').slice(0, LONG_LINE)}x","itemListElement":["a"]}]`),
  ],
  ['labels', fill('<p>Total time</p>')],
  ['labels in a line', fill('<p>Serves 4 | Prep time 5 min Cook time: 6 min, 7 Total time 8</p>')],
  ['labels without values', fill('<p>Total time Prep time Cook time Total Bake time Prep time')],
  [
    'groups with headings',
    letters(length / 60)
      .map((name) => `<h2>Method of the ${name}</h2><p>Stir it.`)
      .join(''),
  ],
  ['ingredients in steps', `<h2>Ingredients</h2><li>1 egg<li>2 figs<h2>Method</h2>${fill('<li>Stir.<p>1 egg')}`],
  ['blanks in lines', fill('<p>Serves<pre>                                                         </pre>')],
  ['lost escapes', recipeWith(`"recipeInstructions":"${fill('u00e9u2019 ')}"`)],
  ['misread characters', recipeWith(`"recipeInstructions":"${fill('Ã©â€™ðŸ')}"`)],
  ['misread characters cut short', recipeWith(`"recipeInstructions":"${fill('ðŸâ€Ã')}"`)],
  ['named steps', recipeWith(`"recipeInstructions":[${fill('{"name":"Add","text":"Salt."},')}1]`)],
  ['glued ingredients', recipeWith(`"recipeIngredient":[${fill('"1egg",', 0.5)}"a"]`) + fill('<li>egg 1', 0.5)],
  ['computed ingredients', recipeWith(`"recipeIngredient":[${fill('"1.50 egg",', 0.5)}"a"]`) + fill('<li>1 egg', 0.5)],
  ['a title of dashes', recipeWith(`"recipeIngredient":["a"],"name":"${fill(' -')}"`)],
  ['equipment', recipeWith(`"recipeIngredient":[${fill('"special kitchen:","pan",')}"a"]`)],
  ['colons', recipeWith(`"recipeIngredient":["a","${fill(': ')}x:","b"]`)],
  ['nested microdata', fill('<p itemprop=ingredients><i itemscope itemtype=Recipe itemprop=name>')],
  ['nested ingredient lists', fill('<div itemscope itemtype=Recipe><ul itemprop=recipeIngredient><li>')],
  ['references', fill('<p id=a itemprop=name><b itemscope itemtype=Recipe itemref="a b c d"></b>')],
];

const data = ({ fill, length }: Filling): [string, string][] => [
  ['nested lists in data', recipeWith(`"image":${fill('[', 0.5)}${fill(']', 0.5)}`)],
  ['nested lists never closed', recipeWith(`"image":${fill('[')}`)],
  ['nested objects never closed', recipeWith(fill('"a":{'))],
  [
    'members',
    recipeWith(`${Array.from({ length: length / 14 }, (_, i) => `"k${i}":1`).join()},"recipeIngredient":["a"]`),
  ],
  ['ingredients', recipeWith(`"recipeIngredient":[${fill('"1 egg",')}"x"]`)],
  ['broken ingredients', recipeWith(`"recipeIngredient":[${fill('"1 "egg",')}`)],
  ['a text', recipeWith(`"recipeIngredient":"${fill('a ')}"`)],
  ['blanks in a text', recipeWith(`"recipeIngredient":["a${fill(' ')}b"]`)],
  ['line breaks in a text', recipeWith(`"recipeInstructions":"a${fill('\\n ')}b"`)],
  ['entities', recipeWith(`"recipeInstructions":"a ${fill('&amp;')} b"`)],
  ['encoded entities', recipeWith(`"recipeInstructions":"a &${fill('amp;')} b"`)],
  ['numbered text', recipeWith(`"recipeInstructions":"${fill('1. 2. 3. ')}"`)],
  ['bullets in a text', recipeWith(`"recipeInstructions":"${fill('• a ')}"`)],
  ['marks before steps', recipeWith(`"recipeInstructions":[${fill('"Step 1: a",')}1]`)],
  ['ingredients in a row', recipeWith(`"recipeIngredient":"${fill('1 egg, ')}"`)],
  ['escapes in a text', recipeWith(`"recipeInstructions":"${fill('a' + String.raw`\\r\\n`)}"`)],
  ['addresses of images', recipeWith(`"recipeIngredient":["a"],"image":"${fill('https://a.example, ')}"`)],
  ['markup in a text', recipeWith(`"recipeInstructions":"${fill('<b>')}"`)],
  ['digits', recipeWith(`"recipeYield":"${fill('1')}","recipeIngredient":["a"],"totalTime":"PT${fill('9')}M"`)],
  ['sections', recipeWith(`"recipeInstructions":[${fill('{"@type":"HowToSection","itemListElement":[')}`)],
  [
    'recipes',
    `<script type="application/ld+json">[${fill('{"@type":"Recipe","name":"T","recipeIngredient":["a"]},')}]</script>`,
  ],
  ['JSON', fill('{"a":[')],
  ['zeroes', fill('\u0000')],
];
