import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';
import type { LiveMessage } from '../live/live-message.js';
import { useLiveMessages, useLiveStream } from '../live/use-live-updates.js';

const REFETCH: readonly LiveMessage['name'][] = ['ready', 'meal-plan', 'reset'];

/** Keeps the plan on screen up to date: with changes of other users, and when the user returns to the page. */
export function usePlanUpdates(): void {
  const dispatch = useDispatch();
  const refetchPlan = () => dispatch(api.util.invalidateTags(['MealPlan']));
  useLiveMessages(({ name }) => {
    if (REFETCH.includes(name)) refetchPlan();
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
