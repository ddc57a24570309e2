export { IngredientsModule } from './ingredients.module.js';
