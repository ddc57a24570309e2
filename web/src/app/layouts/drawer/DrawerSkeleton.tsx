import { Skeleton } from '../../../shared/ui/page/Skeleton.js';
import styles from './SideDrawer.module.css';

const ENTRIES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The place of the drawer's entries until the session is known: nothing moves down afterwards. */
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
