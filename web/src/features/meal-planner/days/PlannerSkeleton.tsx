import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/page/Skeleton.js';
import type { PlanDay } from './plan-days.js';
import styles from './Days.module.css';

/** The placeholder of the days while the entries are loading. */
export function PlannerSkeleton({ days }: { days: readonly PlanDay[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.days} aria-busy aria-label={t('general.loading')} role="status">
      {days.map(({ day }) => (
        <div key={day} className={styles.day} aria-hidden>
          <Skeleton className={styles.skeletonHead} />
          <Skeleton className={styles.skeletonCard} />
        </div>
      ))}
    </div>
  );
}
