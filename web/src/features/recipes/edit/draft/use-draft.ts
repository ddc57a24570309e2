import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { differs } from './editable-fields.js';
import { addChange, createHistory, redo, undo, type History } from './history.js';
import { deleteDraft, saveDraft, readDraft, type Version } from './stored-draft.js';

const PAUSE_MS = 300;

/** A change of a draft, computed from its current state. */
export type Change = (draft: Recipe) => Partial<Recipe>;
/** @param typedIn names the text field it was typed into, if it was */
export type Apply = (change: Change, typedIn?: string) => void;
/**
 * Takes over what the server has changed by itself, e.g. an image: it is not unsaved, and undo does not lose it.
 *
 * @param etag the mark of the version with that change; null keeps the one before
 */
export type TakeOver = (change: Change, etag: string | null) => void;

/** What an upload reads from the draft and reports to it. */
export interface ImmediateWrites {
  etag: string | null;
  takeOver: TakeOver;
}

interface DraftState {
  base: Version;
  history: History;
  /** When the draft was made that this began with; null for a fresh start. */
  restoredFrom: string | null;
}

/**
 * A recipe being changed. What is typed is kept on this device until it is saved or discarded, also over a reload or a
 * crash.
 *
 * @param opened the recipe as the server has it
 * @param key    where the draft is kept
 */
export function useDraft(opened: Version, key: string) {
  const [state, setState] = useState<DraftState>(() => begin(opened, key));
  const { base, history, restoredFrom } = state;
  const dirty = differs(base.recipe, history.now);

  const change = useCallback<Apply>((apply, typedIn) => setState((now) => changed(now, apply, typedIn)), []);
  const travel = (step: (history: History) => History) => setState((now) => ({ ...now, history: step(now.history) }));
  /** Starts from another version, with another draft if one is given. */
  const restart = (version: Version, draft: Recipe = version.recipe) =>
    setState({ base: version, history: createHistory(draft), restoredFrom: null });
  const takeOver = useCallback<TakeOver>((apply, etag) => setState((now) => withServerChange(now, apply, etag)), []);
  const immediate = useMemo(() => ({ etag: base.etag, takeOver }), [base.etag, takeOver]);

  useStoredDraft(key, dirty ? { base, draft: history.now } : null);
  return {
    draft: history.now,
    base,
    dirty,
    restoredFrom,
    change,
    /** For what is sent at once instead of with the rest. */
    immediate,
    restart,
    undo: () => travel(undo),
    redo: () => travel(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Whether the last change was typed: then the browser's own undo is the better one. */
    wasTyped: history.typedIn !== null,
  };
}

export type DraftEditing = ReturnType<typeof useDraft>;

function begin(opened: Version, key: string): DraftState {
  const stored = readDraft(key);
  if (!stored || stored.draft.id !== opened.recipe.id || !differs(stored.base.recipe, stored.draft)) {
    return { base: opened, history: createHistory(opened.recipe), restoredFrom: null };
  }
  return { base: stored.base, history: createHistory(stored.draft), restoredFrom: stored.savedAt };
}

function changed(state: DraftState, apply: Change, typedIn: string | undefined): DraftState {
  const now = { ...state.history.now, ...apply(state.history.now) };
  return { ...state, history: addChange(state.history, now, typedIn) };
}

function withServerChange({ base, history, restoredFrom }: DraftState, apply: Change, etag: string | null): DraftState {
  const take = (recipe: Recipe): Recipe => ({ ...recipe, ...apply(recipe) });
  return {
    restoredFrom,
    base: { etag: etag ?? base.etag, recipe: take(base.recipe) },
    history: { ...history, now: take(history.now), past: history.past.map(take), future: history.future.map(take) },
  };
}

/** Keeps the draft a moment after each change, and at once when the page goes. */
function useStoredDraft(key: string, unsaved: { base: Version; draft: Recipe } | null): void {
  const touched = useRef(false);
  const keep = useEffectEvent(() => {
    if (unsaved) saveDraft(key, { ...unsaved, savedAt: new Date().toISOString() });
    else if (touched.current) deleteDraft(key);
    touched.current = true;
  });
  const draft = unsaved?.draft ?? null;
  useEffect(() => {
    const timer = setTimeout(() => keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const handleLeave = () => keep();
    addEventListener('pagehide', handleLeave);
    return () => removeEventListener('pagehide', handleLeave);
  }, []);
}
