import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitedGroup } from '../recipes.api.js';
import type { ExplorerQuery } from './explorer-query.js';
import { RandomButton } from './RandomButton.js';
import { SortMenu } from './SortMenu.js';
import styles from './ExplorerPage.module.css';

export interface ExplorerHeadProps {
  query: ExplorerQuery;
  /** How many recipes the query finds; undefined until it is known. */
  total: number | undefined;
  visited: VisitedGroup;
  onChange: (query: ExplorerQuery) => void;
  /** The search, between title and tools where there is room. */
  children: ReactNode;
}

/** What is listed, how much of it, in which order. */
export function ExplorerHead({ query, total, visited, onChange, children }: ExplorerHeadProps) {
  const { t, i18n } = useTranslation();
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{t('general.recipes')}</h1>
        <span className={styles.count} role="status">
          {total !== undefined &&
            total > 0 &&
            t('search.results', { count: total, shown: total.toLocaleString(i18n.language) })}
        </span>
      </div>
      {children}
      {total !== 0 && (
        <div className={styles.tools}>
          <RandomButton query={query} visited={visited} disabled={!total} />
          <SortMenu query={query} onChange={onChange} />
        </div>
      )}
    </header>
  );
}
