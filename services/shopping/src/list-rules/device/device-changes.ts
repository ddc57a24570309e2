import type { DeviceChange } from '@larder/contracts';
import { createItems } from '../create-items.js';
import { toExtras } from '../extras.js';
import { isZero, type ListEditor } from '../list-editor.js';
import { DEVICE_FIELDS, type DeviceField, type Item } from '../list-state.js';
import { updateItems } from '../update-items.js';

type Update = Pick<DeviceChange, 'fields' | 'quantityDifference'> & { at: number };

/** A change with the stored form of its created item. */
export interface PreparedChange extends Omit<DeviceChange, 'item' | 'at'> {
  /** In milliseconds since 1970. */
  at: number;
  item?: Item;
}

/**
 * Applies the changes of a device, in order (docs/api/meal-plans-and-shopping.md#changes-of-a-device): of each field
 * the latest change wins, quantities add up, deleted items stay deleted.
 */
export function applyDeviceChanges(editor: ListEditor, changes: readonly PreparedChange[]): void {
  for (const change of [...changes].sort((one, other) => one.sequence - other.sequence)) {
    if (change.kind === 'create' && change.item) createItems(editor, [change.item]);
    if (change.kind === 'update') update(editor, change);
    if (change.kind === 'delete') editor.remove(change.itemId);
  }
}

function update(editor: ListEditor, change: PreparedChange): void {
  const item = editor.resolve(change.itemId);
  if (!item) return;
  // A fast clock must not win permanently.
  const at = Math.min(change.at, editor.now.getTime());
  const changed = withChanges(item, { ...change, at });
  if (changed) updateItems(editor, [changed]);
}

/** The item after the change; null when all its fields have later changes. */
function withChanges(item: Item, { fields = {}, quantityDifference = 0, at }: Update): Item | null {
  const latest = DEVICE_FIELDS.filter((name) => fields[name] !== undefined && at >= (item.changedAt?.[name] ?? 0));
  if (latest.length === 0 && quantityDifference === 0) return null;
  const { extras, ...rest } = fields;
  const values: Partial<Item> = {
    ...rest,
    ...(extras && { extras: toExtras(extras) }),
  };
  const latestValues = Object.fromEntries(latest.map((name) => [name, values[name] ?? EMPTY[name]]));
  const quantity = Math.max(0, item.quantity + quantityDifference);
  return {
    ...item,
    ...latestValues,
    quantity: isZero(quantity) ? 0 : quantity,
    changedAt: { ...item.changedAt, ...Object.fromEntries(latest.map((name) => [name, at])) },
  };
}

/** The defaults for null. */
const EMPTY: Readonly<Record<DeviceField, unknown>> = {
  checked: false,
  note: '',
  position: 0,
  isFood: false,
  extras: [],
  foodId: null,
  unitId: null,
  labelId: null,
};
