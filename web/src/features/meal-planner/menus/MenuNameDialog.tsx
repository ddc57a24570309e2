import { useState } from 'react';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import { useSave } from '../../../api/use-save.js';
import { useSingleSubmit } from '../../../shared/forms/use-single-submit.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import {
  useCreateMenuMutation,
  useRenameMenuMutation,
  type MenuItem,
  type PlanMenu,
} from '../../../entities/meal-plans/menus.api.js';
import styles from './Menus.module.css';

const MAX_NAME_LENGTH = 255;

export interface MenuNameDialogProps {
  /** The menu to rename; null saves entries as a new one. */
  menu: PlanMenu | null;
  entries: readonly PlanEntry[];
  onClose: () => void;
}

/** The name of a menu. */
export function MenuNameDialog({ menu, entries, onClose }: MenuNameDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(menu?.name ?? '');
  const [create, creation] = useCreateMenuMutation();
  const [rename, change] = useRenameMenuMutation();
  const { save, problem } = useSave('meal-plan.menu-saved');
  const title = name.trim();
  const handleSave = useSingleSubmit(async () => {
    if (!title) return false;
    const call = menu ? rename({ id: menu.id, name: title }) : create({ name: title, items: entries.map(itemOf) });
    const isSaved = await save(call);
    if (isSaved) onClose();
    return isSaved;
  });
  return (
    <Dialog
      open
      icon="book"
      title={menu ? t('meal-plan.rename') : t('meal-plan.save-as-menu')}
      onClose={onClose}
      actions={
        <Button
          type="primary"
          disabled={!title}
          loading={creation.isLoading || change.isLoading}
          onClick={() => void handleSave()}
        >
          {t('general.save')}
        </Button>
      }
    >
      <label className={styles.field}>
        {t('general.name')}
        <Input
          autoFocus
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={() => void handleSave()}
        />
      </label>
      <FormError text={problem} />
    </Dialog>
  );
}

const itemOf = ({ recipeId, title, entryType, servings }: PlanEntry): MenuItem => ({
  recipeId,
  title,
  entryType,
  servings,
});
