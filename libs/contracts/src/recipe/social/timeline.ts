import { z } from 'zod';
import { defineError } from '../../errors/define-error.js';
import { defineEvent } from '../../messaging/define-event.js';
import { defineMessage } from '../../messaging/define-message.js';
import { IMAGE_TIMEOUT_MS } from '../../messaging/image-timeout.js';
import { definePagedList, PageQuery } from '../../paging/page.js';
import { Id } from '../../primitives/id.js';
import { Moment } from '../../primitives/moment.js';
import { NameText } from '../../primitives/name.js';

export const TimelineErrors = {
  recipeNotFound: defineError('recipe.timeline-recipe-not-found', {
    kind: 'not-found',
    shape: 'text',
    sentence: 'recipe not found',
  }),
};

/** `system` events are created by the product and cannot be changed. */
export const TimelineEventType = z.enum(['system', 'info', 'comment']).meta({ id: 'TimelineEventType' });
export type TimelineEventType = z.output<typeof TimelineEventType>;

/** Whether an event has images; clients compare these texts. */
export const TimelineImage = z.enum(['has image', 'does not have image']).meta({ id: 'TimelineEventImage' });
export type TimelineImage = z.output<typeof TimelineImage>;

/** An event of a recipe; group and household are the recipe's (docs/api/collaboration.md#timeline). */
export const TimelineEvent = z
  .object({
    recipeId: z.string(),
    userId: z.string(),
    subject: z.string().describe('The heading.'),
    eventType: TimelineEventType.describe('`system` events are created by the product and cannot be changed.'),
    eventMessage: z.string().nullable().describe('The text, in Markdown.'),
    image: TimelineImage.nullable().describe('Whether the event has an image.'),
    timestamp: z.string().describe('The time that the event is about.'),
    id: z.string(),
    groupId: z.string(),
    householdId: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'RecipeTimelineEventOut' });
export type TimelineEvent = z.output<typeof TimelineEvent>;

const Subject = NameText.min(1).max(1000);
/** Markdown. */
const Message = z.string().max(10_000);

/** A new event; `userId` defaults to the caller, `timestamp` to the current time. */
export const TimelineEventDraft = z
  .object({
    recipeId: Id,
    userId: Id.nullish(),
    subject: Subject,
    eventType: TimelineEventType,
    eventMessage: Message.nullish(),
    image: TimelineImage.nullish(),
    timestamp: Moment.nullish(),
  })
  .meta({ id: 'RecipeTimelineEventIn' });
export type TimelineEventDraft = z.output<typeof TimelineEventDraft>;

const changes = { subject: Subject, eventMessage: Message.nullish(), image: TimelineImage.nullish() };
/** The body of PUT: absent fields are kept; null removes the message. */
export const TimelineEventUpdate = z.object(changes).meta({ id: 'RecipeTimelineEventUpdate' });
export type TimelineEventUpdate = z.output<typeof TimelineEventUpdate>;
/** The body of PATCH. */
export const TimelineEventPatch = z
  .object({ ...changes, subject: Subject.optional() })
  .meta({ id: 'RecipeTimelineEventPatch' });
export type TimelineEventPatch = z.output<typeof TimelineEventPatch>;

export const TimelineImageReply = z
  .object({ image: TimelineImage.describe('Whether the event has an image.') })
  .meta({ id: 'UpdateTimelineImageResponse' });

const byId = z.object({ id: Id });

/** The events of all recipes of the caller's group. */
export const ListTimelineEvents = definePagedList({
  subject: 'recipe.timeline-event.list',
  query: PageQuery,
  item: TimelineEvent,
});
export const ReadTimelineEvent = defineMessage({
  subject: 'recipe.timeline-event.read',
  request: byId,
  reply: TimelineEvent,
  idempotent: true,
});
/** Whether the caller may change the event: checked before an image is received. */
export const ReadTimelineEventForEdit = defineMessage({
  subject: 'recipe.timeline-event.read-for-edit',
  request: byId,
  reply: byId,
  idempotent: true,
});
export const CreateTimelineEvent = defineMessage({
  subject: 'recipe.timeline-event.create',
  request: z.object({ id: Id, event: TimelineEventDraft }),
  reply: TimelineEvent,
  idempotent: true,
});
export const UpdateTimelineEvent = defineMessage({
  subject: 'recipe.timeline-event.update',
  request: z.object({ id: Id, changes: TimelineEventPatch }),
  reply: TimelineEvent,
});
export const DeleteTimelineEvent = defineMessage({
  subject: 'recipe.timeline-event.delete',
  request: byId,
  reply: TimelineEvent,
});
/** Creates the three WebP sizes from an upload in the object store. */
export const SetTimelineImage = defineMessage({
  subject: 'recipe.timeline-image.update',
  request: z.object({ id: Id, uploadKey: z.string() }),
  reply: TimelineImageReply,
  timeoutMs: IMAGE_TIMEOUT_MS,
});

/** Published for the household of the recipe. Not published for the event of the recipe's creation. */
const payload = z.object({ timelineEventId: Id, recipeId: Id, recipeSlug: z.string(), recipeName: z.string() });
export const TimelineEventCreated = defineEvent('timeline-event.created', payload);
export const TimelineEventUpdated = defineEvent('timeline-event.updated', payload);
export const TimelineEventDeleted = defineEvent('timeline-event.deleted', payload);
