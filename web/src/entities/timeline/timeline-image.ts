import type { TimelineEvent } from '@larder/contracts/recipe/social/timeline';
import { serverAddress } from '../../shared/urls/base-path.js';

/** Where the image of an event is. The version makes browsers keep it until it changes. */
export function timelineImage({ recipeId, id, updatedAt }: TimelineEvent): string {
  const version = encodeURIComponent(updatedAt);
  return serverAddress(`api/media/recipes/${recipeId}/images/timeline/${id}/min-original.webp?version=${version}`);
}
