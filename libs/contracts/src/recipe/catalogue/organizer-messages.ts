import { z } from 'zod';
import { defineBroadcast } from '../../messaging/define-broadcast.js';
import { defineEvent } from '../../messaging/define-event.js';
import { defineMessage } from '../../messaging/define-message.js';
import { definePagedList } from '../../paging/page.js';
import { Id } from '../../primitives/id.js';
import { SlugOrId } from '../../primitives/slug-or-id.js';
import { OrganizerKind, OrganizerQuery, OrganizerRecord } from './organizer.js';

export const ListOrganizers = definePagedList({
  subject: 'recipe.organizer.list',
  query: OrganizerQuery,
  item: OrganizerRecord,
});
export const ReadOrganizer = defineMessage({
  subject: 'recipe.organizer.read',
  request: z.object({ kind: OrganizerKind, id: Id }),
  reply: OrganizerRecord,
  idempotent: true,
});
/** An organizer by its slug; the gateway adds its recipes. */
export const ReadOrganizerBySlug = defineMessage({
  subject: 'recipe.organizer.read-by-slug',
  request: z.object({ kind: OrganizerKind, slug: SlugOrId }),
  reply: OrganizerRecord,
  idempotent: true,
});
/** Organizers of the group without recipes. */
export const ListEmptyOrganizers = defineMessage({
  subject: 'recipe.organizer.list-empty',
  request: z.object({ kind: OrganizerKind }),
  reply: z.array(OrganizerRecord),
  idempotent: true,
});
export const CreateOrganizer = defineMessage({
  subject: 'recipe.organizer.create',
  request: z.object({ kind: OrganizerKind, id: Id, name: z.string(), onHand: z.boolean().default(false) }),
  reply: OrganizerRecord,
  idempotent: true,
});
export const UpdateOrganizer = defineMessage({
  subject: 'recipe.organizer.update',
  request: z.object({ kind: OrganizerKind, id: Id, name: z.string(), onHand: z.boolean().default(false) }),
  reply: OrganizerRecord,
});
export const DeleteOrganizer = defineMessage({
  subject: 'recipe.organizer.delete',
  request: z.object({ kind: OrganizerKind, id: Id }),
  reply: OrganizerRecord,
});

const payload = { kind: OrganizerKind, organizerId: Id, slug: z.string(), name: z.string() };
export const OrganizerCreated = defineEvent('organizer.created', z.object(payload));
export const OrganizerUpdated = defineEvent('organizer.updated', z.object(payload));
export const OrganizerDeleted = defineEvent('organizer.deleted', z.object(payload));
/** The organizers of the group have changed, so that cached recipes are outdated. */
export const OrganizersChanged = defineBroadcast('organizers.changed', z.object({ groupId: Id }));
