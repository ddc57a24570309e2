export { ExistingItems } from './input/existing-items.js';
export { NewItems } from './input/new-items.js';
export { ItemsModule } from './items.module.js';
export { ItemCatalogue } from './reading/item-catalogue.js';
export { roundedQuantity, type Catalogue } from './reading/item.mapper.js';
export { ItemPresenter } from './reading/item-presenter.js';
export { ListWriter } from './writing/list-writer.js';
export type { ChangedList } from './writing/staged-edit.js';
