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

export interface RowTableProps<Row> {
  label: string;
  columns: readonly RowColumn<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
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
  actions?: (row: Row) => ReactNode;
}

/** A table with selection, sorting and pages. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { columns, selection, keyOf, nameOf, actions, page, total, onPage, sortable, ...table } = props;
  const [first, ...others] = columns;
  const all: Column<Row>[] = [
    {
      key: first?.key ?? 'row',
      title: first?.title ?? t('general.name'),
      isRowHeader: true,
      sortable: true,
      render: (row) => (
        <span className={styles.head}>
          <Checkbox
            aria-label={t('data.select-named', { name: nameOf(row) })}
            checked={selection.ids.has(keyOf(row))}
            onChange={({ target }) => selection.toggle(keyOf(row), target.checked)}
          />
          {first && show(first, row)}
        </span>
      ),
    },
    ...others.map((column): Column<Row> => ({
      key: column.key,
      title: column.title,
      sortable: sortable?.has(column.key) ?? true,
      render: (row) => show(column, row),
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

function show<Row>(column: RowColumn<Row>, row: Row) {
  if (column.render) return column.render(row);
  const text = column.text(row);
  return text ? <bdi>{text}</bdi> : null; // an empty cell takes no space on phones
}
