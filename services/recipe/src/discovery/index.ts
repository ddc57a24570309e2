export { CookbookFilterUpdater } from './cookbooks/cookbook-filter-updater.js';
export { toCookbook } from './cookbooks/cookbook.mapper.js';
export { CookbookRepository } from './cookbooks/cookbook.repository.js';
export { type CookbookDocument, COOKBOOKS, CookbookSchema } from './cookbooks/cookbook.schema.js';
export { DiscoveryModule } from './discovery.module.js';
export { RecipeIndexes } from './search/recipe-indexes.js';
export { SearchedLists } from './search/searched-lists.js';
