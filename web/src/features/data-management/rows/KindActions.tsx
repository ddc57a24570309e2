import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CatalogueKind, CatalogueRecords, Food } from '../../../entities/catalogue/catalogue.js';
import { downloadJson } from '../../../shared/urls/download-json.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import type { SeedKind } from '../../../entities/catalogue/seed.api.js';
import type { MergeKind } from '../merge.api.js';
import { AssignLabelDialog } from './AssignLabelDialog.js';
import { MergeDialog } from './MergeDialog.js';
import { SeedDialog } from './SeedDialog.js';

type AnyRecord = CatalogueRecords[CatalogueKind];

export interface KindActionsProps {
  kind: CatalogueKind;
  records: readonly AnyRecord[];
  selected: readonly AnyRecord[];
  onDone: () => void;
}

/** The actions of a table: merge, unless that is among the actions on selected rows; add defaults, export. */
export function KindActions({ kind, records, selected, onDone }: KindActionsProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'seed' | 'merge' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      {isMergeKind(kind) && selected.length < 2 && (
        <Button icon={<Icon name="merge" size={18} />} disabled={records.length < 2} onClick={() => setDialog('merge')}>
          {t('data.merge')}
        </Button>
      )}
      {isSeedKind(kind) && (
        <Button icon={<Icon name="seedling" size={18} />} onClick={() => setDialog('seed')}>
          {t('data.seed')}
        </Button>
      )}
      <IconButton icon="download" label={t('data.download')} onClick={() => downloadJson('export.json', records)} />
      {dialog === 'seed' && isSeedKind(kind) && (
        <SeedDialog kind={kind} hasRecords={records.length > 0} onClose={close} />
      )}
      {dialog === 'merge' && isMergeKind(kind) && (
        <MergeDialog kind={kind} selected={selected} onDone={onDone} onClose={close} />
      )}
    </>
  );
}

/** Actions on selected rows that only some kinds have. */
export function SelectionActions({ kind, selected, onDone }: Omit<KindActionsProps, 'records'>) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'label' | 'merge' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      {isMergeKind(kind) && selected.length > 1 && (
        <Button size="small" icon={<Icon name="merge" size={16} />} onClick={() => setDialog('merge')}>
          {t('data.merge')}
        </Button>
      )}
      {kind === 'foods' && (
        <Button size="small" icon={<Icon name="tag" size={16} />} onClick={() => setDialog('label')}>
          {t('data.assign-label')}
        </Button>
      )}
      {dialog === 'merge' && isMergeKind(kind) && (
        <MergeDialog kind={kind} selected={selected} onDone={onDone} onClose={close} />
      )}
      {dialog === 'label' && (
        // The selected rows of the foods page are foods.
        <AssignLabelDialog foods={selected as readonly Food[]} onDone={onDone} onClose={close} />
      )}
    </>
  );
}

const isMergeKind = (kind: CatalogueKind): kind is MergeKind => kind === 'foods' || kind === 'units';
const isSeedKind = (kind: CatalogueKind): kind is SeedKind => isMergeKind(kind) || kind === 'labels';
