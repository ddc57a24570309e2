import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useScale } from '../content/use-scale.js';
import { DeleteRecipe } from '../deletion/DeleteRecipe.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const DuplicateDialog = lazyPart(async () => ({ default: (await import('./DuplicateDialog.js')).DuplicateDialog }));
const PlanDialog = lazyPart(async () => ({ default: (await import('./PlanDialog.js')).PlanDialog }));
const AddToListDialog = lazyPart(async () => ({
  default: (await import('../../../entities/shopping/add-to-list/AddToListDialog.js')).AddToListDialog,
}));
const ShareDialog = lazyPart(async () => ({ default: (await import('../share/ShareDialog.js')).ShareDialog }));
const TimelineDialog = lazyPart(async () => ({
  default: (await import('../timeline/TimelineDialog.js')).TimelineDialog,
}));
const HistoryDialog = lazyPart(async () => ({ default: (await import('../history/HistoryDialog.js')).HistoryDialog }));
const PrintDialog = lazyPart(async () => ({ default: (await import('../print/PrintDialog.js')).PrintDialog }));

/** The dialogs of the recipe menu. */
export type RecipeDialog = 'duplicate' | 'plan' | 'list' | 'share' | 'timeline' | 'history' | 'print' | 'delete';

export interface RecipeDialogsProps {
  recipe: Recipe;
  groupSlug: string;
  open: RecipeDialog | null;
  onClose: () => void;
}

/** The dialogs of a recipe, each loaded on first use. */
export function RecipeDialogs({ recipe, groupSlug, open, onClose }: RecipeDialogsProps) {
  const navigate = useNavigate();
  const [scale] = useScale();
  return (
    <Suspense>
      {open === 'duplicate' && <DuplicateDialog recipe={recipe} groupSlug={groupSlug} onClose={onClose} />}
      {open === 'plan' && <PlanDialog recipe={recipe} onClose={onClose} />}
      {open === 'list' && <AddToListDialog recipes={[{ slug: recipe.slug, scale }]} onClose={onClose} />}
      {open === 'share' && <ShareDialog recipe={recipe} groupSlug={groupSlug} onClose={onClose} />}
      {open === 'timeline' && <TimelineDialog recipe={recipe} onClose={onClose} />}
      {open === 'history' && <HistoryDialog recipe={recipe} groupSlug={groupSlug} onClose={onClose} />}
      {open === 'print' && <PrintDialog recipe={recipe} onClose={onClose} />}
      <DeleteRecipe
        recipe={recipe}
        open={open === 'delete'}
        onClose={onClose}
        onDeleted={() => void navigate(`/g/${groupSlug}`, { replace: true })}
      />
    </Suspense>
  );
}
