import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import type { LiveRecipe } from '@larder/contracts/live/live';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { api } from '../../../api/api.js';
import { useRecipeMessages } from '../../../entities/recipes/use-recipe-updates.js';

/**
 * Updates an open recipe when other users change it, also when its slug changes; while it is not `active`, as soon as it is
 * again.
 */
export function useLiveRecipe({ id, slug }: Recipe, groupSlug: string, active: boolean): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const missed = useRef<{ change: LiveRecipe | null }>(null);
  const handleChange = (change: LiveRecipe | null) => {
    missed.current = active ? null : { change };
    if (!active) return;
    if (change && change.change !== 'deleted' && change.slug !== slug)
      return void navigate({ pathname: `/g/${groupSlug}/r/${change.slug}`, search }, { replace: true });
    dispatch(api.util.invalidateTags([{ type: 'Recipe', id }]));
  };
  useRecipeMessages(id, handleChange);
  const handleMissed = useEffectEvent(() => {
    if (missed.current) handleChange(missed.current.change);
  });
  useEffect(() => {
    if (active) handleMissed();
  }, [active]);
}
