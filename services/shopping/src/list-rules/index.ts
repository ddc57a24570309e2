export { aisleKey, learnOrder, type AisleOrder, type LastCheck } from './aisle-order.js';
export { addItem, createItems } from './create-items.js';
export { newChanges, withDevice, type DeviceRecord } from './device/device-sequence.js';
export { fromExtras, toExtras, type Extra } from './extras.js';
export { applyDeviceChanges, type PreparedChange } from './device/device-changes.js';
export { ListEditor, type ItemChanges } from './list-editor.js';
export { requireSize } from './limits/list-size.js';
export {
  DEVICE_FIELDS,
  type DeletedItem,
  type DeviceField,
  type Item,
  type ItemReference,
  type ListReference,
  type ListState,
} from './list-state.js';
export { addRecipe, removeRecipeReferences, removeRecipe, type IngredientLine } from './recipes-on-list.js';
export { MAX_CHECKED_ITEMS, trimChecked } from './limits/trim-checked.js';
export type { StandardUnits } from './unit-conversion.js';
export { updateItems } from './update-items.js';
