export { ExistingItems } from './input/existing-items.js';
export { ItemPresenter } from './reading/item-presenter.js';
export { roundedQuantity, type Catalogue } from './reading/item.mapper.js';
export { ItemCatalogue } from './reading/item-catalogue.js';
export { ItemsModule } from './items.module.js';
export { ListWriter } from './writing/list-writer.js';
export type { ChangedList } from './writing/staged-edit.js';
export { NewItems } from './input/new-items.js';
