import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';

/** Keeps the plan on screen up to date: it is read anew when a user comes back to the page. */
export function usePlanUpdates(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') dispatch(api.util.invalidateTags(['MealPlan']));
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [dispatch]);
}
