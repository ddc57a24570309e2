export { ListStoreModule } from './list-store.module.js';
export { LabelPositionRepository } from './label-position.repository.js';
export { RecentLists } from './recent-lists.js';
export { ListRelations } from './list-relations.js';
export { ShoppingListPages } from './shopping-list-pages.js';
export { nameFields, type ListHead } from './list-document.js';
export { ShoppingListRepository, type ListFields, type NewList } from './shopping-list.repository.js';
export {
  SHOPPING_LISTS,
  ShoppingListSchema,
  type LabelPositionRecord,
  type ShoppingListDocument,
} from './shopping-list.schema.js';
export { EXTRA_ATTRIBUTES, LIST_ATTRIBUTES } from './shopping-list-query.js';
