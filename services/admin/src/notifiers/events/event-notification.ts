import { snakeCase, type EventEnvelope, type SubscribableEvent } from '@larder/contracts';
import { FALLBACK_LOCALE, type NotificationKind } from '@larder/locales';
import { derivedId } from '@larder/service-kit';
import type { Notification } from '../notification.js';
import type { Audience } from '../notifier.repository.js';

/** The notification of an event: text for users, and data for programs. */
export interface EventNotification {
  event: SubscribableEvent;
  audience: Audience;
  notification: Notification;
  /** Events of the same kind and topic within a few seconds are a burst. */
  topic: string;
  /** The language of its texts. */
  locale: string;
}

/** The change of a record, as in the data of the event. */
export type Operation = 'create' | 'update' | 'delete';

/** The text for each kind of change. */
export const TEXT_KINDS: Record<Operation, NotificationKind> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
};

/** Links to records of the group. */
export interface Links {
  recipe: (slug: string) => string;
  tag: (id: string) => string;
  category: (id: string) => string;
}

/** The content of a notification about one event. */
export interface NotificationContent {
  event: SubscribableEvent;
  text: string;
  documentData: Record<string, unknown>;
  topic: string;
  /** Whether it is sent to all households of the group. */
  forGroup?: boolean;
  /** Distinguishes several notifications about one event. */
  part?: string;
}

/** The envelope of an event of a group. */
type GroupEvent = Pick<
  EventEnvelope,
  'eventId' | 'occurredAt' | 'groupId' | 'householdId' | 'integrationId' | 'locale'
>;

/** The language of texts about an event. */
export function localeOf({ locale = FALLBACK_LOCALE }: Pick<EventEnvelope, 'locale'>): string {
  return locale;
}

/** The notification about an event; null for an event without a group. */
export function toNotification(envelope: GroupEvent, content: NotificationContent): EventNotification | null {
  const { eventId, occurredAt, groupId, householdId, integrationId } = envelope;
  const { event, text, documentData, topic, forGroup = false, part } = content;
  if (groupId === null) return null;
  const data = {
    eventType: snakeCase(event),
    integrationId,
    documentData,
    eventId: part === undefined ? eventId : derivedId(`${eventId} ${part}`),
    timestamp: occurredAt,
  };
  const audience = { groupId, householdId: forGroup ? null : householdId };
  const notification = { title: titleOf(event), text, event: data };
  return { event, audience, notification, topic, locale: localeOf(envelope) };
}

/** Converts `recipeCreated` to `Recipe Created`. */
export function titleOf(event: string): string {
  return snakeCase(event)
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The links of a group. */
export function linksOf(baseUrl: string, groupSlug: string): Links {
  const group = `${baseUrl}/g/${groupSlug}`;
  return {
    recipe: (slug) => `${group}/r/${slug}`,
    tag: (id) => `${group}?tags=${id}`,
    category: (id) => `${group}?categories=${id}`,
  };
}
