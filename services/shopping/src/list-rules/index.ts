export { aisleKey, learnOrder, type AisleOrder, type LastCheck } from './aisle-order.js';
export { createItems } from './create-items.js';
export { newChanges, withDevice, type KnownDevice } from './device-sequence.js';
export { applyDeviceChanges, type PreparedChange } from './device-changes.js';
export { ListEditor, type ItemChanges } from './list-editor.js';
export {
  type DeletedItem,
  type DeviceField,
  type Extra,
  type Item,
  type ItemReference,
  type ListReference,
  type ListState,
} from './list-state.js';
export { addRecipe, removeRecipeReferences, removeRecipe, type IngredientLine } from './recipes-on-list.js';
export { MAX_CHECKED_ITEMS, trimCheckedItems } from './trim-checked-items.js';
export type { StandardUnits } from './unit-conversion.js';
export { updateItems } from './update-items.js';
