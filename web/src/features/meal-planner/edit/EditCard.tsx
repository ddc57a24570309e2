import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { nameOfEntry, type PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { plainMarkdown } from '../../../shared/text/plain-markdown.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { classes } from '../../../shared/ui/classes.js';
import { EntryImage } from '../days/EntryImage.js';
import type { PlanDay } from '../days/plan-days.js';
import days from '../days/Days.module.css';
import { beforeId, entryDragId, type DragItem, type DropTarget } from '../drag/drop-target.js';
import { EntryMenu } from './entry/EntryMenu.js';
import { MealChip } from './MealChip.js';
import { useDeleteEntry } from './entry/use-delete-entry.js';
import styles from './Edit.module.css';

export interface EditCardProps {
  entry: PlanEntry;
  day: PlanDay;
  onEdit: () => void;
}

/** A plan entry that can be dragged, edited or deleted. The handle supports keyboard drags. */
export function EditCard({ entry, day, onEdit }: EditCardProps) {
  const { t } = useTranslation();
  const name = nameOfEntry(entry);
  const remove = useDeleteEntry();
  const dragItem: DragItem = { kind: 'entry', entry };
  const target: DropTarget = { kind: 'before', day: entry.date, entry };
  const {
    attributes,
    listeners,
    isDragging,
    setActivatorNodeRef,
    setNodeRef: setDragged,
  } = useDraggable({
    id: entryDragId(entry.id),
    data: dragItem,
  });
  const { isOver, setNodeRef: setTarget } = useDroppable({ id: beforeId(entry.id), data: target });
  const note = plainMarkdown(entry.text || (entry.recipe?.description ?? ''));
  return (
    <article
      ref={(node) => {
        setDragged(node);
        setTarget(node);
      }}
      {...listeners}
      className={classes(styles.card, isDragging && styles.dragging, isOver && styles.before)}
    >
      <div className={styles.cardHead}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          id={entryDragId(entry.id)}
          className={styles.handle}
          aria-label={t('sortable.move', { name })}
          aria-describedby={attributes['aria-describedby']}
        >
          <Icon name="drag" />
        </button>
        <EntryImage recipe={entry.recipe} />
        <button type="button" className={styles.name} onClick={onEdit}>
          <bdi>{name}</bdi>
          {note && <small dir="auto">{note}</small>}
          <span className="visually-hidden">{t('general.edit')}</span>
        </button>
      </div>
      <div className={styles.cardFoot}>
        <MealChip entry={entry} />
        {entry.servings !== null && (
          <span className={days.facts}>{t('meal-plan.servings', { count: entry.servings })}</span>
        )}
        <span className={styles.end}>
          <EntryMenu entry={entry} day={day} />
          <IconButton
            icon="trash"
            iconSize={18}
            size="small"
            label={t('general.delete-named', { name })}
            onClick={() => void remove(entry)}
          />
        </span>
      </div>
    </article>
  );
}
