import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { RecipeCardSkeleton } from '../../cards/RecipeCardSkeleton.js';
import { useListShape } from '../list-shape.js';
import styles from './RecipeGrid.module.css';

const BONES = 9;

/** Where the first cards will be, until their number is known. */
export function RecipeGridSkeleton() {
  const { t } = useTranslation();
  const { columns, rowHeight, tall } = useListShape();
  const place = { '--columns': columns, '--row-height': `${rowHeight}px` } as CSSProperties; // unknown to React's types
  return (
    <ul className={styles.list} style={place} aria-busy aria-label={t('general.recipes')}>
      {Array.from({ length: BONES }, (_, index) => (
        <li key={index} className={styles.cell} aria-hidden>
          <RecipeCardSkeleton tall={tall} />
        </li>
      ))}
    </ul>
  );
}
