import { z } from 'zod';
import { defineEvent } from '../../messaging/define-event.js';
import { defineMessage } from '../../messaging/define-message.js';
import { definePagedList, SearchQuery } from '../../paging/page.js';
import { Id } from '../../primitives/id.js';
import { ignored } from '../../primitives/ignored.js';
import { Name } from '../../primitives/name.js';
import { Label } from './food.js';

/** The grey of a label that has no colour of its own. */
const GREY = '#959595';
export const LabelColor = z
  .string()
  .trim()
  .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'color must be #rgb or #rrggbb');
const Color = LabelColor.default(GREY);

/**
 * The body of create and full update; `color` is `#rgb` or `#rrggbb` (docs/api/organizers-foods-cookbooks.md#labels).
 */
export const LabelDraft = z.object({ name: Name, color: Color }).meta({ id: 'MultiPurposeLabelCreate' });
export type LabelDraft = z.output<typeof LabelDraft>;

/** The same as clients send it back from an answer. */
export const LabelUpdate = z
  .object({ ...LabelDraft.shape, id: ignored(z.string()), groupId: ignored(z.string()) })
  .meta({ id: 'MultiPurposeLabelUpdate' });
export type LabelUpdate = z.output<typeof LabelUpdate>;

const byId = z.object({ id: Id });
const withDraft = z.object({ id: Id, label: LabelDraft });

export const ListLabels = definePagedList({ subject: 'recipe.label.list', query: SearchQuery, item: Label });
export const ReadLabel = defineMessage({ subject: 'recipe.label.read', request: byId, reply: Label, idempotent: true });
/** Labels by id, those of the caller's group only, in any order: what lists and items show. */
export const ReadLabels = defineMessage({
  subject: 'recipe.labels.read',
  request: z.object({ ids: z.array(Id).max(1000) }),
  reply: z.array(Label),
  idempotent: true,
});
/** A label and since when the group has it. */
export const DatedLabel = z.object({ ...Label.shape, createdAt: z.string() });
export type DatedLabel = z.output<typeof DatedLabel>;
/** All labels of the caller's group, in any order: those that its shopping lists are sorted by. */
export const ReadGroupLabels = defineMessage({
  subject: 'recipe.group-labels.read',
  request: z.object({}),
  reply: z.array(DatedLabel),
  idempotent: true,
});
/** Those of the ids that are no labels of the group. Sent by services. */
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

const fact = { labelId: Id, name: z.string() };
/** A group has one more label; shopping lists give it a place. */
export const LabelCreated = defineEvent('label.created', z.object(fact));
/** A label is called or coloured otherwise. */
export const LabelUpdated = defineEvent('label.updated', z.object(fact));
/** A label was deleted; its foods and items have none now. */
export const LabelDeleted = defineEvent('label.deleted', z.object(fact));
