import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineEvent } from '@larder/contracts/recipe/timeline';
import { Icon } from '../../../shared/icons/Icon.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { timelineImage } from '../../../shared/timeline/timeline-image.js';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.js';
import { IconButton } from '../../../shared/ui/IconButton.js';
import { Markdown } from '../../../shared/ui/markdown/Markdown.js';
import { useReading } from '../reading.js';
import { useDeleteRecipeEventMutation } from './recipe-timeline.api.js';
import styles from './timeline.module.css';

const ICONS: Record<TimelineEvent['eventType'], IconName> = { comment: 'chefHat', info: 'info', system: 'gear' };

/** One thing that happened: when, what, and perhaps how it looked. */
export function RecipeEvent({ event }: { event: TimelineEvent }) {
  const { t, i18n } = useTranslation();
  const { member } = useReading();
  const [broken, setBroken] = useState(false);
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeleteRecipeEventMutation();
  const mine = event.eventType !== 'system' && (event.userId === member?.id || member?.admin);
  const handleDelete = async () => {
    const { error } = await remove(event.id);
    if (!error) setAsking(false);
  };
  return (
    <li className={styles.event}>
      <Icon name={ICONS[event.eventType]} />
      <div className={styles.what}>
        <strong dir="auto">{event.subject}</strong>
        <time dateTime={event.timestamp}>{new Date(event.timestamp).toLocaleDateString(i18n.language)}</time>
        {event.image === 'has image' && !broken && (
          <img src={timelineImage(event)} alt={event.subject} loading="lazy" onError={() => setBroken(true)} />
        )}
        <Markdown>{event.eventMessage ?? ''}</Markdown>
      </div>
      {mine && (
        <IconButton
          icon="trash"
          label={t('general.delete-named', { name: event.subject })}
          onClick={() => setAsking(true)}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={t('recipe.delete-event')}
        question={t('recipe.delete-event-question', { subject: event.subject })}
        confirmLabel={t('general.delete')}
        busy={isLoading}
        onConfirm={() => void handleDelete()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
