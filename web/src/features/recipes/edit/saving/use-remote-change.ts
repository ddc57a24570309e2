import { useEffect, useRef, useState } from 'react';
import { useRecipeMessages } from '../../../../entities/recipes/use-recipe-updates.js';
import { statusOf } from '../../../../api/call-problem.js';
import { differs } from '../draft/editable-fields.js';
import type { Version } from '../draft/stored-draft.js';
import { useLazyGetVersionQuery } from '../edit.api.js';

/** A change of another user since the recipe was opened; null without one. */
export type RemoteChange = { kind: 'changed'; theirs: Version } | { kind: 'deleted' } | null;

/** By then the response to this browser's own write has arrived. */
const SETTLE_MS = 1_000;
const NOT_FOUND = 404;

/** Loads the edited recipe again when another user changes it, or on `check`; the draft is not changed. */
export function useRemoteChange(base: Version): { change: RemoteChange; check: () => Promise<void> } {
  const [read] = useLazyGetVersionQuery();
  const [latest, setLatest] = useState<Version | 'deleted' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { id } = base.recipe;
  const check = async () => {
    const { data, error } = await read(id);
    if (error && statusOf(error) === NOT_FOUND) setLatest('deleted');
    else if (data && !error) setLatest(data);
  };
  useRecipeMessages(id, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void check(), SETTLE_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  if (latest === 'deleted') return { change: { kind: 'deleted' }, check };
  const isOther = latest && latest.etag !== base.etag && differs(base.recipe, latest.recipe);
  return { change: isOther ? { kind: 'changed', theirs: latest } : null, check };
}
