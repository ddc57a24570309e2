import ical, { ICalCalendarMethod } from 'ical-generator';

/** An entry of the plan as calendars show it. */
export interface CalendarEntry {
  entryId: number;
  /** `YYYY-MM-DD`; an entry lasts all day, in whatever zone the calendar is. */
  date: string;
  summary: string;
  description: string;
  /** Where the recipe is. */
  url: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Grows with each change, so that calendars move the event. */
  sequence: number;
}

/** The plan as iCalendar text (RFC 5545). The id of an event is that of its entry, whatever changes. */
export function calendarText(name: string, householdId: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    name,
    prodId: { company: 'Larder', product: 'Meal plan', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3_600,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: `entry-${entry.entryId}@${householdId}.larder`,
      start: new Date(`${entry.date}T00:00:00.000Z`),
      allDay: true,
      summary: entry.summary,
      description: entry.description || null,
      url: entry.url,
      created: entry.createdAt,
      stamp: entry.updatedAt,
      lastModified: entry.updatedAt,
      sequence: entry.sequence,
    });
  }
  return calendar.toString();
}
