import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { api } from '../../../api/api.js';
import { useRecipeMessages } from '../../../entities/recipes/use-recipe-updates.js';

/** Updates an open recipe when other users change it, also when its slug changes. */
export function useLiveRecipe({ id, slug }: Recipe, groupSlug: string, active: boolean): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  useRecipeMessages(id, (change) => {
    if (!active) return;
    if (change && change.change !== 'deleted' && change.slug !== slug)
      return void navigate({ pathname: `/g/${groupSlug}/r/${change.slug}`, search }, { replace: true });
    dispatch(api.util.invalidateTags([{ type: 'Recipe', id }]));
  });
}
