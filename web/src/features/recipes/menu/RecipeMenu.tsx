import { useState } from 'react';
import type { MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import type { IconName } from '../../../shared/icons/paths.js';
import { ButtonMenu } from '../../../shared/ui/controls/overlays/ButtonMenu.js';
import { useMenuEntry, type MenuEntryOptions } from '../../../shared/ui/controls/overlays/use-menu-entry.js';
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

/** The menu of the recipe, initially open, without the actions that the user may not use. */
export function RecipeMenu({ recipe, groupSlug }: RecipeMenuProps) {
  const entry = useMenuEntry();
  const navigate = useNavigate();
  const { member } = useReaderAccess();
  const editable = useMayEdit(recipe) && member !== null;
  const [open, setOpen] = useState(true);
  const [dialog, setDialog] = useState<RecipeDialog | null>(null);
  const download = useDownload(recipe);
  const actionItems = useRecipeActionItems(recipe, member !== null);
  const dialogEntry = (key: RecipeDialog, icon: IconName, label: string, options?: MenuEntryOptions) =>
    entry(icon, label, () => setDialog(key), options);

  const entries = [
    editable && entry('pen', 'general.edit', () => void navigate('?edit=true')),
    member !== null && dialogEntry('duplicate', 'copy', 'recipe.duplicate'),
    member !== null && dialogEntry('plan', 'calendar', 'recipe.add-to-plan'),
    member !== null && dialogEntry('list', 'list', 'shopping-list.add-to-list'),
    member !== null && dialogEntry('share', 'share', 'recipe.share'),
    member !== null && dialogEntry('timeline', 'timeline', 'recipe.timeline'),
    member !== null && dialogEntry('history', 'clock', 'recipe-history.title'),
    dialogEntry('print', 'print', 'recipe-print.preferences'),
    member !== null && entry('download', 'recipe.download', () => void download()),
    editable && dialogEntry('delete', 'trash', 'general.delete', { danger: true }),
  ];
  const items: MenuProps['items'] = [...entries.filter((item) => item !== false), ...actionItems];
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
