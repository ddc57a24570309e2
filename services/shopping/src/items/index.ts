export { ExistingItems } from './existing-items.js';
export { ItemPresenter } from './item-presenter.js';
export { roundedQuantity, type Catalogue } from './item.mapper.js';
export { ItemCatalogue } from './item-catalogue.js';
export { ItemsModule } from './items.module.js';
export { ListWriter } from './list-writer.js';
export type { ChangedList } from './staged-edit.js';
export { NewItems } from './new-items.js';
