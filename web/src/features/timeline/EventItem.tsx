import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserSummary } from '@larder/contracts/identity/tenants/user';
import type { TimelineEvent } from '@larder/contracts/recipe/social/timeline';
import { dateText } from '../../shared/dates/date-text.js';
import { Icon } from '../../shared/icons/Icon.js';
import type { IconName } from '../../shared/icons/paths.js';
import { useSession } from '../../entities/session/use-session.js';
import { eventSubject } from '../../entities/timeline/event-subject.js';
import { EventMenu } from '../../entities/timeline/EventMenu.js';
import { mayChangeEvent } from '../../entities/timeline/may-change-event.js';
import { timelineImage } from '../../entities/timeline/timeline-image.js';
import { Avatar } from '../../shared/ui/avatar/Avatar.js';
import { Markdown } from '../../shared/ui/markdown/Markdown.js';
import { useBrokenImage } from '../../shared/hooks/elements/use-broken-image.js';
import styles from './Timeline.module.css';

const ICONS: Record<TimelineEvent['eventType'], IconName> = { comment: 'comment', info: 'info', system: 'gear' };

export interface EventItemProps {
  event: TimelineEvent;
  /** The author; undefined until the members are loaded, null when the user is none of them. */
  author: UserSummary | null | undefined;
  recipe: ReactNode;
}

/** A timeline event: time, author, text, recipe, optional image. */
export function EventItem({ event, author, recipe }: EventItemProps) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const image = event.image === 'has image' ? timelineImage(event) : null;
  const [isBroken, markBroken] = useBrokenImage(image);
  const subject = eventSubject(t, event);
  return (
    <li className={styles.event}>
      <time className={styles.date} dateTime={event.timestamp}>
        {dateText(event.timestamp, i18n.language)}
      </time>
      <span className={styles.kind}>
        <Icon name={ICONS[event.eventType]} size={18} />
      </span>
      <article className={styles.what}>
        <header className={styles.head}>
          <Author author={author} />
          <h2 dir="auto">{subject}</h2>
          {mayChangeEvent(user, event) && <EventMenu event={event} />}
        </header>
        {recipe}
        {image && !isBroken && <img src={image} alt={subject} loading="lazy" onError={markBroken} />}
        <Markdown>{event.eventMessage ?? ''}</Markdown>
      </article>
    </li>
  );
}

/** The image or initials of the author; an icon for a former user, whose name is unknown. */
function Author({ author }: Pick<EventItemProps, 'author'>) {
  const { t } = useTranslation();
  const name = author === null ? t('timeline.former-user') : (author?.fullName ?? author?.username ?? '');
  return (
    <span className={styles.face} title={name}>
      {author ? <Avatar user={author} size={36} /> : author === null && <Icon name="user" size={20} />}
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
