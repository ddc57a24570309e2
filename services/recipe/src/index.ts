export { recipeService } from './service.js';
