import type { TimelineEvent } from '@larder/contracts/recipe/social/timeline';
import { CREATION_SUBJECT } from '@larder/contracts/recipe/social/creation-subject';
import type { TFunction } from 'i18next';

/** The subject as it is shown: the one that the product writes in the language of the screen, others as written. */
export function eventSubject(t: TFunction, { eventType, subject }: TimelineEvent): string {
  return eventType === 'system' && subject === CREATION_SUBJECT ? t('recipe.recipe-created') : subject;
}
