import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons/Icon.js';
import { classes } from '../classes.js';
import styles from './Sortable.module.css';

export interface SortableItemProps {
  id: string;
  /** The name of the row in announcements. */
  name: string;
  className?: string | undefined;
  /** Renders the row with its handle. */
  children: (handle: ReactNode) => ReactNode;
}

/** A row of a `SortableList`. */
export function SortableItem({ id, name, className, children }: SortableItemProps) {
  const { t } = useTranslation();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      {...attributes}
      {...listeners}
      aria-label={t('sortable.move', { name })}
    >
      <Icon name="drag" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={classes(styles.item, isDragging && styles.dragged, className)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
}
