import { calendarText, type CalendarEntry } from './calendar-text.js';

const entry: CalendarEntry = {
  entryId: 7,
  date: '2026-03-29',
  summary: 'Dinner: Soup',
  description: '',
  url: null,
  createdAt: new Date('2026-03-01T10:00:00Z'),
  updatedAt: new Date('2026-03-02T10:00:00Z'),
  sequence: 2,
};
const linesOf = (changes: Partial<CalendarEntry>, name = 'Family') =>
  calendarText(name, 'h', [{ ...entry, ...changes }]).split('\r\n');

describe('the calendar of a plan', () => {
  it('has an event of the whole day for each entry, also on a day on which clocks change', () => {
    expect(linesOf({})).toEqual(
      expect.arrayContaining(['UID:entry-7@h.larder', 'DTSTART;VALUE=DATE:20260329', 'SUMMARY:Dinner: Soup']),
    );
  });

  it('keeps the lines of a text within its property', () => {
    expect(linesOf({ description: 'Soak\r\nATTENDEE:all\nServe' })).toContain(
      String.raw`DESCRIPTION:Soak\nATTENDEE:all\nServe`,
    );
  });

  it.each(['\u0085', '\u2028', '\u2029'])('keeps the text after the separator %j within its property', (separator) => {
    expect(linesOf({ description: `Soak${separator}BEGIN:VALARM` })).toContain(
      String.raw`DESCRIPTION:Soak\nBEGIN:VALARM`,
    );
  });

  it('has no control characters, for which apps refuse a calendar', () => {
    const lines = linesOf({ summary: 'Pea\u0000 soup\u000b', description: '\u007fSoak\u001b' }, 'Fam\u0008ily');

    expect(lines).toEqual(expect.arrayContaining(['X-WR-CALNAME:Family', 'SUMMARY:Pea soup', 'DESCRIPTION:Soak']));
  });
});
