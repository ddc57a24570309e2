export { type ExpectedVersions, requireExpectedVersion } from './expected-version.js';
export { RecipeAccess } from './recipe-access.js';
export { RecipeCreator } from './recipe-creator.js';
export { RecipeFinder } from './recipe-finder.js';
export { RecipeListRepository } from './recipe-list.repository.js';
export { RecipePresenter } from './recipe-presenter.js';
export { RecipeWriter } from './recipe-writer.js';
export { restoredFields } from './restored-fields.js';
export { RecipesModule } from './recipes.module.js';
