import { Suspense, useMemo } from 'react';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useOwnGroup, useSession } from '../../../entities/session/use-session.js';
import { useLiveStream } from '../../../entities/live/use-live-updates.js';
import { useSearchParam } from '../../../shared/hooks/use-search-param.js';
import { ReaderAccessContext } from '../access/reader-access.js';
import { RecipeSkeleton } from '../content/RecipeSkeleton.js';
import { RecipeView } from './RecipeView.js';
import { useLiveRecipe } from './use-live-recipe.js';
import { useMayEdit } from '../access/use-may-edit.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const RecipeEditor = lazyPart(async () => ({ default: (await import('../edit/RecipeEditor.js')).RecipeEditor }));

/** A recipe to read or, with `?edit=true` and permission, to edit. */
export function RecipeModes({ recipe, groupSlug }: { recipe: Recipe; groupSlug: string }) {
  const [edit] = useSearchParam('edit');
  const { user } = useSession();
  const ownGroup = useOwnGroup();
  const editable = useMayEdit(recipe);
  const editing = editable && edit === 'true';
  useLiveStream(ownGroup && user !== null);
  useLiveRecipe(recipe, groupSlug, !editing);
  const reading = useMemo(() => ({ member: ownGroup ? user : null, share: null }), [ownGroup, user]);
  return (
    <ReaderAccessContext value={reading}>
      {user && editing ? (
        <Suspense fallback={<RecipeSkeleton />}>
          <RecipeEditor recipe={recipe} groupSlug={groupSlug} user={user} />
        </Suspense>
      ) : (
        <RecipeView recipe={recipe} groupSlug={groupSlug} />
      )}
    </ReaderAccessContext>
  );
}
