import { useTranslation } from 'react-i18next';
import styles from '../grid/RecipeGrid.module.css';

/** The number of recipes of a list; a live region. */
export function ListCount({ total }: { total: number | undefined }) {
  const { t } = useTranslation();
  return (
    <span className={styles.count} role="status">
      {total !== undefined && total > 0 && t('search.results', { count: total })}
    </span>
  );
}
