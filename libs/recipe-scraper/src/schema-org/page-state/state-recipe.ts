import { cleanInstructions } from '../../clean/steps/instructions.js';
import { isThing, type Thing } from '../../json/thing.js';
import { readIngredients } from '../read-ingredients.js';
import { NamedValues } from './named-values.js';
import { portionsIn, stateIngredients } from './state-ingredients.js';
import { stateSteps } from './state-steps.js';

const words = (list: string): string[] => list.split(' ');
const PARTS = '(?:list|groups?|sections?|lines?|blocks?|items?|parts?|texts?|steps?)?';
const INGREDIENTS = new RegExp(`^(?:recipe|grouped|extended|all)?ingredients?${PARTS}$`);
const STEPS = new RegExp(
  `^(?:recipe|grouped|cooking|analyzed|all)?(?:instructions?|directions?|steps?|methods?|procedures?|preparations?)${PARTS}$`,
);
const NAMES = {
  name: words('title name recipename recipetitle headline heading'),
  description: words('description summary intro introduction excerpt teaser shortdescription'),
  recipeYield: words(
    'servings yield yields portions serves numberofservings portioncount recipeyield servingcount servingsize',
  ),
  prepTime: words('preptime preparationtime preptimeinminutes preptimeminutes prepminutes preparationtimeinminutes'),
  cookTime: words('cooktime cookingtime cooktimeinminutes cooktimeminutes cookminutes cookingtimeinminutes baketime'),
  totalTime: words('totaltime totaltimeinminutes totaltimeminutes totalminutes readyinminutes readyin totalcooktime'),
  image: words('image images imageurl heroimage featuredimage mainimage photo photos picture thumbnail thumbnailurl'),
};
const MIN_INGREDIENTS = 2;
const MIN_STEPS_LENGTH = 40;

/** Whether an object has ingredients and steps by some name. */
export function isStateRecipe(thing: Thing): boolean {
  if (!Object.keys(thing).some((name) => /ingredient/i.test(name))) return false; // of up to a million objects
  const values = new NamedValues(thing);
  return [INGREDIENTS, STEPS].every((pattern) => values.matching(pattern) !== undefined);
}

/**
 * The schema.org form of a recipe in a page's own data, whose properties have no standard names; null when its
 * ingredients or steps are something else.
 */
export function schemaOfState(thing: Thing): Thing | null {
  const values = new NamedValues(thing);
  const [ingredients, instructions] = [values.matching(INGREDIENTS), values.matching(STEPS)];
  const recipeYield = values.text(NAMES.recipeYield);
  const portions = portionsIn(ingredients, Number(recipeYield));
  const recipeIngredient = typeof ingredients === 'string' ? ingredients : stateIngredients(ingredients, portions);
  const recipeInstructions = typeof instructions === 'string' ? instructions : stateSteps(instructions);
  const steps = cleanInstructions(recipeInstructions).reduce((length, { text }) => length + text.length, 0);
  if (readIngredients(recipeIngredient).length < MIN_INGREDIENTS || steps < MIN_STEPS_LENGTH) return null;
  return {
    '@type': 'Recipe',
    name: values.text(NAMES.name),
    description: values.text(NAMES.description),
    recipeIngredient,
    recipeInstructions,
    recipeYield,
    prepTime: minutesOrText(values.any(NAMES.prepTime)),
    cookTime: minutesOrText(values.any(NAMES.cookTime)),
    totalTime: minutesOrText(values.any(NAMES.totalTime)),
    image: addressIn(values.any(NAMES.image)),
  };
}

/** A number of minutes, a text, or an object with either. */
function minutesOrText(value: unknown): unknown {
  if (!isThing(value)) return value;
  const values = new NamedValues(value);
  const [hours, minutes] = [
    values.text(['hours']),
    values.text(['minutes', 'mins', 'value', 'amount', 'text', 'label']),
  ];
  return hours ? `${hours} h ${minutes || '0'} min` : minutes;
}

const IMAGE_NAMES = words('url src contenturl imageurl source large original default path href');
const MAX_DEPTH = 4;

/** The first address in the data of an image. */
function addressIn(value: unknown, depth = 0): string {
  if (typeof value === 'string') return /^(?:https?:)?\/|\.(?:jpe?g|png|webp|avif)$/i.test(value) ? value : '';
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return addressIn(value[0], depth + 1);
  const values = new NamedValues(value as Thing);
  const inside = IMAGE_NAMES.map((name) => addressIn(values.any([name]), depth + 1)).find(Boolean);
  return inside ?? '';
}
