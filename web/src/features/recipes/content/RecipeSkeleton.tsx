import { Skeleton, SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import styles from './RecipeSkeleton.module.css';

/** The skeleton of a recipe page. */
export function RecipeSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <div className={styles.head}>
        <div className={styles.words}>
          <Skeleton className={styles.title} />
          <SkeletonText lines={3} />
          <Skeleton className={styles.chips} />
        </div>
        <Skeleton className={styles.image} />
      </div>
      <div className={styles.columns}>
        <SkeletonText lines={9} />
        <SkeletonText lines={12} />
      </div>
    </div>
  );
}
