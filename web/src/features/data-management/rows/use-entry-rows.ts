import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueKind, CatalogueRecords } from '../../../entities/catalogue/catalogue.js';
import { findRows } from '../../../shared/format/find-rows.js';
import type { TableSort } from '../../../shared/ui/data/DataTable.js';
import type { KindSpec } from '../kinds/kind-spec.js';
import { ROWS_PER_PAGE } from '../table/EntryTable.js';
import { orderRows, pageOf } from '../table/order-rows.js';
import { useSelection } from '../table/use-selection.js';
import { useShownColumns } from '../table/use-shown-columns.js';

/** What of the records is on the screen: found by the text in shown columns, in order, by pages. */
export function useEntryRows<Kind extends CatalogueKind>(spec: KindSpec<Kind>, entries: CatalogueRecords[Kind][]) {
  const { t, i18n } = useTranslation();
  const columns = spec.columns(t, i18n.language);
  const { shown, keys, setKeys } = useShownColumns(spec.kind, columns);
  const selection = useSelection();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<TableSort>(spec.sort);
  const [page, setPage] = useState(1);

  const found = findRows(entries, query, (entry) => shown.map((column) => column.text(entry)));
  const here = pageOf(orderRows(found, columns, sort, i18n.language), page, ROWS_PER_PAGE);
  const table = { ...here, total: found.length, onPage: setPage, sort, onSort: setSort };
  return { columns, shown, keys, setKeys, found, table, selection, setQuery };
}
