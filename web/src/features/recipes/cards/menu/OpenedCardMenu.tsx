import { Suspense, useState } from 'react';
import type { MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { ButtonMenu } from '../../../../shared/ui/controls/overlays/ButtonMenu.js';
import { useMenuEntry } from '../../../../shared/ui/controls/overlays/use-menu-entry.js';
import { mayEdit } from '../../access/may-edit.js';
import { useDownload } from '../../menu/use-download.js';
import { useCardContext } from '../card-context.js';
import { CardMenuButton } from './CardMenuButton.js';
import { DeleteRecipe } from '../../deletion/DeleteRecipe.js';
import { lazyPart } from '../../../../shared/theme/lazy-part.js';

const PlanDialog = lazyPart(async () => ({ default: (await import('../../menu/PlanDialog.js')).PlanDialog }));
const AddToListDialog = lazyPart(async () => ({
  default: (await import('../../../../entities/shopping/add-to-list/AddToListDialog.js')).AddToListDialog,
}));
const ShareDialog = lazyPart(async () => ({ default: (await import('../../share/ShareDialog.js')).ShareDialog }));

type CardDialog = 'plan' | 'list' | 'share' | 'delete';

/** The menu of a card, initially open: the actions of the recipe page that make sense in a list. */
export function OpenedCardMenu({ recipe, member }: { recipe: RecipeSummary; member: UserOut }) {
  const entry = useMenuEntry();
  const { groupSlug } = useCardContext();
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const [dialog, setDialog] = useState<CardDialog | null>(null);
  const download = useDownload(recipe);
  const close = () => setDialog(null);
  const items: MenuProps['items'] = [
    entry('recipes', 'general.open', () => void navigate(`/g/${groupSlug}/r/${recipe.slug}`)),
    entry('calendar', 'recipe.add-to-plan', () => setDialog('plan')),
    entry('list', 'shopping-list.add-to-list', () => setDialog('list')),
    entry('share', 'recipe.share', () => setDialog('share')),
    entry('download', 'recipe.download', () => void download()),
    ...(mayEdit(member, recipe) ? [entry('trash', 'general.delete', () => setDialog('delete'), { danger: true })] : []),
  ];
  return (
    <>
      <ButtonMenu placement="bottomRight" open={open} onOpenChange={setOpen} menu={{ items }}>
        <CardMenuButton recipe={recipe} />
      </ButtonMenu>
      <Suspense>
        {dialog === 'plan' && <PlanDialog recipe={recipe} onClose={close} />}
        {dialog === 'list' && <AddToListDialog recipes={[{ slug: recipe.slug, scale: 1 }]} onClose={close} />}
        {dialog === 'share' && <ShareDialog recipe={recipe} groupSlug={groupSlug} onClose={close} />}
      </Suspense>
      <DeleteRecipe recipe={recipe} open={dialog === 'delete'} onClose={close} />
    </>
  );
}
