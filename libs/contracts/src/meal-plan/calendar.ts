import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { Nothing } from '../primitives/bodies.js';

/** The secret part of the address of a household's calendar; null when there is none. */
export const CalendarToken = z.object({ token: z.string().nullable() });
/** The address for calendar apps; null when there is none. */
export const CalendarFeed = z
  .object({
    url: z.string().nullable().describe('The address that calendar apps subscribe to; null when there is none.'),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.output<typeof CalendarFeed>;

export const ReadCalendarToken = defineMessage({
  subject: 'meal-plan.calendar.read-token',
  request: z.object({}),
  reply: CalendarToken,
  idempotent: true,
});
/** Creates a new address; the previous one becomes invalid. */
export const RenewCalendarToken = defineMessage({
  subject: 'meal-plan.calendar.renew-token',
  request: z.object({}),
  reply: CalendarToken,
});
export const RevokeCalendarToken = defineMessage({
  subject: 'meal-plan.calendar.revoke-token',
  request: z.object({}),
  reply: Nothing,
  idempotent: true,
});
/**
 * The plan of the household with this token as iCalendar text (RFC 5545); `baseUrl` is the base of links to its
 * recipes.
 */
export const ReadCalendar = defineMessage({
  subject: 'meal-plan.calendar.read',
  request: z.object({ token: z.string().max(200), baseUrl: z.string().max(2000) }),
  reply: z.object({ text: z.string() }),
  idempotent: true,
});
