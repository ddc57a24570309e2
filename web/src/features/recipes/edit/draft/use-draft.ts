import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { differs } from './editable-fields.js';
import { addChange, createHistory, redo, undo, type History } from './history.js';
import { mergeRecipes } from './merge-recipes.js';
import { WriteQueue } from '../write-queue.js';
import { deleteDraft, saveDraft, readDraft, type Version } from './stored-draft.js';

const DEBOUNCE_MS = 300;

/** A change of a draft, computed from its current state. */
export type Change = (draft: Recipe) => Partial<Recipe>;
/** @param typedIn names the text field it was typed into, if it was */
export type Apply = (change: Change, typedIn?: string) => void;
/**
 * Applies a change that the server has stored already, e.g. an image: it does not count as unsaved, and undo keeps it.
 *
 * @param etag the ETag of the version with that change; null keeps the previous one
 */
export type ApplyStoredChange = (change: Change, etag: string | null) => void;

/** The part of the draft that uploads use. */
export interface ImmediateWrites {
  writes: WriteQueue;
  applyStoredChange: ApplyStoredChange;
}

interface DraftState {
  base: Version;
  history: History;
  /** The time of the restored draft; null without one. */
  restoredFrom: string | null;
}

/**
 * The draft of a recipe. Changes are stored on this device until they are saved or discarded, also over a reload or a
 * crash.
 *
 * @param opened the version of the server
 * @param key the storage key of the draft
 */
export function useDraft(opened: Version, key: string) {
  const [state, setState] = useState<DraftState>(() => initialState(opened, key));
  const { base, history, restoredFrom } = state;
  const dirty = differs(base.recipe, history.present);

  const change = useCallback<Apply>((apply, typedIn) => setState((now) => applyChange(now, apply, typedIn)), []);
  const moveInHistory = (step: (history: History) => History) =>
    setState((now) => ({ ...now, history: step(now.history) }));
  /** Restarts from another version, with another draft if one is given. */
  const restart = (version: Version, draft: Recipe = version.recipe) =>
    setState({ base: version, history: createHistory(draft), restoredFrom: null });
  const latest = useRef(history.present);
  useEffect(() => void (latest.current = history.present), [history.present]);
  /**
   * Continues after a draft was saved: what was typed while it was sent stays unsaved.
   *
   * @returns whether everything is saved
   */
  const continueFrom = (saved: Version, savedDraft: Recipe): boolean => {
    const { merged } = mergeRecipes(savedDraft, latest.current, saved.recipe);
    restart(saved, merged);
    return !differs(saved.recipe, merged);
  };
  const applyStoredChange = useCallback<ApplyStoredChange>(
    (apply, etag) => setState((now) => withServerChange(now, apply, etag)),
    [],
  );
  const [writes] = useState(() => new WriteQueue());
  useEffect(() => writes.continueFrom(base.etag), [writes, base.etag]);
  const immediate = useMemo(() => ({ writes, applyStoredChange }), [writes, applyStoredChange]);

  useStoredDraft(key, dirty ? { base, draft: history.present } : null);
  return {
    draft: history.present,
    base,
    dirty,
    restoredFrom,
    change,
    /** For changes that are sent immediately. */
    immediate,
    restart,
    continueFrom,
    undo: () => moveInHistory(undo),
    redo: () => moveInHistory(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Whether the last change was typed: then the browser's own undo is used. */
    wasTyped: history.typedIn !== null,
  };
}

export type DraftEditing = ReturnType<typeof useDraft>;

function initialState(opened: Version, key: string): DraftState {
  const stored = readDraft(key);
  if (!stored || stored.draft.id !== opened.recipe.id || !differs(stored.base.recipe, stored.draft)) {
    return { base: opened, history: createHistory(opened.recipe), restoredFrom: null };
  }
  return { base: stored.base, history: createHistory(stored.draft), restoredFrom: stored.savedAt };
}

/** A change without effect, e.g. moving the last row down, is no step of the history. */
function applyChange(state: DraftState, apply: Change, typedIn: string | undefined): DraftState {
  const { present } = state.history;
  const now = { ...present, ...apply(present) };
  if (JSON.stringify(now) === JSON.stringify(present)) return state;
  return { ...state, history: addChange(state.history, now, typedIn) };
}

function withServerChange({ base, history, restoredFrom }: DraftState, apply: Change, etag: string | null): DraftState {
  const take = (recipe: Recipe): Recipe => ({ ...recipe, ...apply(recipe) });
  return {
    restoredFrom,
    base: { etag: etag ?? base.etag, recipe: take(base.recipe) },
    history: {
      ...history,
      present: take(history.present),
      past: history.past.map(take),
      future: history.future.map(take),
    },
  };
}

/** Stores the draft shortly after each change, and immediately when the page is hidden. */
function useStoredDraft(key: string, unsaved: { base: Version; draft: Recipe } | null): void {
  const touched = useRef(false);
  const keep = useEffectEvent(() => {
    if (unsaved) saveDraft(key, { ...unsaved, savedAt: new Date().toISOString() });
    else if (touched.current) deleteDraft(key);
    touched.current = true;
  });
  const draft = unsaved?.draft ?? null;
  useEffect(() => {
    const timer = setTimeout(() => keep(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const handleLeave = () => keep();
    addEventListener('pagehide', handleLeave);
    return () => removeEventListener('pagehide', handleLeave);
  }, []);
}
