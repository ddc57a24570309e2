import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../shared/ui/classes.js';
import styles from './Toolbar.module.css';

/** The toolbar of a table: search and actions. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}

export interface SelectionBarProps {
  count: number;
  /** The number of selectable rows. */
  total: number;
  onAll: () => void;
  onClear: () => void;
  /** The actions on the selected rows. */
  children: ReactNode;
}

/**
 * The actions on the selected rows; visible from the first selection, wherever the page is scrolled to: at the top, on
 * phones at the bottom.
 */
export function SelectionBar({ count, total, onAll, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation();
  if (total === 0) return null;
  return (
    <div className={classes(styles.selection, count > 0 && styles.active)}>
      <Button size="small" type="text" onClick={count === total ? onClear : onAll}>
        {t(count === total ? 'data.select-none' : 'data.select-all', { total })}
      </Button>
      <div className={styles.selected}>
        <span role="status">{count > 0 && t('data.selected', { count })}</span>
        {count > 0 && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
