export { type MadeFrom, requireExpectedVersion } from './expected-version.js';
export { RecipeAccess } from './recipe-access.js';
export { RecipeCreator } from './recipe-creator.js';
export { RecipeFinder } from './recipe-finder.js';
export { RecipeListRepository } from './recipe-list.repository.js';
export { RecipeNamer } from './recipe-namer.js';
export { RecipeWriter } from './recipe-writer.js';
export { RecipesModule } from './recipes.module.js';
