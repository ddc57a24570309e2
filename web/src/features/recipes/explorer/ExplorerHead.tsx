import type { ReactNode } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { ListCount } from '../lists/controls/ListCount.js';
import { reverse } from '../lists/controls/orders.js';
import { RandomButton } from '../lists/controls/RandomButton.js';
import type { RecipeListArgs } from '../lists/recipe-lists.api.js';
import { SortMenu } from '../lists/controls/SortMenu.js';
import { ViewToggle } from '../lists/controls/ViewToggle.js';
import { withOrder, ORDERS, type ExplorerQuery } from './query/explorer-query.js';
import styles from './ExplorerPage.module.css';

export interface ExplorerHeadProps {
  query: ExplorerQuery;
  list: RecipeListArgs | undefined;
  /** The number of matching recipes; undefined until it is loaded. */
  total: number | undefined;
  onChange: (query: ExplorerQuery) => void;
  /** The search field, between title and tools on wide screens. */
  children: ReactNode;
}

/** The head of the list: title, number of recipes and order. */
export function ExplorerHead({ query, list, total, onChange, children }: ExplorerHeadProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{t('general.recipes')}</h1>
        <ListCount total={total} />
      </div>
      {children}
      {total !== 0 && (
        <div className={styles.tools}>
          <RandomButton list={list} disabled={!total} />
          <SortMenu
            orders={ORDERS}
            order={query.orderBy}
            direction={query.orderDirection}
            onOrder={(order) => onChange(withOrder(query, order, nanoid(8)))}
            onFlip={() => onChange({ ...query, orderDirection: reverse(query.orderDirection) })}
          />
          <ViewToggle />
        </div>
      )}
    </header>
  );
}
