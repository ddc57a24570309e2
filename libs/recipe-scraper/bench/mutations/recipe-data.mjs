// What mutations of structured data share.

/** The JSON-LD scripts of a page: start tag, text, end tag. */
export const JSON_LD = /(<script\b[^>]*application\/ld\+json[^>]*>)([\s\S]*?)(<\/script\s*>)/gi;

/** The value of a JSON text; undefined for any other text. */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether an object is a recipe with ingredients. */
export const isRecipe = (thing) => [thing['@type']].flat().includes('Recipe') && thing.recipeIngredient;

/** A value with all objects in it changed, the inner ones first. */
export function mapThings(value, change) {
  if (Array.isArray(value)) return value.map((item) => mapThings(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapThings(member, change)])));
}

/** The first recipe of the page that has ingredients and steps. */
export function recipeOf(html) {
  const recipes = [];
  for (const [, , text] of html.matchAll(JSON_LD))
    mapThings(parsed(text), (thing) => {
      if (isRecipe(thing) && stepsOf(thing).length > 0) recipes.push(thing);
      return thing;
    });
  return recipes[0];
}

/** The ingredients of a recipe. */
export const listOf = ({ recipeIngredient }) => [recipeIngredient].flat().map(String);

/** The texts of the steps. */
export function stepsOf({ recipeInstructions }) {
  const texts = (value) => {
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return value.flatMap(texts);
    return value ? (typeof value.text === 'string' ? [value.text] : texts(value.itemListElement)) : [];
  };
  return texts(recipeInstructions)
    .map((text) => text.trim())
    .filter(Boolean);
}

/** The minutes of an ISO duration. */
export function minutesOf(time) {
  const [, days = 0, hours = 0, minutes = 0] = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?/.exec(time) ?? [];
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes) || undefined;
}

/** A text as part of HTML. */
export const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
