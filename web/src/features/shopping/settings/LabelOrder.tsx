import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import { useSave } from '../../../api/use-save.js';
import { LabelChip } from '../../../entities/catalogue/LabelChip.js';
import { useOrderLabelsMutation } from '../../../entities/shopping/shopping-lists.api.js';
import { moveItem } from '../../../shared/lists/list-edits.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { SortableItem } from '../../../shared/ui/sortable/SortableItem.js';
import { SortableList } from '../../../shared/ui/sortable/SortableList.js';
import styles from './Settings.module.css';

/** The order of the labels of a list. */
export function LabelOrder({ list, onClose }: { list: ShoppingListOut; onClose: () => void }) {
  const { t } = useTranslation();
  const [settings, setSettings] = useState(list.labelSettings);
  const [order, { isLoading }] = useOrderLabelsMutation();
  const { save, problem } = useSave('shopping-list.labels-reordered');
  const handleSave = async () => {
    if (await save(order({ listId: list.id, settings }))) onClose();
  };
  return (
    <Dialog
      open
      icon="sort"
      title={t('shopping-list.reorder-labels')}
      onClose={onClose}
      actions={
        <Button type="primary" loading={isLoading} disabled={settings.length === 0} onClick={() => void handleSave()}>
          {t('general.save')}
        </Button>
      }
    >
      {settings.length === 0 && <p>{t('shopping-list.no-labels-yet')}</p>}
      <SortableList
        ids={settings.map(({ id }) => id)}
        nameOf={(id) => settings.find((setting) => setting.id === id)?.label.name ?? ''}
        onMove={(from, to) => setSettings(moveItem(settings, from, to))}
      >
        <ol className={styles.labels}>
          {settings.map(({ id, label }) => (
            <SortableItem key={id} id={id} name={label.name} className={styles.label}>
              {(handle) => (
                <>
                  {handle}
                  <LabelChip label={label} />
                </>
              )}
            </SortableItem>
          ))}
        </ol>
      </SortableList>
      <FormError text={problem} />
    </Dialog>
  );
}
