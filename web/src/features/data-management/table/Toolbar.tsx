import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Toolbar.module.css';

/** The toolbar of a table: search and actions. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}

export interface SelectionBarProps {
  count: number;
  /** How many rows there are to tick. */
  total: number;
  onAll: () => void;
  onNone: () => void;
  /** What can be done with the ticked rows. */
  children: ReactNode;
}

/** What can be done with the ticked rows; the actions appear with the first tick. */
export function SelectionBar({ count, total, onAll, onNone, children }: SelectionBarProps) {
  const { t } = useTranslation();
  if (total === 0) return null;
  return (
    <div className={styles.selection}>
      <Button size="small" type="text" onClick={count === total ? onNone : onAll}>
        {t(count === total ? 'data.select-none' : 'data.select-all', { total })}
      </Button>
      <span role="status">{count > 0 && t('data.selected', { count })}</span>
      {count > 0 && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
