import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router';
import { showToast } from '../../shared/toasts/toast.slice.js';

/** Shows a recipe that has just come to be. The query goes first, so that Back does not import it again. */
export function useOpenRecipe(): (slug: string) => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { groupSlug } = useParams();
  return async (slug) => {
    await navigate({ search: '' }, { replace: true });
    await navigate(`/g/${groupSlug}/r/${slug}`);
    dispatch(showToast({ level: 'success', key: 'recipe.recipe-created' }));
  };
}
