import { useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useSave } from '../../../api/use-save.js';
import { usePatchRecipeMutation, type RecipePatch } from '../../../entities/recipes/own-recipes.api.js';
import { useLeaveGuard } from '../../../shared/forms/leave/use-leave-guard.js';
import { useDiscardRecipeMutation } from '../import.api.js';

export interface ReviewedImport {
  recipe: Recipe;
  groupSlug: string;
  /** The corrections. */
  changes: RecipePatch;
}

/** Saving and discarding of a reviewed import, and the navigation that follows. */
export function useReviewActions({ recipe, groupSlug, changes }: ReviewedImport) {
  const navigate = useNavigate();
  const [patch, patching] = usePatchRecipeMutation();
  const [discard, discarding] = useDiscardRecipeMutation();
  const saving = useSave('new-recipe.review-saved');
  const discardSave = useSave('new-recipe.discarded');
  const isCorrected = Object.keys(changes).length > 0;
  const { blocker, release } = useLeaveGuard(isCorrected);
  const page = (slug: string) => `/g/${groupSlug}/r/${slug}`;

  const leaveTo = (path: string) => {
    release();
    return navigate(path, { replace: true });
  };
  /** Stores the corrections; resolves to the slug, which follows the name, or null on failure. */
  const store = async (): Promise<string | null> => {
    if (!isCorrected) return recipe.slug;
    const call = patch({ slug: recipe.slug, changes });
    if (!(await saving.save(call))) return null;
    return (await call).data?.slug ?? recipe.slug;
  };
  return {
    blocker,
    isSaving: patching.isLoading,
    isDiscarding: discarding.isLoading,
    saveProblem: saving.problem,
    discardProblem: discardSave.problem,
    /** Saves, then shows the recipe, or the page `subpage` below it. */
    saveAndShow: async (subpage = '') => {
      const slug = await store();
      if (slug) await leaveTo(page(slug) + subpage);
    },
    /** Saves, then continues the navigation that the guard has stopped. */
    saveAndLeave: async () => {
      const slug = await store();
      if (!slug || blocker.state !== 'blocked') return;
      if (blocker.location.pathname === page(recipe.slug)) await leaveTo(page(slug));
      else blocker.proceed();
    },
    skip: () => navigate(page(recipe.slug), { replace: true }),
    discard: async () => {
      if (await discardSave.save(discard(recipe.slug))) await leaveTo(`/g/${groupSlug}/r/create/url`);
    },
  };
}
