import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { problemText } from '../../../api/call-problem.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { toastAction } from '../../../shared/toasts/toast-actions.js';
import { useAddRecipeToListMutation } from '../shopping-lists.api.js';
import { ingredientsOf, type RecipeToAdd } from './ingredient-choice.js';

export interface AddRecipes {
  /** Adds the selected ingredients of each recipe, one recipe after another. */
  add: (listId: string, recipes: readonly RecipeToAdd[], selected: ReadonlySet<string>) => Promise<void>;
  /** The number of recipes added so far; null while nothing is being added. */
  done: number | null;
  problem: string | null;
}

/** Adds recipes to a list; a retry does not add the same recipes twice. */
export function useAddRecipes(onDone: () => void): AddRecipes {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [addRecipe] = useAddRecipeToListMutation();
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [added] = useState(() => new Set<string>());

  const add: AddRecipes['add'] = async (listId, recipes, selected) => {
    setProblem(null);
    setDone(0);
    for (const [index, toAdd] of recipes.entries()) {
      const { recipe, scale } = toAdd;
      const chosenIngredients = ingredientsOf(toAdd).filter(({ referenceId }) => selected.has(referenceId));
      const key = `${listId}/${recipe.id}`;
      if (chosenIngredients.length > 0 && !added.has(key)) {
        const { error } = await addRecipe({ listId, recipeId: recipe.id, scale, ingredients: chosenIngredients });
        if (error) {
          setProblem(problemText(t, error));
          return setDone(null);
        }
        added.add(key);
      }
      setDone(index + 1);
    }
    const open = () => void navigate(`/shopping-lists/${listId}`);
    const action = toastAction('shopping-list.open-list', open);
    dispatch(showToast({ level: 'success', key: 'shopping-list.added', values: { count: selected.size }, action }));
    return onDone();
  };
  return { add, done, problem };
}
