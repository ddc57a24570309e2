import { useState } from 'react';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { ButtonMenu } from '../../../shared/ui/controls/overlays/ButtonMenu.js';
import { useMayEdit } from '../access/use-may-edit.js';
import { useReaderAccess } from '../access/reader-access.js';
import { RecipeMenuButton } from './RecipeMenuButton.js';
import { RecipeDialogs, type RecipeDialog } from './RecipeDialogs.js';
import { useDownload } from './use-download.js';
import { useRecipeActionItems } from './use-recipe-action-items.js';

export interface RecipeMenuProps {
  recipe: Recipe;
  groupSlug: string;
}

interface Entry {
  key: string;
  icon: IconName;
  label: string;
  danger?: boolean;
  onClick: () => void;
}

/** The menu of the recipe, initially open, without the actions that the user may not use. */
export function RecipeMenu({ recipe, groupSlug }: RecipeMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { member } = useReaderAccess();
  const editable = useMayEdit(recipe) && member !== null;
  const [open, setOpen] = useState(true);
  const [dialog, setDialog] = useState<RecipeDialog | null>(null);
  const download = useDownload(recipe);
  const actionItems = useRecipeActionItems(recipe, member !== null);
  const dialogEntry = (key: RecipeDialog, icon: IconName, label: string): Entry => ({
    key,
    icon,
    label: t(label),
    onClick: () => setDialog(key),
  });

  const entries: (Entry | false)[] = [
    editable && { key: 'edit', icon: 'pen', label: t('general.edit'), onClick: () => void navigate('?edit=true') },
    member !== null && dialogEntry('duplicate', 'copy', 'recipe.duplicate'),
    member !== null && dialogEntry('plan', 'clock', 'recipe.add-to-plan'),
    member !== null && dialogEntry('list', 'list', 'shopping-list.add-to-list'),
    member !== null && dialogEntry('share', 'share', 'recipe.share'),
    member !== null && dialogEntry('timeline', 'timeline', 'recipe.timeline'),
    member !== null && dialogEntry('history', 'clock', 'recipe-history.title'),
    dialogEntry('print', 'print', 'recipe-print.preferences'),
    member !== null && {
      key: 'download',
      icon: 'download',
      label: t('recipe.download'),
      onClick: () => void download(),
    },
    editable && { ...dialogEntry('delete', 'trash', 'general.delete'), danger: true },
  ];
  const items: MenuProps['items'] = [
    ...entries
      .filter((entry) => entry !== false)
      .map(({ icon, ...entry }) => ({ ...entry, icon: <Icon name={icon} size={18} /> })),
    ...actionItems,
  ];
  return (
    <>
      <ButtonMenu open={open} onOpenChange={setOpen} menu={{ items }}>
        <span>
          <RecipeMenuButton recipe={recipe} />
        </span>
      </ButtonMenu>
      <RecipeDialogs recipe={recipe} groupSlug={groupSlug} open={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
