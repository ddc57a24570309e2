import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { api, type ApiDispatch } from '../../api/api.js';
import { refetchStale } from '../live/refetch-stale.js';
import { unchangedMsOf, type LiveMessage } from '../live/live-message.js';
import { useLiveMessages, useLiveStream } from '../live/use-live-updates.js';

const REFETCH: readonly LiveMessage['name'][] = ['meal-plan', 'reset'];

/** Keeps the plan on screen up to date: with changes of other users, and when the user returns to the page. */
export function usePlanUpdates(): void {
  const dispatch = useDispatch<ApiDispatch>();
  const refetchPlan = () => dispatch(api.util.invalidateTags(['MealPlan']));
  useLiveMessages(({ name, data }) => {
    if (REFETCH.includes(name)) refetchPlan();
    if (name === 'ready') dispatch(refetchStale(['MealPlan'], unchangedMsOf('meal-plan', data)));
  });
  useLiveStream(true);
  const handleVisibility = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetchPlan();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);
}
