// Changes of the JSON-LD of a page: how other programs would write, or damage, it.
import { escapeHtml, isRecipe, JSON_LD, listOf, mapThings, minutesOf, parsed, stepsOf } from './recipe-data.mjs';

/** Changes the text of the JSON-LD of a page. */
const editText = (change) => (html) => html.replace(JSON_LD, (all, open, text, close) => open + change(text) + close);

/** Changes the values in the JSON-LD of a page; data that is no JSON stays. */
const editValue = (change) =>
  editText((text) => {
    const value = parsed(text);
    return value === undefined ? text : JSON.stringify(change(value));
  });
/** Changes every recipe. */
const editRecipe = (change) =>
  editValue((value) => mapThings(value, (thing) => (isRecipe(thing) ? change(thing) : thing)));

export const JSON_LD_MUTATIONS = {
  'raw line breaks in texts': editText((text) => text.replace(/\\n/g, '\n').replace(/(?<=[a-z]\.) (?=[A-Z])/g, '\n')),
  'a comma after the last member': editText((text) => text.replace(/(["\d\]}])(\s*[\]}])/g, '$1,$2')),
  'a comment before': editText((text) => `/* data */ // <![CDATA[\n${text}\n// ]]>`),
  'HTML comment around': editText((text) => `<!-- ${text} -->`),
  'texts in single quotes': editText((text) => text.replace(/"(@?\w+)"\s*:/g, "'$1':")),
  'names without quotes': editText((text) => text.replace(/"(\w+)"\s*:/g, '$1:')),
  'quotes that are not escaped': editText((text) => text.replace(/\\"/g, '"')),
  'cut off': editText((text) => text.slice(0, -3)),
  'a broken script before': (html) =>
    html.replace(
      /<head[^>]*>/i,
      '$&<script type="application/ld+json">{"@type":"Recipe","image":"", recipeIngredient": [</script>',
    ),
  'escaped as HTML': editText(escapeHtml),
  'texts escaped twice': editRecipe((recipe) => mapTexts(recipe, (text) => escapeHtml(escapeHtml(text)))),
  'type in capitals and charset': (html) =>
    html.replace(/type=["']?application\/ld\+json["']?/gi, 'TYPE="Application/LD+JSON; charset=utf-8"'),

  'type with address': editRecipe((recipe) => ({ ...recipe, '@type': 'http://schema.org/Recipe' })),
  'several types': editRecipe((recipe) => ({ ...recipe, '@type': ['NewsArticle', 'Recipe'] })),
  'names with a prefix': editRecipe((recipe) =>
    mapNames(recipe, (name) => (name.startsWith('@') ? name : `schema:${name}`)),
  ),
  'names in small letters': editRecipe((recipe) => mapNames(recipe, (name) => name.toLowerCase())),
  'texts with a language': editRecipe((recipe) => mapTexts(recipe, (text) => ({ '@value': text, '@language': 'en' }))),
  'texts in lists': editRecipe((recipe) => ({
    ...recipe,
    name: [recipe.name],
    recipeYield: [recipe.recipeYield],
    totalTime: [recipe.totalTime],
  })),
  'main entity of a page': editRecipe((recipe) => ({
    '@type': 'WebPage',
    mainEntity: { '@type': 'Article', about: recipe },
  })),
  'graph in graph': editValue((value) => ({ '@graph': [{ '@graph': [value] }] })),

  'ingredients as lines': editRecipe((recipe) => ({ ...recipe, recipeIngredient: listOf(recipe).join('\n') })),
  'ingredients with breaks': editRecipe((recipe) => ({ ...recipe, recipeIngredient: listOf(recipe).join('<br />') })),
  'ingredients as HTML': editRecipe((recipe) => ({
    ...recipe,
    recipeIngredient: `<ul>${listOf(recipe)
      .map((line) => `<li>${line}</li>`)
      .join('')}</ul>`,
  })),
  'ingredients as things': editRecipe((recipe) => ({
    ...recipe,
    recipeIngredient: listOf(recipe).map((name) => ({ '@type': 'HowToSupply', name })),
  })),
  'ingredients by their old name': editRecipe(({ recipeIngredient, ...recipe }) => ({
    ...recipe,
    ingredients: recipeIngredient,
  })),
  'steps as HTML': editRecipe((recipe) => ({
    ...recipe,
    recipeInstructions: `<ol>${stepsOf(recipe)
      .map((text) => `<li>${text}</li>`)
      .join('')}</ol>`,
  })),
  'steps as numbered lines': editRecipe((recipe) => ({
    ...recipe,
    recipeInstructions: stepsOf(recipe)
      .map((text, at) => `${at + 1}. ${text}`)
      .join('\n'),
  })),
  'steps as one text': editRecipe((recipe) => ({ ...recipe, recipeInstructions: stepsOf(recipe).join(' ') })),
  'steps in a section': editRecipe((recipe) => ({
    ...recipe,
    recipeInstructions: [
      {
        '@type': 'HowToSection',
        name: 'Method',
        itemListElement: stepsOf(recipe).map((text, at) => ({ '@type': 'HowToStep', position: at + 1, text })),
      },
    ],
  })),
  'steps as directions': editRecipe((recipe) => ({
    ...recipe,
    recipeInstructions: {
      '@type': 'ItemList',
      itemListElement: stepsOf(recipe).map((text) => ({
        '@type': 'HowToStep',
        itemListElement: { '@type': 'HowToDirection', text },
      })),
    },
  })),
  'total time left out': editRecipe(({ totalTime, ...recipe }) =>
    recipe.prepTime && recipe.cookTime ? recipe : { ...recipe, totalTime },
  ),
  'times in words': editRecipe((recipe) => ({
    ...recipe,
    prepTime: undefined,
    cookTime: undefined,
    totalTime: inWords(recipe.totalTime),
  })),
  'times as numbers of minutes': editRecipe((recipe) => ({
    ...recipe,
    prepTime: undefined,
    cookTime: undefined,
    totalTime: minutesOf(recipe.totalTime),
  })),
};

function mapTexts(value, change, name = '') {
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, name));
  if (typeof value === 'string') return /^(?:@|image|url|contentUrl)/.test(name) ? value : change(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapTexts(member, change, key)]));
}

function mapNames(value, change) {
  if (Array.isArray(value)) return value.map((item) => mapNames(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [change(name), mapNames(member, change)]));
}

function inWords(time) {
  const minutes = minutesOf(time);
  if (!minutes) return undefined;
  return minutes < 60 ? `${minutes} mins` : `${Math.floor(minutes / 60)} hrs ${minutes % 60} mins`;
}
