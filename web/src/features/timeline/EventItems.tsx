import { useMemo, type ReactNode } from 'react';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import type { TimelineEvent } from '@larder/contracts/recipe/social/timeline';
import { useListGroupMembersQuery } from '../../entities/tenants/group-members.api.js';
import { Skeleton } from '../../shared/ui/page/Skeleton.js';
import { EventItem } from './EventItem.js';
import { useListRecipesByIdQuery } from './timeline.api.js';
import styles from './Timeline.module.css';

export interface EventItemsProps {
  /** Renders a recipe next to its event. */
  recipeCard: (recipe: RecipeSummary) => ReactNode;
  events: readonly TimelineEvent[];
}

/** A page of events; all their recipes are loaded with one request, with placeholders meanwhile. */
export function EventItems({ events, recipeCard }: EventItemsProps) {
  const ids = useMemo(() => [...new Set(events.map(({ recipeId }) => recipeId))].sort(), [events]);
  const { data: recipes, isLoading } = useListRecipesByIdQuery(ids, { skip: ids.length === 0 });
  const { data: members } = useListGroupMembersQuery();
  return events.map((event) => {
    const recipe = recipes?.find(({ id }) => id === event.recipeId);
    const author = members && (members.items.find(({ id }) => id === event.userId) ?? null);
    const card = isLoading ? <Skeleton className={styles.cardSkeleton} /> : recipe && recipeCard(recipe);
    return <EventItem key={event.id} event={event} author={author} recipe={card} />;
  });
}
