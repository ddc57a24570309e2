import ical, { ICalCalendarMethod } from 'ical-generator';

/** Control characters, which the format forbids except for tabs and line breaks: apps may refuse the whole calendar. */
// oxlint-disable-next-line no-control-regex -- these are to be removed
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Some apps end a line, and so the property, at these characters. */
const LINE_SEPARATORS = /[\u0085\u2028\u2029]/g;

/** A plan entry as a calendar event. */
export interface CalendarEntry {
  entryId: number;
  /** `YYYY-MM-DD`; an all-day event without a time zone. */
  date: string;
  summary: string;
  description: string;
  /** The address of the recipe. */
  url: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Incremented with each change, so that calendars update the event. */
  sequence: number;
}

/**
 * The plan as iCalendar text (RFC 5545). The uid of an event is derived from the id of its entry, so it never changes.
 */
export function calendarText(name: string, householdId: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    name: withoutControlCharacters(name),
    prodId: { company: 'Larder', product: 'Meal plan', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3_600,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: `entry-${entry.entryId}@${householdId}.larder`,
      start: new Date(`${entry.date}T00:00:00.000Z`),
      allDay: true,
      summary: withoutControlCharacters(entry.summary),
      description: withoutControlCharacters(entry.description) || null,
      url: entry.url,
      created: entry.createdAt,
      stamp: entry.updatedAt,
      lastModified: entry.updatedAt,
      sequence: entry.sequence,
    });
  }
  return calendar.toString();
}

function withoutControlCharacters(text: string): string {
  return text.replaceAll(LINE_SEPARATORS, '\n').replaceAll(CONTROL_CHARACTERS, '');
}
