import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/user';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useSave } from '../../../api/use-save.js';
import { useSetLastMadeMutation } from '../content/recipe-page.api.js';
import { useAddTimelineEventMutation, useSetTimelineImageMutation } from '../timeline/recipe-timeline.api.js';
import { endOfDay, isLater } from '../../../shared/format/days.js';

export interface Making {
  comment: string;
  /** `yyyy-MM-dd`, local. */
  day: string;
  picture: File | null;
}

/** Tells that somebody made a recipe: an event, the date if it is the newest, a picture if there is one. */
export function useTellMade(recipe: Recipe, member: UserOut) {
  const { t } = useTranslation();
  const { save, problem } = useSave('recipe.added-to-timeline');
  const [addEvent, { isLoading: adding }] = useAddTimelineEventMutation();
  const [setLastMade, { isLoading: dating }] = useSetLastMadeMutation();
  const [setImage, { isLoading: picturing }] = useSetTimelineImageMutation();

  const send = async ({ comment, day, picture }: Making) => {
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
      const dated = await setLastMade({ recipeId: recipe.id, timestamp });
      if (dated.error) return dated;
    }
    return picture ? setImage({ eventId: added.data.id, picture }) : added;
  };
  return {
    busy: adding || dating || picturing,
    problem,
    /** True when everything is stored. */
    tell: (making: Making): Promise<boolean> => save(send(making)),
  };
}
