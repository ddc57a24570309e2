import { z } from 'zod';

/** The data of an event, for services that accept more than text (docs/api/notifications.md#events). */
export const EventData = z.object({
  /** In snake_case, as `recipe_created`. */
  eventType: z.string(),
  integrationId: z.string(),
  documentData: z.record(z.string(), z.unknown()),
  eventId: z.string(),
  /** ISO 8601 in UTC. */
  timestamp: z.string(),
});
export type EventData = z.output<typeof EventData>;

/** A notification. */
export const Notification = z.object({ title: z.string(), text: z.string(), event: EventData.nullable() });
export type Notification = z.output<typeof Notification>;
