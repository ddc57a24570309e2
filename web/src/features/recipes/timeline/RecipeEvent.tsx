import { useTranslation } from 'react-i18next';
import type { TimelineEvent } from '@larder/contracts/recipe/social/timeline';
import { dateText } from '../../../shared/dates/date-text.js';
import { Icon } from '../../../shared/icons/Icon.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { eventSubject } from '../../../entities/timeline/event-subject.js';
import { EventMenu } from '../../../entities/timeline/EventMenu.js';
import { mayChangeEvent } from '../../../entities/timeline/may-change-event.js';
import { timelineImage } from '../../../entities/timeline/timeline-image.js';
import { Markdown } from '../../../shared/ui/markdown/Markdown.js';
import { useReaderAccess } from '../access/reader-access.js';
import { useBrokenImage } from '../../../shared/hooks/elements/use-broken-image.js';
import styles from './timeline.module.css';

const ICONS: Record<TimelineEvent['eventType'], IconName> = { comment: 'chefHat', info: 'info', system: 'gear' };

/** A timeline event of the recipe: time, text, optional image; its author may edit it. */
export function RecipeEvent({ event }: { event: TimelineEvent }) {
  const { t, i18n } = useTranslation();
  const { member } = useReaderAccess();
  const image = event.image === 'has image' ? timelineImage(event) : null;
  const subject = eventSubject(t, event);
  const [isBroken, markBroken] = useBrokenImage(image);
  return (
    <li className={styles.event}>
      <Icon name={ICONS[event.eventType]} />
      <div className={styles.what}>
        <strong dir="auto">{subject}</strong>
        <time dateTime={event.timestamp}>{dateText(event.timestamp, i18n.language)}</time>
        {image && !isBroken && <img src={image} alt={subject} loading="lazy" onError={markBroken} />}
        <Markdown>{event.eventMessage ?? ''}</Markdown>
      </div>
      {mayChangeEvent(member, event) && <EventMenu event={event} />}
    </li>
  );
}
