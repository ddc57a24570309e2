import type { ReactNode } from 'react';
import { Checkbox, Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../shared/hooks/use-media.js';
import { DataTable, type Column, type TableSort } from '../../../shared/ui/data/DataTable.js';
import type { RowColumn } from './row-column.js';
import styles from './RowTable.module.css';
import type { Selection } from './use-selection.js';

/** Rows per page. */
export const ROWS_PER_PAGE = 15;

export interface RowTableProps<Entry> {
  label: string;
  columns: readonly RowColumn<Entry>[];
  /** The rows of this page. */
  rows: readonly Entry[];
  keyOf: (entry: Entry) => string;
  nameOf: (entry: Entry) => string;
  empty: string;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  /** Keys of the sortable columns; all when absent. */
  sortable?: ReadonlySet<string>;
  selection: Selection;
  page: number;
  total: number;
  onPage: (page: number) => void;
  /** Buttons at the end of each row. */
  actions?: (entry: Entry) => ReactNode;
}

/** A table with selection, sorting and pages. */
export function RowTable<Entry>(props: RowTableProps<Entry>) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { columns, selection, keyOf, nameOf, actions, page, total, onPage, sortable, ...table } = props;
  const [first, ...others] = columns;
  const all: Column<Entry>[] = [
    {
      key: first?.key ?? 'row',
      title: first?.title ?? t('general.name'),
      isRowHeader: true,
      sortable: true,
      render: (entry) => (
        <span className={styles.head}>
          <Checkbox
            aria-label={t('data.select-named', { name: nameOf(entry) })}
            checked={selection.ids.has(keyOf(entry))}
            onChange={({ target }) => selection.toggle(keyOf(entry), target.checked)}
          />
          {first && show(first, entry)}
        </span>
      ),
    },
    ...others.map((column): Column<Entry> => ({
      key: column.key,
      title: column.title,
      sortable: sortable?.has(column.key) ?? true,
      render: (entry) => show(column, entry),
    })),
    ...(actions ? [{ key: 'actions', title: t('data.actions'), isActions: true, render: actions }] : []),
  ];
  return (
    <>
      <DataTable {...table} columns={all} keyOf={keyOf} />
      <Pagination
        className={styles.pages}
        current={page}
        total={total}
        pageSize={ROWS_PER_PAGE}
        simple={isPhone}
        showSizeChanger={false}
        hideOnSinglePage
        onChange={onPage}
      />
    </>
  );
}

function show<Entry>(column: RowColumn<Entry>, entry: Entry) {
  if (column.render) return column.render(entry);
  const text = column.text(entry);
  return text ? <bdi>{text}</bdi> : null; // an empty cell takes no space on phones
}
