import { useTranslation } from 'react-i18next';
import { EVENT_SECTIONS, eventTextKey } from '../event-sections.js';

/** The event of a delivery, in words: `Recipes: Created`. */
export function useKindText(): (kind: string) => string {
  const { t } = useTranslation();
  return (kind) => {
    if (kind === 'scheduled') return t('deliveries.scheduled');
    const section = EVENT_SECTIONS.find(({ events }) => events.some((event) => event === kind));
    const event = section?.events.find((each) => each === kind);
    if (!section || !event) return t('deliveries.test');
    const eventText = t(`notifier.event-${eventTextKey(event)}`);
    return t('deliveries.event', { section: t(`notifier.section-${section.key}`), event: eventText });
  };
}
