import { Skeleton, SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './RecipeCard.module.css';

/** The placeholder of a card, with its size. */
export function RecipeCardSkeleton({ tall = false }: { tall?: boolean }) {
  return (
    <div className={classes(styles.card, styles.skeleton, tall && styles.tall)}>
      <Skeleton className={styles.skeletonImage} />
      <div className={styles.body}>
        <Skeleton className={styles.skeletonName} />
        <SkeletonText lines={2} />
        <Skeleton className={styles.skeletonChips} />
      </div>
    </div>
  );
}
