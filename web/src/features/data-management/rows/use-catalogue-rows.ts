import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueKind, CatalogueRecords } from '../../../entities/catalogue/catalogue.js';
import { findRows } from '../../../shared/lists/find-rows.js';
import type { TableSort } from '../../../shared/ui/data/DataTable.js';
import type { KindSpec } from '../kinds/kind-spec.js';
import { ROWS_PER_PAGE } from '../table/RowTable.js';
import { orderRows, pageOf } from '../table/order-rows.js';
import { useSelection } from '../table/use-selection.js';
import { useVisibleColumns } from '../table/use-visible-columns.js';

/** The visible rows: filtered by the text in visible columns, sorted and paged. */
export function useCatalogueRows<Kind extends CatalogueKind>(spec: KindSpec<Kind>, records: CatalogueRecords[Kind][]) {
  const { t, i18n } = useTranslation();
  const columns = spec.columns(t, i18n.language);
  const { visibleColumns, keys, setKeys } = useVisibleColumns(spec.kind, columns);
  const selection = useSelection();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<TableSort>(spec.sort);
  const [page, setPage] = useState(1);

  const matches = findRows(records, query, (record) => visibleColumns.map((column) => column.text(record)));
  const visiblePage = pageOf(orderRows(matches, columns, sort, i18n.language), page, ROWS_PER_PAGE);
  const table = { ...visiblePage, total: matches.length, onPage: setPage, sort, onSort: setSort };
  return { columns, visibleColumns, keys, setKeys, matches, table, selection, setQuery };
}
