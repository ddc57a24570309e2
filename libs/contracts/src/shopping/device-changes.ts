import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { Id } from '../primitives/id.js';
import { Ignored } from '../primitives/ignored.js';
import { Moment } from '../primitives/moment.js';
import { Decimal } from '../primitives/scalars.js';
import { MAX_ITEMS_PER_REQUEST, ShoppingItemChanges, ShoppingItemDraft, ShoppingItemPatch } from './shopping-item.js';
import { ShoppingListOut } from './shopping-list.js';

/**
 * A change made on a device, possibly offline (docs/api/meal-plans-and-shopping.md#changes-of-a-device). `at` is its
 * time; `sequence` numbers the changes of the device.
 */
export const DeviceChange = z.object({
  sequence: z.number().int().min(1),
  at: Moment,
  kind: z.enum(['create', 'update', 'delete']),
  itemId: Id,
  /** The fields of a created item. */
  item: ShoppingItemDraft.omit({ id: true }).extend({ shoppingListId: Ignored }).optional(),
  /** The new values of the changed fields of an item. */
  fields: ShoppingItemPatch.omit({ quantity: true, shoppingListId: true, recipeReferences: true }).optional(),
  /** The difference in the quantity of an updated item. */
  quantityDifference: Decimal.optional(),
});
export type DeviceChange = z.output<typeof DeviceChange>;
/** The changes of a device since its last acknowledged one. */
export const DeviceChanges = z.object({
  deviceId: Id,
  /** The revision of the device's list: if only the device has changed the list since then, the response is short. */
  revision: z.number().int().optional(),
  changes: z.array(DeviceChange).max(MAX_ITEMS_PER_REQUEST),
});
export type DeviceChanges = z.output<typeof DeviceChanges>;

/**
 * The result of the changes of a device: `acknowledged` is the highest processed sequence. `items` contains the changed
 * items when the device has the others, else `list` contains everything.
 */
export const AppliedDeviceChanges = z.object({
  acknowledged: z.number().int(),
  /** The revision of the list after the changes. */
  revision: z.number().int(),
  list: ShoppingListOut.nullable(),
  items: ShoppingItemChanges.nullable(),
});
export type AppliedDeviceChanges = z.output<typeof AppliedDeviceChanges>;
/** Applies the changes of a device to a list. May be repeated. */
export const ApplyDeviceChanges = defineMessage({
  subject: 'shopping.list.apply-changes',
  request: z.object({ id: Id, ...DeviceChanges.shape }),
  reply: AppliedDeviceChanges,
  idempotent: true,
});
