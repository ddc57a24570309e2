import { useTranslation } from 'react-i18next';
import { useSave } from '../../../api/use-save.js';
import {
  useCreateMenuMutation,
  useRenameMenuMutation,
  type MenuItem,
  type PlanMenu,
} from '../../../entities/meal-plans/menus.api.js';
import type { PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import { NameDialog } from '../../../shared/forms/NameDialog.js';

export interface MenuNameDialogProps {
  /** The menu to rename; null saves entries as a new one. */
  menu: PlanMenu | null;
  entries: readonly PlanEntry[];
  onClose: () => void;
}

/** The name of a menu. */
export function MenuNameDialog({ menu, entries, onClose }: MenuNameDialogProps) {
  const { t } = useTranslation();
  const [create, creation] = useCreateMenuMutation();
  const [rename, change] = useRenameMenuMutation();
  const { save, problem } = useSave('meal-plan.menu-saved');
  const handleSave = (name: string) =>
    save(menu ? rename({ id: menu.id, name }) : create({ name, items: entries.map(itemOf) }));
  return (
    <NameDialog
      icon="book"
      title={menu ? t('meal-plan.rename') : t('meal-plan.save-as-menu')}
      action={t('general.save')}
      initialName={menu?.name ?? ''}
      isSaving={creation.isLoading || change.isLoading}
      problem={problem}
      onSave={handleSave}
      onClose={onClose}
    />
  );
}

const itemOf = ({ recipeId, title, entryType, servings }: PlanEntry): MenuItem => ({
  recipeId,
  title,
  entryType,
  servings,
});
