import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { nameOf, type CatalogueKind, type CatalogueRecords } from '../../../entities/catalogue/catalogue.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { SearchField } from '../../../shared/ui/data/SearchField.js';
import type { KindSpec } from '../kinds/kind-spec.js';
import { ColumnChoice } from '../table/ColumnChoice.js';
import { RowTable } from '../table/RowTable.js';
import { SelectionBar, Toolbar } from '../table/Toolbar.js';
import { DeleteRowsDialog } from './DeleteRowsDialog.js';
import { RowDialog } from './RowDialog.js';
import { KindActions, SelectionActions } from './KindActions.js';
import { useCatalogueRows } from './use-catalogue-rows.js';

export interface RowListProps<Kind extends CatalogueKind> {
  spec: KindSpec<Kind>;
  records: CatalogueRecords[Kind][];
}

/** The records of a kind with search, order, selection, create, edit and delete. */
export function RowList<Kind extends CatalogueKind>({ spec, records }: RowListProps<Kind>) {
  type KindRecord = CatalogueRecords[Kind];
  const { t } = useTranslation();
  const { kind } = spec;
  const { columns, visibleColumns, keys, setKeys, matches, table, selection, setQuery } = useCatalogueRows(
    spec,
    records,
  );
  const [edited, setEdited] = useState<KindRecord | 'new' | null>(null);
  const [deleted, setDeleted] = useState<readonly KindRecord[]>([]);
  const selected = records.filter(({ id }) => selection.ids.has(id));

  return (
    <>
      <Toolbar>
        <SearchField label={t(`data.${kind}.find`)} onChange={setQuery} />
        <ColumnChoice columns={columns} keys={keys} onChange={setKeys} />
        <KindActions kind={kind} records={records} selected={selected} onDone={selection.clear} />
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => setEdited('new')}>
          {t(`data.${kind}.create`)}
        </Button>
      </Toolbar>
      <SelectionBar
        count={selected.length}
        total={matches.length}
        onAll={() => selection.replace(matches.map(({ id }) => id))}
        onClear={selection.clear}
      >
        <SelectionActions kind={kind} selected={selected} onDone={selection.clear} />
        <Button danger size="small" icon={<Icon name="trash" size={16} />} onClick={() => setDeleted(selected)}>
          {t('general.delete')}
        </Button>
      </SelectionBar>
      <RowTable<KindRecord>
        {...table}
        label={t(`data.${kind}.title`)}
        columns={visibleColumns}
        selection={selection}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        empty={t(records.length === 0 ? `data.${kind}.empty` : 'admin.nothing-found')}
        actions={(record) => (
          <RowActions name={nameOf(record)} onEdit={() => setEdited(record)} onDelete={() => setDeleted([record])} />
        )}
      />
      {edited !== null && (
        <RowDialog
          spec={spec}
          record={edited === 'new' ? null : edited}
          records={records}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted.length > 0 && (
        <DeleteRowsDialog kind={kind} records={deleted} onDone={selection.clear} onClose={() => setDeleted([])} />
      )}
    </>
  );
}

function RowActions({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton icon="pen" label={t('data.edit-named', { name })} onClick={onEdit} />
      <IconButton icon="trash" label={t('general.delete-named', { name })} onClick={onDelete} />
    </>
  );
}
