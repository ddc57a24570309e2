export { recipeIdAt } from './recipe-id.js';
export { ImportsModule } from './imports.module.js';
export { RecipeImporter, type PreparedImport } from './recipe-importer.js';
