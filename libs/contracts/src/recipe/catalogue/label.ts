import { z } from 'zod';
import { defineEvent } from '../../messaging/define-event.js';
import { defineMessage } from '../../messaging/define-message.js';
import { definePagedList, SearchQuery } from '../../paging/page.js';
import { Id } from '../../primitives/id.js';
import { ignoredAs } from '../../primitives/ignored.js';
import { Name } from '../../primitives/name.js';
import { Label } from './food.js';

/** The default color of a label, gray. */
const GRAY = '#959595';
export const LabelColor = z
  .string()
  .trim()
  .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'color must be #rgb or #rrggbb');
const Color = LabelColor.default(GRAY);

/**
 * The body of create and full update; `color` is `#rgb` or `#rrggbb` (docs/api/organizers-foods-cookbooks.md#labels).
 */
export const LabelDraft = z
  .object({ name: Name, color: Color })
  .meta({ id: 'MultiPurposeLabelCreate', examples: [{ name: 'Dairy', color: '#4a90d9' }] });
export type LabelDraft = z.output<typeof LabelDraft>;

/** The body of update, with fields that clients send back from a response. */
export const LabelUpdate = z
  .object({ ...LabelDraft.shape, id: ignoredAs(z.string()), groupId: ignoredAs(z.string()) })
  .meta({ id: 'MultiPurposeLabelUpdate' });
export type LabelUpdate = z.output<typeof LabelUpdate>;

const byId = z.object({ id: Id });
const withDraft = z.object({ id: Id, label: LabelDraft });

export const ListLabels = definePagedList({ subject: 'recipe.label.list', query: SearchQuery, item: Label });
export const ReadLabel = defineMessage({ subject: 'recipe.label.read', request: byId, reply: Label, idempotent: true });
/** Labels of the caller's group by id, in any order, for lists and items. */
export const ReadLabels = defineMessage({
  subject: 'recipe.labels.read',
  request: z.object({ ids: z.array(Id).max(1000) }),
  reply: z.array(Label),
  idempotent: true,
});
/** A label with its creation time. */
export const DatedLabel = z.object({ ...Label.shape, createdAt: z.string() });
export type DatedLabel = z.output<typeof DatedLabel>;
/** All labels of the caller's group, in any order, for the order of its shopping lists. */
export const ReadGroupLabels = defineMessage({
  subject: 'recipe.group-labels.read',
  request: z.object({}),
  reply: z.array(DatedLabel),
  idempotent: true,
});
/** The ids without a label in the group. For services. */
export const FindUnknownLabels = defineMessage({
  subject: 'recipe.label.find-unknown',
  request: z.object({ groupId: Id, labelIds: z.array(Id) }),
  reply: z.array(Id),
  idempotent: true,
});
export const CreateLabel = defineMessage({
  subject: 'recipe.label.create',
  request: withDraft,
  reply: Label,
  idempotent: true,
});
export const UpdateLabel = defineMessage({ subject: 'recipe.label.update', request: withDraft, reply: Label });
export const DeleteLabel = defineMessage({ subject: 'recipe.label.delete', request: byId, reply: Label });

const payload = { labelId: Id, name: z.string() };
/** A label was created; shopping lists add it to their order. */
export const LabelCreated = defineEvent('label.created', z.object(payload));
/** The name or color of a label was changed. */
export const LabelUpdated = defineEvent('label.updated', z.object(payload));
/** A label was deleted; its foods and items have none now. */
export const LabelDeleted = defineEvent('label.deleted', z.object(payload));
