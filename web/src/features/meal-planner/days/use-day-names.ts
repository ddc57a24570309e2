import { useMemo } from 'react';
import { languageTag } from '@larder/locales/languages/locales';
import { useTranslation } from 'react-i18next';
import { utcDateOf } from '../../../shared/dates/calendar-days.js';

export interface DayNames {
  /** `Mon, Nov 23` */
  short: (day: string) => string;
  /** `Monday, November 23` */
  long: (day: string) => string;
  /** `Nov 23 – 29, 2026` */
  range: (start: string, end: string) => string;
  /** `Nov 23 – 29` */
  rangeInYear: (start: string, end: string) => string;
  /** `November 2026` */
  month: (day: string) => string;
}

/** Formats days in the language of the page. */
export function useDayNames(): DayNames {
  const { i18n } = useTranslation();
  const tag = languageTag(i18n.language);
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      // Plans use days of the Gregorian calendar in the time zone of the installation.
      new Intl.DateTimeFormat(tag, { timeZone: 'UTC', calendar: 'gregory', ...options });
    const short = format({ weekday: 'short', month: 'short', day: 'numeric' });
    const long = format({ weekday: 'long', month: 'long', day: 'numeric' });
    const whole = format({ year: 'numeric', month: 'short', day: 'numeric' });
    const dayOfYear = format({ month: 'short', day: 'numeric' });
    const month = format({ year: 'numeric', month: 'long' });
    return {
      short: (day) => short.format(utcDateOf(day)),
      long: (day) => long.format(utcDateOf(day)),
      range: (start, end) => whole.formatRange(utcDateOf(start), utcDateOf(end)),
      rangeInYear: (start, end) => dayOfYear.formatRange(utcDateOf(start), utcDateOf(end)),
      month: (day) => month.format(utcDateOf(day)),
    };
  }, [tag]);
}
