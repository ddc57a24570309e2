import { useCallback, useEffect, useRef, useState } from 'react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useRecipeMessages } from '../../../../entities/recipes/use-recipe-updates.js';
import { statusOf } from '../../../../api/call-problem.js';
import { differs } from '../draft/editable-fields.js';
import type { Version } from '../draft/stored-draft.js';
import { useLazyReadVersionQuery } from '../edit.api.js';

/** The changes of other users since the recipe was opened. */
export type ChangedMeanwhile = { kind: 'changed'; theirs: Version } | { kind: 'deleted' } | null;

/** By then the response to this browser's own write has arrived. */
const SETTLE_MS = 1_000;
const NOT_FOUND = 404;

/** Loads the edited recipe again when it changes; the draft is not changed. */
export function useChangedMeanwhile(recipe: Recipe, base: Version): ChangedMeanwhile {
  const [read] = useLazyReadVersionQuery();
  const [latest, setLatest] = useState<Version | 'deleted' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { id } = recipe;
  const checkSoon = useCallback(() => {
    const look = async () => {
      const { data, error } = await read(id);
      if (error && statusOf(error) === NOT_FOUND) setLatest('deleted');
      else if (data && !error) setLatest(data);
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void look(), SETTLE_MS);
  }, [id, read]);
  useRecipeMessages(id, checkSoon);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (latest === 'deleted') return { kind: 'deleted' };
  const isOther = latest && latest.etag !== base.etag && differs(base.recipe, latest.recipe);
  return isOther ? { kind: 'changed', theirs: latest } : null;
}
