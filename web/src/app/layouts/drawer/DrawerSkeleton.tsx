import { Skeleton } from '../../../shared/ui/page/Skeleton.js';
import styles from './SideDrawer.module.css';

const ENTRIES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The placeholder of the entries until the session is loaded, which prevents layout shifts. */
export function DrawerSkeleton() {
  return (
    <>
      <Skeleton className={styles.userSkeleton} />
      <ul className={styles.list} aria-hidden>
        {ENTRIES.map((entry) => (
          <li key={entry} className={styles.linkSkeleton}>
            <Skeleton />
          </li>
        ))}
      </ul>
    </>
  );
}
