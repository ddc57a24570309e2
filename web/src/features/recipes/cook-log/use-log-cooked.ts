import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useSave } from '../../../api/use-save.js';
import { useSetLastMadeMutation } from '../content/recipe-page.api.js';
import { useAddTimelineEventMutation, useSetTimelineImageMutation } from '../timeline/recipe-timeline.api.js';
import { endOfDay, isLater } from '../../../shared/dates/local-days.js';

export interface CookLog {
  comment: string;
  /** `yyyy-MM-dd`, local. */
  day: string;
  image: File | null;
}

/**
 * Records that a user cooked a recipe: a timeline event, the date if it is the newest, and an image if there is one.
 * A retry of the same log does not add a second event.
 */
export function useLogCooked(recipe: Recipe, member: UserOut) {
  const { t } = useTranslation();
  const { save, problem } = useSave('recipe.added-to-timeline');
  const [addEvent, { isLoading: isAdding }] = useAddTimelineEventMutation();
  const [setLastMade, { isLoading: isSettingDate }] = useSetLastMadeMutation();
  const [setImage, { isLoading: isUploading }] = useSetTimelineImageMutation();
  const stored = useRef<{ eventMessage: string | null; timestamp: string; eventId: string }>(null);

  const storeEvent = async (eventMessage: string | null, timestamp: string) => {
    const subject = t('recipe.user-made-this', { name: member.fullName ?? member.username });
    const draft = { recipeId: recipe.id, subject, eventType: 'comment' as const, eventMessage, timestamp };
    const { data, error } = await addEvent(draft);
    if (data) stored.current = { eventMessage, timestamp, eventId: data.id };
    return error;
  };
  const send = async ({ comment, day, image }: CookLog) => {
    const eventMessage = comment.trim() || null;
    const timestamp = endOfDay(day);
    if (stored.current?.eventMessage !== eventMessage || stored.current.timestamp !== timestamp) {
      const error = await storeEvent(eventMessage, timestamp);
      if (error) return { error };
    }
    if (isLater(timestamp, recipe.lastMade)) {
      const { error } = await setLastMade({ recipeId: recipe.id, timestamp });
      if (error) return { error };
    }
    return image && stored.current ? setImage({ eventId: stored.current.eventId, image }) : {};
  };
  return {
    busy: isAdding || isSettingDate || isUploading,
    problem,
    /** True when everything is stored. */
    logCooked: (log: CookLog): Promise<boolean> => save(send(log)),
  };
}
