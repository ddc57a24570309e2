export { RECIPE_ACTIONS, RecipeActionSchema } from './recipe-action.schema.js';
export { RecipeActionsModule } from './recipe-actions.module.js';
