import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';
import type { LiveMessage } from '../live/live-message.js';
import { useLiveMessages, useLiveStream } from '../live/use-live-updates.js';

const REFETCH: readonly LiveMessage['name'][] = ['ready', 'meal-plan', 'reset'];

/** Keeps the plan on screen up to date: with changes of other users, and when the user returns to the page. */
export function usePlanUpdates(): void {
  const dispatch = useDispatch();
  const refetchPlan = useCallback(() => dispatch(api.util.invalidateTags(['MealPlan'])), [dispatch]);
  const handleMessage = useCallback(
    ({ name }: LiveMessage) => {
      if (REFETCH.includes(name)) refetchPlan();
    },
    [refetchPlan],
  );
  useLiveMessages(handleMessage);
  useLiveStream(true);
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') refetchPlan();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [refetchPlan]);
}
