import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useSave } from '../../../api/use-save.js';
import { useSetLastMadeMutation } from '../content/recipe-page.api.js';
import { useAddTimelineEventMutation, useSetTimelineImageMutation } from '../timeline/recipe-timeline.api.js';
import { endOfDay, isLater } from '../../../shared/format/days.js';

export interface CookLog {
  comment: string;
  /** `yyyy-MM-dd`, local. */
  day: string;
  image: File | null;
}

/**
 * Records that a user cooked a recipe: a timeline event, the date if it is the newest, and an image if there is one.
 */
export function useLogCooked(recipe: Recipe, member: UserOut) {
  const { t } = useTranslation();
  const { save, problem } = useSave('recipe.added-to-timeline');
  const [addEvent, { isLoading: isAdding }] = useAddTimelineEventMutation();
  const [setLastMade, { isLoading: isSettingDate }] = useSetLastMadeMutation();
  const [setImage, { isLoading: isUploading }] = useSetTimelineImageMutation();

  const send = async ({ comment, day, image }: CookLog) => {
    const timestamp = endOfDay(day);
    const added = await addEvent({
      recipeId: recipe.id,
      subject: t('recipe.user-made-this', { name: member.fullName ?? member.username }),
      eventType: 'comment',
      eventMessage: comment.trim() || null,
      timestamp,
    });
    if (added.error) return added;
    if (isLater(timestamp, recipe.lastMade)) {
      const updated = await setLastMade({ recipeId: recipe.id, timestamp });
      if (updated.error) return updated;
    }
    return image ? setImage({ eventId: added.data.id, image }) : added;
  };
  return {
    busy: isAdding || isSettingDate || isUploading,
    problem,
    /** True when everything is stored. */
    logCooked: (log: CookLog): Promise<boolean> => save(send(log)),
  };
}
