import { languageTag } from '@larder/locales/languages/locales';

const NUMERIC_DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'numeric', day: 'numeric' };

/** A point in time in a language, by default its day in numbers. */
export function dateText(moment: string | Date, language: string, options = NUMERIC_DAY): string {
  // As in the planner: in Saudi Arabian Arabic, a browser may default to the Islamic calendar.
  return new Date(moment).toLocaleString(languageTag(language), { calendar: 'gregory', ...options });
}
