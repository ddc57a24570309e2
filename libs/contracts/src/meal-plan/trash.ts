import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList } from '../paging/page.js';
import { Nothing } from '../primitives/bodies.js';
import { DeletedRecord, TrashQuery } from '../trash/deleted-record.js';
import { PlanEntry } from './plan-entry.js';

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
