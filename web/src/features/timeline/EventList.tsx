import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndReached } from '../../shared/hooks/elements/use-end-reached.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../shared/ui/page/Skeleton.js';
import { EventItems, type EventItemsProps } from './EventItems.js';
import { useListGroupEventsInfiniteQuery, type TimelineArgs } from './timeline.api.js';
import styles from './Timeline.module.css';

export interface EventListProps extends Pick<EventItemsProps, 'recipeCard'> {
  list: TimelineArgs;
  /** Shown when there are no events. */
  empty: ReactNode;
}

/** An infinite list of events. */
export function EventList({ list, recipeCard, empty }: EventListProps) {
  const { t } = useTranslation();
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useListGroupEventsInfiniteQuery(list);
  const canContinue = hasNextPage && !isError;
  const end = useEndReached(() => void fetchNextPage(), canContinue && !isFetching);
  if (isError && !data) return <PageMessage kind="error" onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={8} />;
  if (data.pages[0]?.total === 0) return empty;
  return (
    <>
      <ol className={styles.axis}>
        {data.pages.map((page) => (
          <EventItems key={page.page} events={page.items} recipeCard={recipeCard} />
        ))}
      </ol>
      <div ref={end} role="status">
        {isFetching && <span className="visually-hidden">{t('timeline.loading-more')}</span>}
        {canContinue && <SkeletonText lines={4} />}
      </div>
      {isError && <PageMessage kind="error" onRetry={() => void (hasNextPage ? fetchNextPage() : refetch())} />}
    </>
  );
}
