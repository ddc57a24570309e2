import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { RecipeCardSkeleton } from '../../cards/RecipeCardSkeleton.js';
import { useListLayout } from '../list-layout.js';
import styles from './RecipeGrid.module.css';

const PLACEHOLDERS = 9;

/** The placeholder of the first cards, until their number is known. */
export function RecipeGridSkeleton() {
  const { t } = useTranslation();
  const { columns, rowHeight, tall } = useListLayout();
  const place = { '--columns': columns, '--row-height': `${rowHeight}px` } as CSSProperties; // missing in React's types
  return (
    <ul className={styles.list} style={place} aria-busy aria-label={t('general.recipes')}>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <li key={index} className={styles.cell} aria-hidden>
          <RecipeCardSkeleton tall={tall} />
        </li>
      ))}
    </ul>
  );
}
