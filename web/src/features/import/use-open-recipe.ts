import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router';
import { showToast } from '../../shared/toasts/toast.slice.js';
import { pathAfterImport, type AfterImport } from './after-import/after-import.js';

/**
 * Opens a new recipe, unless the user has left the page meanwhile. The query is removed first, so that Back does not
 * import it again.
 */
export function useOpenRecipe(): (slug: string, after: AfterImport) => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { groupSlug = '' } = useParams();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return async (slug, after) => {
    if (isOpen.current) {
      await navigate({ search: '' }, { replace: true });
      await navigate(pathAfterImport(groupSlug, slug, after));
    }
    dispatch(showToast({ level: 'success', key: 'recipe.recipe-created' }));
  };
}
