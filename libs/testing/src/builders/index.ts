// Builders of records as the API returns them. Tests of the web application use them too: nothing here may need Node.js.
export { aFood, aUnit } from './foods.js';
export { nextId } from './next-id.js';
export { anIngredient, aRecipe, aStep, aSummary } from './recipes.js';
