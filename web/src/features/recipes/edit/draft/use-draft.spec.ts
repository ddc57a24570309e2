import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { moveItem } from '../../../../shared/lists/list-edits.js';
import { aRecipe, anIngredient } from '../../../../testing/builders.js';
import { useDraft } from './use-draft.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the draft of a recipe', () => {
  it('has no undo step for a change without effect, such as moving the last row down', () => {
    const recipe = aRecipe({ recipeIngredient: [anIngredient({ note: 'onions' }), anIngredient({ note: 'carrot' })] });
    const { result } = renderHook(() => useDraft({ recipe, etag: null }, 'recipe-draft'));
    const moveFirstTo = (place: number) =>
      act(() => result.current.change((draft) => ({ recipeIngredient: moveItem(draft.recipeIngredient, 0, place) })));

    moveFirstTo(0);
    expect(result.current.canUndo).toBe(false);
    moveFirstTo(1);
    expect(result.current.canUndo).toBe(true);
  });
});
