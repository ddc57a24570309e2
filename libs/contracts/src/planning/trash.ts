import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList } from '../paging/page.js';
import { Nothing } from '../primitives/bodies.js';
import { DeletedRecord, DeletedRecordId, TrashQuery } from '../trash/deleted-record.js';
import { PlanEntry } from './plan-entry.js';
import { ShoppingListOut } from './shopping-list.js';

/** A deleted plan entry (docs/api/trash.md). Its `name` is its title or the name of its recipe. */
export const DeletedPlanEntry = DeletedRecord.extend({
  id: PlanEntry.shape.id,
  date: PlanEntry.shape.date,
  entryType: PlanEntry.shape.entryType,
}).meta({ id: 'DeletedPlanEntry' });
export type DeletedPlanEntry = z.output<typeof DeletedPlanEntry>;

/** Deleted entries are identified by their number, like entries. */
const entryById = z.object({ id: PlanEntry.shape.id });

/** The deleted plan entries of the household, latest first. */
export const ListDeletedPlanEntries = definePagedList({
  subject: 'meal-plan.trash.list',
  query: TrashQuery,
  item: DeletedPlanEntry,
});
/** Restores a deleted entry with its number. */
export const RestoreDeletedPlanEntry = defineMessage({
  subject: 'meal-plan.trash.restore',
  request: entryById,
  reply: PlanEntry,
});
/** Permanently deletes a plan entry. */
export const PurgePlanEntry = defineMessage({ subject: 'meal-plan.trash.purge', request: entryById, reply: Nothing });

/** The deleted shopping lists of the household, latest first. */
export const ListDeletedShoppingLists = definePagedList({
  subject: 'shopping.trash.list',
  query: TrashQuery,
  item: DeletedRecord,
});
/** Restores a deleted shopping list with its items. */
export const RestoreDeletedShoppingList = defineMessage({
  subject: 'shopping.trash.restore',
  request: DeletedRecordId,
  reply: ShoppingListOut,
});
/** Permanently deletes a shopping list. */
export const PurgeShoppingList = defineMessage({
  subject: 'shopping.trash.purge',
  request: DeletedRecordId,
  reply: Nothing,
});
