import type { TimelineEvent } from '@larder/contracts/recipe/social/timeline';
import { serverAddress } from '../../shared/urls/base-path.js';

/** The URL of an event's image. The version in the URL allows caching. */
export function timelineImage({ recipeId, id, updatedAt }: TimelineEvent): string {
  const version = encodeURIComponent(updatedAt);
  return serverAddress(`api/media/recipes/${recipeId}/images/timeline/${id}/min-original.webp?version=${version}`);
}
