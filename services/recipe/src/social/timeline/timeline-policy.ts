import type { Actor, TimelineEventType } from '@larder/contracts';

interface EventAuthorship {
  userId: string;
  eventType: TimelineEventType;
}

/**
 * Whether a member of the group may change or delete an event: its author and administrators; events of the product
 * cannot be changed.
 */
export function canChangeEvent(actor: Pick<Actor, 'userId' | 'admin'>, event: EventAuthorship): boolean {
  return event.eventType !== 'system' && (actor.admin || actor.userId === event.userId);
}

/** Whether the caller may write an event on behalf of a user. */
export function canWriteFor(actor: Pick<Actor, 'userId' | 'admin'>, userId: string): boolean {
  return actor.admin || actor.userId === userId;
}
