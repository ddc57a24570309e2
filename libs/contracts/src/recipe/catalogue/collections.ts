import { z } from 'zod';
import { defineMessage } from '../../messaging/define-message.js';
import { Nothing } from '../../primitives/bodies.js';
import { Id } from '../../primitives/id.js';
import { OrganizerKind } from './organizer.js';

const asList = (raw: unknown) => (raw === undefined || Array.isArray(raw) ? raw : [raw]);
const Ids = z.array(Id).min(1).max(1000);

/** The ids of records in a query: `?ids=…&ids=…` (docs/api/organizers-foods-cookbooks.md). */
export const RecordIds = z.object({ ids: z.preprocess(asList, Ids).describe('Ids, repeated or with commas.') });
export type RecordIds = z.output<typeof RecordIds>;

/** Foods that get a label, or none. */
export const BulkLabel = z
  .object({
    ids: Ids.describe('The ids of the foods.'),
    labelId: Id.nullable().describe('The id of the label; null removes it.'),
  })
  .meta({ id: 'BulkLabelFoods' });
export type BulkLabel = z.output<typeof BulkLabel>;

/** Records that do not exist, or belong to other groups, are skipped, so the request may be repeated. */
const deletion = { request: z.object({ ids: Ids }), reply: Nothing, idempotent: true };

export const DeleteFoods = defineMessage({ subject: 'recipe.foods.delete', ...deletion });
export const DeleteUnits = defineMessage({ subject: 'recipe.units.delete', ...deletion });
export const DeleteLabels = defineMessage({ subject: 'recipe.labels.delete', ...deletion });
export const DeleteRecipeActions = defineMessage({ subject: 'recipe.actions.delete', ...deletion });
export const DeleteOrganizers = defineMessage({
  subject: 'recipe.organizers.delete',
  request: z.object({ kind: OrganizerKind, ids: Ids }),
  reply: Nothing,
  idempotent: true,
});
export const LabelFoods = defineMessage({
  subject: 'recipe.foods.label',
  request: BulkLabel,
  reply: Nothing,
  idempotent: true,
});
