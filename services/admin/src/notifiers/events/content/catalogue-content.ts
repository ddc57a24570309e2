import type { CookbookCreated, CookbooksUpdated, OrganizerCreated, PayloadOf } from '@larder/contracts';
import { notificationText } from '@larder/locales';
import { localeOf, TEXT_KINDS, type Links, type NotificationContent, type Operation } from '../event-notification.js';

const TAG_EVENTS = { create: 'tagCreated', update: 'tagUpdated', delete: 'tagDeleted' } as const;
const CATEGORY_EVENTS = { create: 'categoryCreated', update: 'categoryUpdated', delete: 'categoryDeleted' } as const;

/** A tag or a category, which belongs to all households of the group; null for tools. */
export function organizerContent(
  operation: Operation,
  payload: PayloadOf<typeof OrganizerCreated>,
  links: Links,
): NotificationContent | null {
  const { kind, organizerId: id, name } = payload;
  if (kind === 'tools') return null;
  const isTag = kind === 'tags';
  const url = isTag ? links.tag(id) : links.category(id);
  const about = isTag
    ? { documentType: 'tag', operation, tagId: id }
    : { documentType: 'category', operation, categoryId: id };
  return {
    event: (isTag ? TAG_EVENTS : CATEGORY_EVENTS)[operation],
    text: notificationText(localeOf(payload), TEXT_KINDS[operation], { name, url }),
    documentData: about,
    topic: kind,
    forGroup: true,
  };
}

/** A cookbook that was created or deleted. */
export function cookbookContent(
  operation: 'create' | 'delete',
  payload: PayloadOf<typeof CookbookCreated>,
): NotificationContent {
  const { cookbookId, name } = payload;
  return {
    event: operation === 'create' ? 'cookbookCreated' : 'cookbookDeleted',
    text: notificationText(localeOf(payload), TEXT_KINDS[operation], { name }),
    documentData: { documentType: 'cookbook', operation, cookbookId },
    topic: 'cookbooks',
  };
}

/** One changed cookbook, or those that were changed by one request for several, also when it named only one. */
export function cookbooksContent(payload: PayloadOf<typeof CookbooksUpdated>): NotificationContent {
  const { cookbookIds, name } = payload;
  const [only] = cookbookIds;
  const about = name === undefined ? { cookbookIds } : { cookbookId: only };
  return {
    event: 'cookbookUpdated',
    text: name === undefined ? '' : notificationText(localeOf(payload), 'updated', { name }),
    documentData: { documentType: 'cookbook', operation: 'update', ...about },
    topic: 'cookbooks',
  };
}
