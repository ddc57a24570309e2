import { Skeleton } from '../../../shared/ui/page/Skeleton.js';
import styles from './SideDrawer.module.css';

const ENTRIES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The place of the drawer's entries while nobody knows yet who sits in front of it: nothing moves down afterwards. */
export function DrawerBones() {
  return (
    <>
      <Skeleton className={styles.userBone} />
      <ul className={styles.list} aria-hidden>
        {ENTRIES.map((entry) => (
          <li key={entry} className={styles.entryBone}>
            <Skeleton />
          </li>
        ))}
      </ul>
    </>
  );
}
