import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Formats day and time in the user's language: "Nov 23, 6:30 PM". */
export function useDayTime(): (moment: string) => string {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    });
    return (moment) => format.format(new Date(moment));
  }, [language]);
}
