export { CheckedItemsModule } from './checked-items.module.js';
