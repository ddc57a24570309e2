import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useSession } from '../../../shared/session/use-session.js';
import { RecipeSkeleton } from './RecipeSkeleton.js';
import { RecipeView } from './RecipeView.js';
import { useMayEdit } from './use-may-edit.js';

const RecipeEditor = lazy(async () => ({ default: (await import('../edit/RecipeEditor.js')).RecipeEditor }));

/** A recipe to read, or with `?edit=true` to change, for those who may. */
export function RecipeModes({ recipe, groupSlug }: { recipe: Recipe; groupSlug: string }) {
  const [url] = useSearchParams();
  const { user } = useSession();
  const editable = useMayEdit(recipe);
  if (!user || !editable || url.get('edit') !== 'true') return <RecipeView recipe={recipe} groupSlug={groupSlug} />;
  return (
    <Suspense fallback={<RecipeSkeleton />}>
      <RecipeEditor recipe={recipe} groupSlug={groupSlug} user={user} />
    </Suspense>
  );
}
