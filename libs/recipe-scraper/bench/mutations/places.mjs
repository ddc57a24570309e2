// Pages that show nothing and have their recipe in another place.
import { escapeHtml, listOf, minutesOf, recipeOf, stepsOf } from './recipe-data.mjs';

/** Removes the visible page and all scripts, and puts the recipe somewhere else. */
const moveTo = (place) => (html) => {
  const recipe = recipeOf(html);
  if (!recipe) return html;
  const head = html.match(/<head[\s>][\s\S]*?<\/head>/i)?.[0].replace(/<script\b[\s\S]*?<\/script\s*>/gi, '') ?? '';
  return `<!doctype html><html>${head}<body>${place(recipe)}</body></html>`;
};

const inScript = (text) => text.replace(/<\//g, '<\\/');

export const PLACES = {
  microdata: moveTo((recipe) => `<div itemscope itemtype="https://schema.org/Recipe">${microdataOf(recipe)}</div>`),
  RDFa: moveTo(
    (recipe) =>
      `<div vocab="https://schema.org/" typeof="Recipe">${microdataOf(recipe)
        .replace(/itemprop/g, 'property')
        .replace(/itemscope itemtype="https:\/\/schema.org\//g, 'typeof="')}</div>`,
  ),
  'a script that adds it': moveTo(
    (recipe) =>
      `<script>var s=document.createElement("script");s.type="application/ld+json";s.text=${inScript(JSON.stringify(JSON.stringify(recipe)))};document.head.append(s)</script>`,
  ),
  'state of an application': moveTo(
    (recipe) =>
      `<script>window.__STATE__ = ${inScript(JSON.stringify({ page: { recipe: stateOf(recipe) } }))};</script>`,
  ),
  'state in strict JSON of a script': moveTo(
    (recipe) =>
      `<script id="state" type="application/json">${inScript(JSON.stringify({ page: { recipe: stateOf(recipe) } }))}</script>`,
  ),
  'state with Angular escapes': moveTo(
    (recipe) =>
      `<script id="ng-state" type="application/json">${JSON.stringify({ page: { recipe: stateOf(recipe) } })
        .replace(/&/g, '&a;')
        .replace(/"/g, '&q;')
        .replace(/'/g, '&s;')
        .replace(/</g, '&l;')
        .replace(/>/g, '&g;')}</script>`,
  ),
  'pieces of Next.js': moveTo((recipe) =>
    piecesOf(`7:["$","main",null,{"recipe":${JSON.stringify(stateOf(recipe))}}]\n`),
  ),
  'positions of Nuxt': moveTo(
    (recipe) =>
      `<script type="application/json" id="__NUXT_DATA__">${inScript(JSON.stringify(positionsOf({ data: { recipe: stateOf(recipe) } })))}</script>`,
  ),
  'positions of Remix': moveTo(
    (recipe) =>
      `<script>window.__reactRouterContext.streamController.enqueue(${inScript(JSON.stringify(JSON.stringify(positionsOf({ loaderData: { recipe: stateOf(recipe) } }, true))))});</script>`,
  ),
  'values of SvelteKit': moveTo(
    (recipe) =>
      `<script>kit.start(app, element, { node_ids: [0, 2], data: [null,{type:"data",data:${inScript(literalOf({ recipe: stateOf(recipe) }))},uses:{}}], form: null });</script>`,
  ),
  'an attribute of the page': moveTo(
    (recipe) =>
      `<div id="app" data-page="${escapeHtml(JSON.stringify({ props: { recipe: stateOf(recipe) } }))}"></div>`,
  ),
  'properties of an island': moveTo(
    (recipe) =>
      `<astro-island props="${escapeHtml(JSON.stringify({ recipe: islandOf(stateOf(recipe)) }))}"></astro-island>`,
  ),
  'cache of a GraphQL client': moveTo(
    (recipe) => `<script>window.__APOLLO_STATE__=${inScript(JSON.stringify(cacheOf(recipe)))}</script>`,
  ),
  'rich text of a content system': moveTo(
    (recipe) => `<script type="application/json">${inScript(JSON.stringify({ entry: richOf(recipe) }))}</script>`,
  ),
};

const imageOf = ({ image }) => {
  const first = [image].flat()[0];
  return typeof first === 'object' ? first?.url : first;
};

function microdataOf(recipe) {
  const meta = (name, value) => (value ? `<meta itemprop="${name}" content="${escapeHtml(String(value))}">` : '');
  const spans = (name, texts) => texts.map((text) => `<p itemprop="${name}">${escapeHtml(text)}</p>`).join('');
  return [
    `<h1 itemprop="name">${escapeHtml(String(recipe.name))}</h1>`,
    meta('image', imageOf(recipe)),
    meta('recipeYield', [recipe.recipeYield].flat().at(-1)),
    ...['prepTime', 'cookTime', 'totalTime'].map((name) => meta(name, recipe[name])),
    spans('recipeIngredient', listOf(recipe)),
    spans('recipeInstructions', stepsOf(recipe)),
  ].join('');
}

/** The recipe by names that are no standard. */
const stateOf = (recipe) => ({
  id: 4711,
  title: recipe.name,
  slug: 'recipe',
  servings: Number.parseInt([recipe.recipeYield].flat()[0], 10) || undefined,
  prepTimeInMinutes: minutesOf(recipe.prepTime),
  cookTimeInMinutes: minutesOf(recipe.cookTime),
  totalTimeInMinutes: minutesOf(recipe.totalTime),
  ingredientGroups: [{ title: null, ingredients: listOf(recipe).map((text, id) => ({ id, text })) }],
  steps: stepsOf(recipe).map((description, at) => ({ number: at + 1, description })),
  image: { url: imageOf(recipe), width: 1200, height: 800 },
});

function piecesOf(text) {
  const pieces = text.match(/[\s\S]{1,700}/g) ?? [];
  return pieces.map((piece) => `<script>self.__next_f.push([1,${inScript(JSON.stringify(piece))}])</script>`).join('');
}

/** A list of values that refer to each other by their positions; Remix writes the names of members likewise. */
function positionsOf(root, areNamesValues = false) {
  const list = [];
  const add = (value) => {
    const at = list.push(null) - 1;
    if (Array.isArray(value)) list[at] = value.map(add);
    else if (typeof value === 'object' && value !== null)
      list[at] = Object.fromEntries(
        Object.entries(value)
          .filter(([, member]) => member !== undefined && member !== null)
          .map(([name, member]) => [areNamesValues ? `_${add(name)}` : name, add(member)]),
      );
    else list[at] = value;
    return at;
  };
  add(root);
  return list;
}

/** A value as a literal of JavaScript. */
function literalOf(value) {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'void 0';
  return `{${Object.entries(value)
    .map(([name, member]) => `${name}:${literalOf(member)}`)
    .join(',')}}`;
}

/** Astro puts every value into a list with its kind. */
function islandOf(value) {
  if (Array.isArray(value)) return [1, value.map(islandOf)];
  if (typeof value !== 'object' || value === null) return [0, value];
  return [0, Object.fromEntries(Object.entries(value).map(([name, member]) => [name, islandOf(member)]))];
}

const cacheOf = (recipe) => {
  const { ingredientGroups, ...state } = stateOf(recipe);
  const lines = ingredientGroups[0].ingredients.map((line) => [`Line:${line.id}`, { __typename: 'Line', ...line }]);
  return {
    ROOT_QUERY: { __typename: 'Query', 'recipe({"slug":"recipe"})': { __ref: 'Recipe:4711' } },
    'Recipe:4711': { __typename: 'Recipe', ...state, ingredients: lines.map(([ref]) => ({ __ref: ref })) },
    ...Object.fromEntries(lines),
  };
};

/** Texts as a tree of nodes, as content systems store them. */
const richOf = (recipe) => {
  const node = (nodeType, content) => ({ nodeType, data: {}, content });
  const text = (value) => ({ nodeType: 'text', value, marks: [], data: {} });
  const list = (kind, texts) =>
    node(
      kind,
      texts.map((item) => node('list-item', [node('paragraph', [text(item)])])),
    );
  const { ingredientGroups, steps, ...state } = stateOf(recipe);
  return {
    ...state,
    ingredients: node('document', [list('unordered-list', listOf(recipe))]),
    instructions: node('document', [list('ordered-list', stepsOf(recipe))]),
  };
};
