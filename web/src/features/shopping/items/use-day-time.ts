import { useMemo } from 'react';
import { languageTag } from '@larder/locales/languages/locales';
import { useTranslation } from 'react-i18next';

/** Formats day and time in the user's language: "Nov 23, 6:30 PM". */
export function useDayTime(): (moment: string) => string {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(languageTag(language), {
      calendar: 'gregory',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    });
    return (moment) => format.format(new Date(moment));
  }, [language]);
}
