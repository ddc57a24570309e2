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
export const DeviceChange = z
  .object({
    sequence: z.number().int().min(1).describe('Numbers the changes of the device.'),
    at: Moment.describe('The time of the change on the device.'),
    kind: z
      .enum(['create', 'update', 'delete'])
      .meta({ id: 'DeviceChangeKind' })
      .describe('What was done with the item.'),
    itemId: Id.describe('The id of the item.'),
    item: ShoppingItemDraft.omit({ id: true })
      .extend({ shoppingListId: Ignored.describe('Ignored; the path names the list.') })
      .meta({ id: 'DeviceItem' })
      .optional()
      .describe('The fields of a created item.'),
    fields: ShoppingItemPatch.omit({ quantity: true, shoppingListId: true, recipeReferences: true })
      .meta({ id: 'DeviceItemFields' })
      .optional()
      .describe('The new values of the changed fields of an item.'),
    quantityDifference: Decimal.optional().describe('The difference in the quantity of an updated item.'),
  })
  .meta({ id: 'DeviceChange' });
export type DeviceChange = z.output<typeof DeviceChange>;
/** The changes of a device since its last acknowledged one. */
export const DeviceChanges = z
  .object({
    deviceId: Id.describe('Identifies the device.'),
    revision: z
      .number()
      .int()
      .optional()
      .describe(
        'The revision of the list on the device: if only the device has changed it since then, the response is short.',
      ),
    changes: z.array(DeviceChange).max(MAX_ITEMS_PER_REQUEST).describe('The changes since the last acknowledged one.'),
  })
  .meta({ id: 'DeviceChanges' });
export type DeviceChanges = z.output<typeof DeviceChanges>;

/**
 * The result of the changes of a device: `acknowledged` is the highest processed sequence. `items` contains the changed
 * items when the device has the others, else `list` contains everything.
 */
export const AppliedDeviceChanges = z
  .object({
    acknowledged: z.number().int().describe('The highest processed sequence.'),
    revision: z.number().int().describe('The revision of the list after the changes.'),
    list: ShoppingListOut.nullable().describe('The whole list, unless `items` is sufficient.'),
    items: ShoppingItemChanges.nullable().describe('The changed items, when the device has the others.'),
  })
  .meta({ id: 'AppliedDeviceChanges' });
export type AppliedDeviceChanges = z.output<typeof AppliedDeviceChanges>;
/** Applies the changes of a device to a list. May be repeated. */
export const ApplyDeviceChanges = defineMessage({
  subject: 'shopping.list.apply-changes',
  request: z.object({ id: Id, ...DeviceChanges.shape }),
  reply: AppliedDeviceChanges,
  idempotent: true,
});
