import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { LiveRecipe } from '@larder/contracts/live/live';
import { api } from '../../api/api.js';
import { useLiveMessages } from '../live/use-live-updates.js';

/** Several changes cause one request. The delay is random, so that the browsers of a group do not all send it at once. */
const SETTLE_MS = 2_000;
const SPREAD_MS = 3_000;
/** The longest delay while changes keep arriving, e.g. during a bulk import. */
const MAX_DELAY_MS = 15_000;

/** Calls the handler for each change of one recipe by any user of the group; with null when changes may have been missed. */
export function useRecipeMessages(recipeId: string, onChange: (change: LiveRecipe | null) => void): void {
  useLiveMessages(({ name, data }) => {
    if (name === 'reset') return onChange(null);
    if (name !== 'recipe') return;
    const change = data as LiveRecipe; // sent by our own server
    if (change.recipeId === recipeId) onChange(change);
  });
}

/** Keeps the recipe lists on screen up to date with changes of other users. */
export function useRecipeListUpdates(): void {
  const dispatch = useDispatch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const deadline = useRef<number>(undefined);
  useLiveMessages(({ name }) => {
    if (name !== 'recipe' && name !== 'reset') return;
    const now = performance.now();
    const spreadMs = Math.random() * SPREAD_MS;
    deadline.current ??= now + MAX_DELAY_MS + spreadMs;
    const refetch = () => {
      deadline.current = undefined;
      dispatch(api.util.invalidateTags(['RecipeList']));
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(refetch, Math.min(SETTLE_MS + spreadMs, deadline.current - now));
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
