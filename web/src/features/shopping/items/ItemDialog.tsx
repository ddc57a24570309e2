import { useState } from 'react';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { CatalogueSelect } from '../../../entities/catalogue/CatalogueSelect.js';
import { LabelSelect } from '../../../entities/catalogue/LabelSelect.js';
import { useLabelFoodsMutation } from '../../../entities/catalogue/catalogue.api.js';
import type { ItemActions } from '../../../entities/shopping/use-item-actions.js';
import { QuantityInput } from '../../../shared/forms/fields/QuantityInput.js';
import { TextField } from '../../../shared/forms/fields/TextField.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import { editedItem, editOf, isEmpty, valuesOf, type ItemValues } from './item-values.js';
import styles from './Items.module.css';

export interface ItemDialogProps {
  /** As it was opened: what another device changes meanwhile must not count as a change of this form. */
  item: ShoppingItem;
  /** Another device has deleted it meanwhile. */
  isDeleted: boolean;
  itemActions: ItemActions;
  onDelete: () => void;
  onClose: () => void;
}

/** Edits an item. Selecting a food sets its label; the label can also be stored in the food, for all lists. */
export function ItemDialog({ item, isDeleted, itemActions, onDelete, onClose }: ItemDialogProps) {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast();
  const [values, setValues] = useState<ItemValues>(() => valuesOf(item));
  const [forFood, setForFood] = useState(false);
  const [labelFoods] = useLabelFoodsMutation();
  const set = (part: Partial<ItemValues>) => setValues({ ...values, ...part });
  const { food, label } = values;
  const offersFood = food !== null && (label?.id ?? null) !== food.labelId;
  const handleSave = async () => {
    const edit = editOf(values, item);
    if (isDeleted) itemActions.restore([editedItem(item, edit)]);
    else itemActions.edit(item, edit);
    onClose();
    if (!offersFood || !forFood) return;
    await showOutcome(labelFoods({ ids: [food.id], labelId: label?.id ?? null }));
  };
  return (
    <Dialog
      open
      icon="pen"
      title={t('shopping-list.edit-item')}
      onClose={onClose}
      actions={
        <Button type="primary" disabled={isEmpty(values)} onClick={() => void handleSave()}>
          {t(isDeleted ? 'shopping-list.add-again' : 'general.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        {isDeleted && <Notice level="warning" title={t('shopping-list.item-deleted-meanwhile')} />}
        {item.recipeReferences.length > 0 && <Notice level="warning" title={t('shopping-list.linked-item-warning')} />}
        <div className={styles.amount}>
          <div className={styles.field}>
            <span aria-hidden>{t('recipe-edit.quantity')}</span>
            <QuantityInput value={values.quantity} onChange={(quantity) => set({ quantity })} />
          </div>
          <div className={styles.field}>
            <span aria-hidden>{t('recipe-edit.unit')}</span>
            <CatalogueSelect
              kind="units"
              label={t('recipe-edit.unit')}
              value={values.unit}
              onChange={(unit) => set({ unit })}
            />
          </div>
        </div>
        <div className={styles.field}>
          <span aria-hidden>{t('recipe-edit.food')}</span>
          <CatalogueSelect
            kind="foods"
            label={t('recipe-edit.food')}
            value={food}
            onChange={(value) => set({ food: value, label: value?.label ?? label })}
          />
        </div>
        <TextField label={t('shopping-list.note')} value={values.note} onChange={(note) => set({ note })} lines={1} />
        <div className={styles.field}>
          <span aria-hidden>{t('data.label')}</span>
          <LabelSelect value={label} onChange={(value) => set({ label: value })} />
        </div>
        {offersFood && (
          <Checkbox checked={forFood} onChange={({ target }) => setForFood(target.checked)}>
            {t('shopping-list.save-label', { food: food.name })}
          </Checkbox>
        )}
        {!isDeleted && (
          <div className={styles.footer}>
            <Button
              danger
              icon={<Icon name="trash" size={18} />}
              onClick={() => {
                onDelete();
                onClose();
              }}
            >
              {t('general.delete')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
